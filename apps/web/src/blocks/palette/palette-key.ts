/** What a key press asks of the palette: `Ctrl/Cmd+K` toggles it anywhere, `/` opens it outside of fields. */
export function paletteKey(event: KeyboardEvent): 'toggle' | 'open' | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return undefined;
  const isCommand = event.ctrlKey !== event.metaKey;
  if (isCommand && !event.shiftKey && isLetterK(event)) return 'toggle';
  if (event.ctrlKey || event.metaKey || event.key !== '/' || isTyping(event.target)) return undefined;
  return 'open';
}

/** By the letter, or by the key's place where the layout has no Latin letters. */
function isLetterK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}

/** The field of a dialog that is closing still has the focus, but takes no typing. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[data-closed]') !== null) return false;
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
}
