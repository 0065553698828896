import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CheckboxProps {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A tick with its sentence; both are the target. */
export function Checkbox({ checked, onCheckedChange, label, disabled, className }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={clsx(
            'size-6 cursor-[inherit] appearance-none rounded-mark border border-border-strong bg-surface-sunken',
            'transition-colors checked:border-primary checked:bg-primary',
          )}
        />
        {checked ? (
          <Check size={16} strokeWidth={3} aria-hidden className="pointer-events-none absolute text-on-primary" />
        ) : null}
      </span>
      <span className="flex-1 py-2 text-base">{label}</span>
    </label>
  );
}
