import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Undefined: nothing is chosen, for example because a value of one's own is typed beside it. */
  value: Value | undefined;
  onValueChange(value: NoInfer<Value>): void;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  /** `small` is 32 px high with a 44 px touch target. */
  size?: 'small' | 'medium';
  wide?: boolean;
  className?: string;
}

/** One of a few, all in sight: native radio buttons drawn as a row, so arrow keys and forms work by themselves. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onValueChange, options, size = 'medium', wide, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        'inline-flex max-w-full gap-0.5 rounded-control border border-border bg-surface-sunken p-0.5',
        wide && 'w-full',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative inline-flex select-none items-center justify-center rounded-[10px] border border-transparent px-3',
            'text-center text-sm leading-tight font-semibold text-text-muted transition-colors hover:text-text max-[24rem]:px-1.5 max-[24rem]:text-xs',
            'has-checked:border-border-strong has-checked:bg-surface-overlay has-checked:text-text has-disabled:opacity-50',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            size === 'small' ? 'min-h-7' : 'min-h-10',
            wide && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className={clsx(
              'absolute inset-x-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed',
              size === 'small' ? '-inset-y-2.5' : '-inset-y-1',
            )}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
