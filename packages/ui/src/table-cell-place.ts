import clsx from 'clsx';

/** Where a cell's content stands: numbers at the end, in tabular figures; minor columns not on narrow screens. */
export function cellPlace({ isNumber, isMinor }: { readonly isNumber?: boolean; readonly isMinor?: boolean }): string {
  return clsx(isNumber ? 'text-end tabular-nums' : 'text-start', isMinor && 'max-md:hidden');
}
