/** The word to type before something dangerous. */
export const confirmWord = 'confirm';

/** Whether the typed text is the confirm word: exactly `confirm`, surrounding white space ignored. */
export function isConfirmWord(text: string): boolean {
  return text.trim() === confirmWord;
}
