import { type ClipboardEvent, type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { type EntryKind, entryKind } from './entry-kind';

export interface EntryInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onPaste' | 'value'> {
  value: string;
  /** Called only with texts that `readText` gave, where there is one. */
  onValueChange(value: string, kind: EntryKind): void;
  /** The text to keep of what was entered. Undefined refuses it; the caller then says so beside the field. */
  readText?: ((entered: string, kind: EntryKind) => string | undefined) | undefined;
}

/**
 * The input of every field. While an input method composes, its text stands as it is, and is read as a whole at the end:
 * a text that changes in between is composed twice. What is pasted is read before the browser cuts it to `maxLength`.
 */
export function EntryInput({ value, onValueChange, readText, ...rest }: EntryInputProps) {
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined);
  const text = composed ?? value;

  // React puts the caret at the end of a value that it sets.
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = undefined;
  });

  function enter(entered: string, kind: EntryKind) {
    const next = readText ? readText(entered, kind) : entered;
    if (next !== undefined) onValueChange(next, kind);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (!readText) return;
    event.preventDefault();
    const input = event.currentTarget;
    const before = text.slice(0, input.selectionStart ?? text.length);
    const after = text.slice(input.selectionEnd ?? text.length);
    const read = readText(event.clipboardData.getData('text'), 'pasted');
    const next = read === undefined || before + after === '' ? read : readText(before + read + after, 'pasted');
    if (read === undefined || next === undefined) return;
    caret.current = { input, at: before.length + read.length };
    onValueChange(next, 'pasted');
  }

  return (
    <input
      type="text"
      {...rest}
      value={text}
      onPaste={paste}
      onCompositionStart={(event) => {
        isComposing.current = true;
        setComposed(event.currentTarget.value);
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        setComposed(undefined);
        enter(event.currentTarget.value, 'typed');
      }}
      onChange={(event) => {
        if (isComposing.current) setComposed(event.target.value);
        else enter(event.target.value, entryKind(event.nativeEvent));
      }}
    />
  );
}
