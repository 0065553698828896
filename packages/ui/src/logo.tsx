import clsx from 'clsx';

export interface LogoProps {
  /** `mark` is the drawing alone; give the link around it a name then. */
  kind?: 'full' | 'mark';
  /** Height of the mark in px; default 28. */
  size?: number;
  className?: string;
}

/** The product's mark, two halves of one ring that have changed places, with its name. */
export function Logo({ kind = 'full', size = 28, className }: LogoProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
        <g strokeWidth="4" strokeLinecap="round">
          <path d="M16 22.4A9.2 9.2 0 0 0 16 4" className="stroke-text" />
          <path d="M16 9.6A9.2 9.2 0 0 0 16 28" className="stroke-primary" />
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
