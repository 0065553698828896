/** What is known of the rows of a list. */
export type ListState<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void }
  | { readonly kind: 'known'; readonly rows: readonly Row[] }
  /** Known, but the last try to refresh them has failed. `asOf`: milliseconds since 1970. */
  | {
      readonly kind: 'stale';
      readonly rows: readonly Row[];
      readonly asOf: number;
      readonly isTrying: boolean;
      readonly retry: () => void;
    };

/** The state of a list by what its queries say: `rows` undefined until all that they need was read. */
export function listState<Row>(read: {
  readonly rows: readonly Row[] | undefined;
  readonly asOf: number;
  readonly isFailed: boolean;
  readonly isTrying: boolean;
  readonly retry: () => void;
}): ListState<Row> {
  const { rows, asOf, isFailed, isTrying, retry } = read;
  if (rows !== undefined) return isFailed ? { kind: 'stale', rows, asOf, isTrying, retry } : { kind: 'known', rows };
  return isFailed ? { kind: 'failed', isTrying, retry } : { kind: 'loading' };
}
