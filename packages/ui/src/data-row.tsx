import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip';

export interface DataRowProps {
  label: ReactNode;
  children: ReactNode;
  /** Explains the label; `name` is the accessible name of the button that opens it. */
  help?: { name: string; text: ReactNode } | undefined;
  /** Stands out: the one row that matters most. */
  isStrong?: boolean;
  className?: string;
}

/** A label and its value at the end of the line. Put rows into a `<dl>`. */
export function DataRow({ label, children, help, isStrong, className }: DataRowProps) {
  return (
    <div
      className={clsx(
        'flex min-h-8 items-baseline justify-between gap-4 py-1 text-sm',
        // On phones the button of the help has the row's whole height, so that a finger does not press the next row's.
        help && 'max-sm:min-h-11 max-sm:py-2.5',
        isStrong && 'font-semibold',
        className,
      )}
    >
      <dt className={clsx('shrink-0 max-w-[60%] [overflow-wrap:anywhere]', isStrong ? 'text-text' : 'text-text-muted')}>
        {label}
        {help ? (
          <>
            {' '}
            <Tooltip label={help.name} content={help.text} />
          </>
        ) : null}
      </dt>
      {/* Not a flex box: its `justify` is what a number that wraps inside of it inherits. */}
      <dd className="min-w-0 justify-end text-end text-text rtl:justify-start tabular-nums [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
