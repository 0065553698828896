import clsx from 'clsx';

/** A bull that looks up. Our own drawing; lively only where motion is wanted. */
export function BullMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={clsx('text-up', className)}>
      <g
        className="stroke-current motion-safe:transition-transform motion-safe:group-hover:-translate-y-1"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M14 10c-6 4-6 14 6 17M50 10c6 4 6 14-6 17" />
        <path d="M20 27c-5 0-9-1-11 1 0 5 6 8 11 7M44 27c5 0 9-1 11 1 0 5-6 8-11 7" />
        <path
          className="fill-current/10"
          d="M20 26c2-6 22-6 24 0 1 6-1 13-4 18 1 8-3 12-8 12s-9-4-8-12c-3-5-5-12-4-18Z"
        />
        <path d="M26 34v2M38 34v2M29 50h.1M35 50h.1M25 44c4-3 10-3 14 0" />
      </g>
    </svg>
  );
}

/** A bear that looks down. */
export function BearMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={clsx('text-down', className)}>
      <g
        className="stroke-current motion-safe:transition-transform motion-safe:group-hover:translate-y-1"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          className="fill-current/10"
          d="M19 18c-6-7-14 1-8 8-2 5-2 12 1 17 4 8 12 11 20 11s16-3 20-11c3-5 3-12 1-17 6-7-2-15-8-8-8-4-18-4-26 0Z"
        />
        <path d="M24 31v2M40 31v2M23 45c0-6 4-9 9-9s9 3 9 9c0 3-4 5-9 5s-9-2-9-5Z" />
        <path d="M29 40h6l-3 3-3-3ZM32 43v3" />
      </g>
    </svg>
  );
}

/** Both, nose to nose, for the head of the page. */
export function BullAndBear() {
  return (
    <span className="group flex items-end gap-1" aria-hidden="true">
      <BullMark className="size-14 -rotate-6" />
      <BearMark className="size-14 rotate-6" />
    </span>
  );
}
