/**
 * A formatted number without the invisible signs that some languages put around it. What shows it isolates it and says its
 * direction, so that they only turn its parts around.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u200E\u200F\u061C]/g, '');
}
