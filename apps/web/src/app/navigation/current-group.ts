/** Marks a group of the menu: 'page' when its entry is the active one, 'true' when the page merely stands in it. */
export function currentGroup(isGroup: boolean, hasActiveLink: boolean): { 'aria-current'?: 'page' | 'true' } {
  return isGroup ? { 'aria-current': hasActiveLink ? 'page' : 'true' } : {};
}
