import "@fontsource-variable/bricolage-grotesque/wght.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { report } from "./app/complaint";
import { failure } from "./app/failure.svelte";
import { changeOver, keepSite } from "./app/keeping";
import { paint, settings } from "./app/settings.svelte";
import { texts } from "./texts/texts.svelte";

/** What the page says as long as it is not there, and for good if it does not come. */
const apology = document.getElementById("failure-start")!;

failure.watch();
paint();
try {
  const [isLeft] = await Promise.all([changeOver(), texts.speak(settings.language)]);
  if (!isLeft) {
    mount(App, { target: document.getElementById("app")! });
    apology.remove();
    keepSite();
  }
} catch (error) {
  apologise();
  report("start", error);
}

/** Nothing of the client can be used here, not even its texts. */
function apologise(): void {
  for (const words of apology.children)
    (words as HTMLElement).hidden = words.getAttribute("lang") !== settings.language;
  const button = apology.querySelector<HTMLButtonElement>(`:scope > [lang="${settings.language}"] > button`)!;
  button.hidden = false;
  button.onclick = () => location.reload();
  apology.className = "here";
}
