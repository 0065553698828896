import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One of several pictures of which one is chosen: a radio button in its own look. */
export function ChoiceCard(props: {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const { group, isChosen, onChoose, label, disabled, children } = props;
  return (
    <label
      className={clsx(
        'relative flex cursor-pointer flex-col gap-2 rounded-card border p-2 transition-colors has-disabled:cursor-not-allowed has-disabled:opacity-50',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
        isChosen ? 'border-primary bg-primary-soft' : 'border-border hover:border-border-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
        className="absolute size-px opacity-0"
      />
      {children}
      <span className="px-1 pb-1 text-sm font-medium">{label}</span>
    </label>
  );
}
