import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface AmountFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  label: ReactNode;
  /** The text as typed; the caller parses it. */
  value: string;
  /** Called only with texts of digits and at most one point; a comma becomes a point. */
  onValueChange(value: string): void;
  /** The currency, or the button that picks it. */
  currency?: ReactNode;
  /** Below the number, at the start: its value in another unit. The line keeps its height while empty. */
  note?: ReactNode;
  /** Below the number, at the end: a balance, a Max button. */
  aside?: ReactNode;
  /** Says what is wrong with the amount; marks the field invalid and is read with it. */
  error?: ReactNode;
  /** The number is an estimate that is being renewed; it is dimmed, not hidden. */
  isStale?: boolean;
  /** One of several in a row: smaller, and without the line below the number. */
  isCompact?: boolean;
}

const amountText = /^\d*\.?\d*$/;

/** The longer the amount, the smaller its figures, so that it is read whole; the height of the line never changes. */
function figureSize(length: number): string {
  if (length <= 7) return 'text-xl sm:text-2xl';
  if (length <= 9) return 'text-lg sm:text-2xl';
  if (length <= 13) return 'text-lg sm:text-xl';
  // Not below 16 px, where phones zoom into a field.
  return length <= 18 ? 'text-base sm:text-lg' : 'text-base';
}

/** A decimal amount, the hero of its line, with its currency. Wrong characters never arrive; `maxLength` holds the length. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValueChange, currency, aside, note, error, isStale, isCompact, className, id, ...rest } =
    props;
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
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
      <div className="flex items-center gap-3">
        <input
          placeholder="0.0"
          {...rest}
          id={inputId}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            const next = event.target.value.replaceAll(',', '.');
            if (amountText.test(next)) onValueChange(next);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(note && `${inputId}-note`, error && `${inputId}-error`) || undefined}
          className={clsx(
            'w-full min-w-0 flex-1 bg-transparent font-medium text-text outline-none transition-opacity',
            isCompact ? 'h-10' : 'h-14',
            isCompact ? 'text-lg' : figureSize(value.length),
            isStale && 'opacity-70',
          )}
        />
        {currency}
      </div>
      {isCompact && !note && !error && !aside ? null : (
        <div className="flex min-h-6 items-center justify-between gap-3 text-sm text-text-muted">
          <span id={`${inputId}-note`} className="whitespace-nowrap">
            {note}
          </span>
          {error ? (
            <span id={`${inputId}-error`} className="font-medium text-danger">
              {error}
            </span>
          ) : null}
          {aside ? <div className="flex min-w-0 items-center gap-2">{aside}</div> : null}
        </div>
      )}
    </div>
  );
}
