/**
 * The setup of each file of component tests. The files share the modules that they load, so that hooks in one of these
 * would be those of the first file alone.
 */
import { afterEach } from "vitest";
import { leave } from "./page";

afterEach(leave);
