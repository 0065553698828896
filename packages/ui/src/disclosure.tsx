import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface DisclosureProps {
  /** Always in sight; a press opens the rest. */
  summary: ReactNode;
  /** Stands before the arrow. */
  aside?: ReactNode;
  /** Leave both out to let it keep its own state. */
  open?: boolean;
  onOpenChange?(open: boolean): void;
  className?: string;
  children: ReactNode;
}

/** A row of details that folds. */
export function Disclosure({ summary, aside, open, onOpenChange, className, children }: DisclosureProps) {
  const [isOpenInside, setOpenInside] = useState(false);
  const isOpen = open ?? isOpenInside;
  const id = useId();
  return (
    <div className={clsx('rounded-control border border-border', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpenInside(!isOpen);
          onOpenChange?.(!isOpen);
        }}
        className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start text-sm transition-colors hover:bg-surface-hover"
      >
        <span className="min-w-0 flex-1">{summary}</span>
        {aside}
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx('shrink-0 text-text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className="ui-fold" data-open={isOpen}>
        <div>
          <div className="border-t border-border px-3 py-2">{children}</div>
        </div>
      </div>
    </div>
  );
}
