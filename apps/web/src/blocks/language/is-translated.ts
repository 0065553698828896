/**
 * Whether the page can be shown in a language, as the build found them (without that build, in the workbench, all are taken for
 * complete). One that lacks texts is offered, and the page stays English meanwhile.
 */
export function isTranslated(code: string): boolean {
  return !import.meta.env.INCOMPLETE_LOCALES?.split(' ').includes(code);
}
