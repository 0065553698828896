import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';

/** The button that opens and folds what belongs to a row or a card. */
export function FoldToggle(props: {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What it does now. */
  readonly label: string;
  /** What it belongs to, read out after the label. */
  readonly name: string;
  /** The id of what opens. */
  readonly controls: string;
  readonly className?: string;
}) {
  const { isOpen, onToggle, label, name, controls, className } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={clsx(
        'ui-row-toggle inline-flex min-h-11 items-center gap-1 text-sm font-semibold whitespace-nowrap text-primary',
        className,
      )}
    >
      {label}
      <span className="sr-only"> {name}</span>
      <ChevronDown size={18} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
    </button>
  );
}
