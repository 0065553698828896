import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { EntryInput, type EntryInputProps } from './entry-input';
import { HalvedText } from './halved-text';
import { useWidthChange } from './use-width-change';

export interface TextFieldProps extends Omit<EntryInputProps, 'prefix'> {
  label: ReactNode;
  /** The label is only read out, not shown. */
  isLabelHidden?: boolean;
  /** `row` sets the label at the start of the line and a narrow field at its end. */
  layout?: 'stacked' | 'row';
  hint?: ReactNode;
  /** Says what is wrong; marks the field invalid. */
  error?: ReactNode;
  /** A note that does not forbid the value. */
  warning?: ReactNode;
  /** Before and after the text, inside the frame: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/**
 * A line of text with a label, a hint and an error that are tied to it. Text that is longer than its field ends in an
 * ellipsis and stands whole below it.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    layout = 'stacked',
    hint,
    error,
    warning,
    value,
    prefix,
    suffix,
    className,
    id,
    ...rest
  } = props;
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const frame = useRef<HTMLDivElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const measure = () => {
    const input = frame.current?.querySelector('input');
    setTooLong(input != null && input.scrollWidth > input.clientWidth);
  };
  useLayoutEffect(measure);
  useWidthChange(() => [frame.current], measure);
  const notes = [
    { key: 'hint', text: hint, look: 'text-text-muted' },
    { key: 'warning', text: error ? undefined : warning, look: 'font-medium text-warning' },
    { key: 'error', text: error, look: 'font-medium text-danger' },
  ].filter(({ text }) => text);
  const isRow = layout === 'row';
  return (
    <div
      className={clsx(
        isRow ? 'flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1.5' : 'flex w-full flex-col gap-1.5',
        className,
      )}
    >
      <label
        htmlFor={inputId}
        className={isLabelHidden ? 'sr-only' : isRow ? 'min-w-0 flex-1 text-base' : 'text-sm font-medium text-text'}
      >
        {label}
      </label>
      <div
        ref={frame}
        className={clsx(
          'flex min-h-11 items-center gap-2 rounded-control border bg-surface-sunken px-3 transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
          error ? 'border-danger' : 'border-border-strong',
          isRow && 'w-40',
        )}
      >
        {prefix ? <span className="text-text-muted">{prefix}</span> : null}
        <EntryInput
          {...rest}
          id={inputId}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.map(({ key }) => `${inputId}-${key}`).join(' ') || undefined}
          className="h-11 w-full min-w-0 flex-1 bg-transparent text-base text-ellipsis text-text outline-none"
        />
        {suffix ? <span className="text-text-muted">{suffix}</span> : null}
      </div>
      {isTooLong && value !== '' ? (
        <p dir={rest.dir} aria-hidden className="w-full text-sm text-text tabular-nums">
          <HalvedText text={value} />
        </p>
      ) : null}
      {notes.map(({ key, text, look }) => (
        <p key={key} id={`${inputId}-${key}`} className={clsx('w-full text-sm', look)}>
          {text}
        </p>
      ))}
    </div>
  );
}
