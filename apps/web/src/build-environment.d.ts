interface ImportMetaEnv {
  /** Codes of the languages that lack texts, with spaces between; set by `plugins/locales-plugin.ts`. */
  readonly INCOMPLETE_LOCALES?: string;
}
