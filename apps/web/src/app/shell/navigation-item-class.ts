/** The look of one entry of the top menu; the active one is told by ground, ink and a line. */
export const navigationItemClass =
  'relative inline-flex min-h-11 items-center shrink-0 rounded-control px-2 text-sm whitespace-nowrap xl:px-3 font-semibold text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-2 xl:aria-[current]:after:inset-x-3 aria-[current]:after:bottom-1 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-primary';
