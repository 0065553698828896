/** The name of all pages under `prefix`; the longest matching prefix wins. Texts are English and translated when shown. */
export type PageTitle = {
  readonly prefix: string;
  readonly name: string;
  /** Put between name and product name ("Info & Analytics"). */
  readonly suffix?: string;
  readonly description?: string;
};
