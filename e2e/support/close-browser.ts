/** Runs with every spec. */

import { afterAll } from "vitest";
import { closeBrowser } from "./page.ts";

afterAll(closeBrowser);
