interface ImportMetaEnv {
  /** Codes of the languages whose texts are complete, with spaces between; set by `plugins/locales-plugin.ts`. */
  readonly COMPLETE_LOCALES?: string;
}
