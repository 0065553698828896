/** Where a path that begins with '/' (or is empty) lies below a base, which may end with slashes. */
export function joinUrl(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}
