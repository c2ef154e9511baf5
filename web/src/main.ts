import "@fontsource-variable/bricolage-grotesque/wght.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { paint, settings } from "./app/settings.svelte";
import { texts } from "./texts/texts.svelte";

paint();
await texts.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
