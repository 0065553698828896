/** A code part of the page that could not be loaded, also not after the one reload. `cause` is the browser's own error. */
export class PartLoadError extends Error {
  readonly code = 'PART_LOAD';
  constructor(name: string, cause: unknown) {
    super(`The part "${name}" of the page could not be loaded`, { cause });
    this.name = 'PartLoadError';
  }
}
