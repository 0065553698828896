import clsx from 'clsx';

export interface SkeletonProps {
  /** Set the same width and line height as what will stand here, for example `w-24 text-xl`. */
  className?: string;
  /** `text` is one line of the current font; `block` takes its height from the class. */
  shape?: 'text' | 'block' | 'circle';
}

/** Holds the place of what is being loaded. Silent for screen readers: say "loading" once, on the region. */
export function Skeleton({ className, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={clsx(
        'inline-block max-w-full animate-breathe bg-border align-middle',
        shape === 'text' && 'my-[0.18em] h-[1em] rounded-mark',
        shape === 'block' && 'rounded-control',
        shape === 'circle' && 'rounded-full',
        className,
      )}
    />
  );
}
