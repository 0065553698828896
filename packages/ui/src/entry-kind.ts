/**
 * How a text came into a field: key by key or from an input method, or as a whole by pasting, dropping, dictation or a helper
 * of the browser.
 */
export type EntryKind = 'typed' | 'pasted';

/** How the change that an `input` event tells of came about. Deleting and undoing count as typing. */
export function entryKind(event: Event): EntryKind {
  const { inputType, data } = event as InputEvent;
  // Set by a script, which has nothing to say of it.
  if (!inputType || inputType.startsWith('delete') || inputType.startsWith('history')) return 'typed';
  if (/Composition/.test(inputType)) return 'typed';
  return inputType === 'insertText' && [...(data ?? '')].length <= 1 ? 'typed' : 'pasted';
}
