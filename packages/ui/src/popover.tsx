import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of what opens. */
  label: string;
  /** Leave both out to let it keep its own state. */
  open?: boolean;
  onOpenChange?(open: boolean): void;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A small surface beside its trigger; Escape, a press outside and tabbing away close it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpenChange, side = 'bottom', align = 'end', className, children } = props;
  return (
    <Base.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup
            aria-label={label}
            className={clsx(
              'ui-pop max-h-(--available-height) max-w-[min(360px,var(--available-width))] overflow-y-auto',
              'rounded-card bg-surface-overlay p-4 text-text shadow-overlay outline-none',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
