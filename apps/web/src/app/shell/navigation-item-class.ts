/** The look of one entry of the top menu; the active one is told by ground, ink and a line. */
export const navigationItemClass =
  'relative inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-[current=page]:text-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-primary';
