import { Switch as Base } from '@base-ui/react/switch';
import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  label: ReactNode;
  /** What it changes, in a sentence. */
  hint?: ReactNode;
  disabled?: boolean;
  /** The switch itself, to give it the focus. */
  switchRef?: Ref<HTMLElement>;
  className?: string;
}

/** A setting that is on or off and takes effect at once. The whole line is the target. */
export function Switch({ checked, onCheckedChange, label, hint, disabled, switchRef, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4', className)}>
      <label htmlFor={id} className="flex-1 cursor-pointer py-2 has-disabled:cursor-not-allowed">
        <span className="block text-base">{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="block text-sm text-text-muted">
            {hint}
          </span>
        ) : null}
      </label>
      <Base.Root
        {...(switchRef ? { ref: switchRef } : {})}
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        {...(disabled ? { disabled } : {})}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        className={clsx(
          'relative h-7 w-12 shrink-0 rounded-full border p-[3px] transition-colors after:absolute after:-inset-y-2.5 after:inset-x-0',
          'border-border-strong bg-surface-sunken data-[checked]:border-primary data-[checked]:bg-primary',
          'data-[disabled]:opacity-50',
        )}
      >
        <Base.Thumb
          className={clsx(
            'block size-5 rounded-full bg-border-strong shadow-knob transition-[translate,background-color]',
            'data-[checked]:translate-x-5 data-[checked]:bg-on-primary rtl:data-[checked]:-translate-x-5',
          )}
        />
      </Base.Root>
    </div>
  );
}
