import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'prefix' | 'value'> {
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
  value: string;
  onValueChange(value: string): void;
  /** Before and after the text, inside the frame: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** A line of text with a label, a hint and an error that are tied to it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    layout = 'stacked',
    hint,
    error,
    warning,
    value,
    onValueChange,
    prefix,
    suffix,
    className,
    id,
    ...rest
  } = props;
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
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
        className={clsx(
          'flex min-h-11 items-center gap-2 rounded-control border bg-surface-sunken px-3 transition-colors',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
          error ? 'border-danger' : 'border-border-strong',
          isRow && 'w-40',
        )}
      >
        {prefix ? <span className="text-text-muted">{prefix}</span> : null}
        <input
          type="text"
          {...rest}
          id={inputId}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.map(({ key }) => `${inputId}-${key}`).join(' ') || undefined}
          className="h-11 w-full min-w-0 flex-1 bg-transparent text-base text-text outline-none"
        />
        {suffix ? <span className="text-text-muted">{suffix}</span> : null}
      </div>
      {notes.map(({ key, text, look }) => (
        <p key={key} id={`${inputId}-${key}`} className={clsx('w-full text-sm', look)}>
          {text}
        </p>
      ))}
    </div>
  );
}
