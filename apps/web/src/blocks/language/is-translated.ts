/** The languages whose texts are complete, as the build found them. Without that build (the workbench), English alone. */
const complete: readonly string[] = (import.meta.env.COMPLETE_LOCALES ?? 'en').split(' ');

/** Whether the page can be shown in a language. One that lacks texts is offered, and the page stays English meanwhile. */
export function isTranslated(code: string): boolean {
  return complete.includes(code);
}
