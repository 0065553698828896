import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { EntryInput, type EntryInputProps } from './entry-input';
import { fitField } from './fit-field';
import { useWidthChange } from './use-width-change';

export interface AmountFieldProps extends EntryInputProps {
  label: ReactNode;
  /** The text as typed; the caller parses it. */
  value: string;
  /** How an amount that was computed, not typed, reads in the page's language. Stands while the field has no focus. */
  shown?: string | undefined;
  /** All digits of the amount, for the title; `value` when absent. */
  exact?: string | undefined;
  /** The currency, or the button that picks it. */
  currency?: ReactNode;
  /** Below the number, at the start: its value in another unit. The line keeps its height while empty. */
  note?: ReactNode;
  /** Below the number, at the end: a balance, a Max button. */
  aside?: ReactNode;
  /** Says what is wrong with the amount; marks the field invalid and is read with it. */
  error?: ReactNode;
  /** One of several in a row: smaller, and without the line below the number. */
  isCompact?: boolean;
}

/**
 * A decimal amount, the hero of its line, with its currency. It is never cut without a mark: too long for its line, its
 * type shrinks to 16 px, then the currency moves below it; what is longer still ends in an ellipsis, stands whole below
 * the field and in its title. `data-amount` marks the input.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, shown, exact, currency, aside, note, error, ...others } = props;
  const { isCompact, className, id, title, onFocus, onBlur, ...rest } = others;
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const row = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const text = isFocused ? value : (shown ?? value);

  const fit = () => {
    if (row.current) setTooLong(!fitField(row.current));
  };
  useLayoutEffect(fit);
  useWidthChange(() => [row.current, row.current?.lastElementChild], fit);
  return (
    <div
      className={clsx(
        'rounded-control border bg-surface-sunken px-4 pt-3 pb-2.5 transition-colors',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
        error ? 'border-danger' : 'border-border hover:border-border-strong',
        className,
      )}
    >
      <label htmlFor={inputId} className="block text-sm text-text-muted">
        {label}
      </label>
      <div
        ref={row}
        className="flex items-center gap-x-3 data-stacked:flex-col data-stacked:items-stretch data-stacked:pb-1.5"
      >
        <EntryInput
          placeholder="0.0"
          // An amount reads from left to right in every language.
          dir="ltr"
          {...rest}
          id={inputId}
          data-amount=""
          title={text === '' ? title : (exact ?? value)}
          value={text}
          onFocus={(event) => {
            setFocused(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            onBlur?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(note && `${inputId}-note`, error && `${inputId}-error`) || undefined}
          className={clsx(
            'w-full min-w-0 flex-1 bg-transparent font-medium text-ellipsis text-text outline-none transition-opacity rtl:text-right',
            isCompact ? 'h-11 min-h-11 text-lg' : 'h-14 min-h-14 text-xl sm:text-2xl',
          )}
        />
        {currency ? <div className="flex max-w-full shrink-0 justify-end">{currency}</div> : null}
      </div>
      {isTooLong ? (
        <p
          dir="ltr"
          aria-hidden
          className="py-1 text-sm text-text tabular-nums [overflow-wrap:anywhere] rtl:text-right"
        >
          {text}
        </p>
      ) : null}
      {isCompact && !note && !aside ? null : (
        // 10 px between the currency and Max, whose touch target reaches that far above it.
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 pt-1 text-sm text-text-muted">
          <span id={`${inputId}-note`} className="max-w-full min-w-0 [overflow-wrap:anywhere]">
            {note}
          </span>
          {aside ? (
            <div className="ms-auto flex max-w-full min-w-0 flex-wrap items-center justify-end gap-x-2">{aside}</div>
          ) : null}
        </div>
      )}
      <p id={`${inputId}-error`} role="status" className="text-sm font-medium text-danger [overflow-wrap:anywhere]">
        {error}
      </p>
    </div>
  );
}
