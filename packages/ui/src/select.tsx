import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface SelectProps<Value extends string> {
  /** Accessible name; only `icon` is drawn of it. */
  label: string;
  icon: ReactNode;
  value: Value;
  onValueChange(value: NoInfer<Value>): void;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  look?: 'framed' | 'plain';
}

/** One of many, in the platform's own list, which phones draw best. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, icon, value, onValueChange, options, look = 'framed' } = props;
  const id = useId();
  return (
    <div
      className={clsx(
        'relative inline-flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-control border px-3 text-sm transition-colors',
        'hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
        look === 'framed' ? 'border-border' : 'border-transparent',
      )}
    >
      <label htmlFor={id} className="flex items-center gap-2 text-text-muted">
        {icon}
        <span className="sr-only">{label}</span>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className="min-h-11 min-w-11 max-w-72 text-ellipsis cursor-pointer appearance-none [field-sizing:content] bg-transparent pe-6 font-medium text-text outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-surface-overlay text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute end-3 text-text-muted" />
    </div>
  );
}
