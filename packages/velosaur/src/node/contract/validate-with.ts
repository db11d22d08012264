import type * as v from "valibot";
import type { PluginModule } from "./contract.ts";

type ValidateOptions = NonNullable<PluginModule["validateOptions"]>;
type ValidateThemeConfig = NonNullable<PluginModule["validateThemeConfig"]>;

/** For a plugin whose options are right when they fit a schema. */
export const validateOptionsWith =
  (schema: v.GenericSchema): ValidateOptions =>
  ({ options, validate }) =>
    validate(schema, options) as Record<string, unknown>;

/** For a theme whose part of the site's configuration is right when it fits a schema. */
export const validateThemeConfigWith =
  (schema: v.GenericSchema): ValidateThemeConfig =>
  ({ themeConfig, validate }) =>
    validate(schema, themeConfig) as Record<string, unknown>;
