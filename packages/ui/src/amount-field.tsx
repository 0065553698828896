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
  /** The end of the label line: a balance, a Max button. */
  aside?: ReactNode;
  /** Below the number: its value in another unit. The line keeps its height while empty. */
  note?: ReactNode;
  /** Says what is wrong with the amount; marks the field invalid and is read with it. */
  error?: ReactNode;
  /** The number is an estimate that is being renewed; it is dimmed, not hidden. */
  isStale?: boolean;
}

const amountText = /^\d*\.?\d*$/;

/** A 28 px decimal amount with its currency. Wrong characters never arrive; length is held by `maxLength`. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValueChange, currency, aside, note, error, isStale, className, id, ...rest } = props;
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  return (
    <div
      className={clsx(
        'rounded-control border bg-surface-sunken px-4 pt-3 pb-2 transition-colors',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
        error ? 'border-danger' : 'border-border hover:border-border-strong',
        className,
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm text-text-muted">
        <label htmlFor={inputId}>{label}</label>
        {aside ? <div className="flex min-w-0 items-center gap-2">{aside}</div> : null}
      </div>
      <div className="mt-1.5 flex items-center gap-3">
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
            'h-11 w-full min-w-0 flex-1 bg-transparent text-xl font-medium text-text outline-none transition-opacity',
            isStale && 'opacity-60',
          )}
        />
        {currency}
      </div>
      <div className="flex min-h-5 items-center justify-between gap-3 text-sm">
        <span id={`${inputId}-note`} className="text-text-muted">
          {note}
        </span>
        {error ? (
          <span id={`${inputId}-error`} className="font-medium text-danger">
            {error}
          </span>
        ) : null}
      </div>
    </div>
  );
}
