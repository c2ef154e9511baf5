import "@fontsource-variable/bricolage-grotesque/wght.css";
import "../../../design/tokens.css";
import "../../../design/base.css";
import { mount } from "svelte";
import { texts } from "../../../texts/texts.svelte";
const q = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = q.get("theme") ?? "light";
await texts.speak((q.get("lang") ?? "en") as "en");
const page = q.get("page") ?? "gallery";
const pages: Record<string, () => Promise<any>> = {
  gallery: () => import("./Gallery.svelte"),
  picture: () => import("./PicturePage.svelte"),
};
mount((await pages[page]!()).default, { target: document.getElementById("app")! });
