/** The catalogue of the administrator's page. */
import { words } from "../../lib/catalogues";

export const adminWords = words("admin");
