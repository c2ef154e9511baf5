import "@fontsource-variable/bricolage-grotesque/wght.css";
import "../../../design/tokens.css"; import "../../../design/base.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import { mount } from "svelte"; import { texts } from "../../../texts/texts.svelte";
const q = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = q.get("theme") ?? "light";
await texts.speak((q.get("lang") ?? "en") as "en");
const { default: C } = q.has("scene") ? await import("./Desk.svelte") : await import("./Sheet.svelte");
mount(C, { target: document.body });
