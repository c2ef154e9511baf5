/** Puts the sheet of drawings into the page as soon as a piece of the game is needed, and only once. */

import { mount } from "svelte";
import Sheet from "./Sheet.svelte";

mount(Sheet, { target: document.body });
