/** The catalogue of one's own deals, figures and devices. */
import { words } from "../../lib/catalogues";

export const mineWords = words("mine");
