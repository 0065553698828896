import clsx from 'clsx';

export interface LogoProps {
  /** `mark` is the drawing alone; give the link around it a name then. */
  kind?: 'full' | 'mark';
  /** Height of the mark in px; default 28. */
  size?: number;
  className?: string;
}

/**
 * The product's mark, with its name: the engraved rings of a coin, cut along the middle and moved by one line, so that
 * two of them become one that runs from hand to hand.
 */
export function Logo({ kind = 'full', size = 28, className }: LogoProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
        <g strokeWidth="4">
          <path d="M3.6 16a9.3 9.3 0 0 1 18.6 0M9.8 16a3.1 3.1 0 0 1 6.2 0" className="stroke-text" />
          <path d="M28.4 16a9.3 9.3 0 0 1-18.6 0M22.2 16a3.1 3.1 0 0 1-6.2 0" className="stroke-primary" />
        </g>
      </svg>
      {kind === 'full' ? (
        <span className="text-lg font-semibold whitespace-nowrap">
          BESC <span className="font-normal text-text-muted">Swap</span>
        </span>
      ) : null}
    </span>
  );
}
