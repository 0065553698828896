import type { Hex } from '@besc/domain/shared/hex';
import { FetchError } from './fetch-error';
import type { Page } from './index-document';

/** More rows than any list of ours has: an index whose pages never end is refused. */
const mostPages = 1_000;

/** Reads a list to its end, row by row. Throws FetchError when it has none, or its last block was replaced meanwhile. */
export async function everyPage<One>(
  fetchPage: (after: string | undefined) => Promise<Page<One> & { readonly blockHash: Hex }>,
  onRow: (row: One) => void,
): Promise<{ readonly blockHash: Hex }> {
  let first: Hex | undefined;
  let after: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { rows, next, blockHash } = await fetchPage(after);
    first ??= blockHash;
    if (blockHash !== first) throw new FetchError('INDEX_BEHIND', 'The index took the last block back');
    for (const row of rows) onRow(row);
    if (next === undefined) return { blockHash };
    after = next;
  }
  throw new FetchError('ANSWER_TOO_LARGE', 'The list of the index has no end');
}
