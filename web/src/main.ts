/** Starts the program: words first, then the page. */
import "@chelem/card-table/theme.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./router.svelte";
import { settings, show } from "./settings.svelte";
import { speak } from "./words";

show();
follow();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
