import clsx from 'clsx';

export interface SpinnerProps {
  /** Edge in px; default 20. */
  size?: number;
  /** What is being waited for. Leave out when the text beside it says so already. */
  label?: string;
  className?: string;
}

/** An open ring that turns. It inherits the text colour; under reduced motion it stands still, so pair it with words. */
export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <>
      <svg
        viewBox="0 0 20 20"
        width={size}
        height={size}
        fill="none"
        className={clsx('shrink-0 animate-spin', className)}
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.22" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </>
  );
}
