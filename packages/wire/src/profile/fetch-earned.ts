import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { milestoneShape } from '@besc/domain/shared/milestone-row';
import type { Row } from '@besc/domain/shared/row-shape';
import { everyPage } from '../shared/every-page';
import { FetchError } from '../shared/fetch-error';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type Page, pageOf, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

interface EarnedRequest extends IndexRequest {
  /** The campaign's key. */
  readonly campaign: string;
  /** The last block that counts. */
  readonly untilBlock: number;
  /** In seconds: what came at that time or later does not count. */
  readonly before?: number | undefined;
  /** The cursor of the page before. */
  readonly after?: string | undefined;
}

type Reached = Row<typeof milestoneShape>;

/** Accounts, and the hash that the index has of the last block: another chain's would be another one. */
export interface EarnedPage extends Page<Address> {
  readonly blockHash: Hex;
}

const document = indexDocument('$kind: String!, $until: Int!, $after: String', {
  reached: rowsOf('blocks(where: { number: $until }, limit: 1)', { id: 'hash' } as const),
  page: pageOf(
    `milestones(where: { kind: $kind, block_lte: $until }, orderBy: "block", orderDirection: "asc", limit: ${indexLimits.pageRows}, after: $after)`,
    milestoneShape,
  ),
});

/**
 * Accounts that have earned a campaign by a block, each once and always in the same order: by when they earned it, or the
 * most of something first. Undefined where the index cannot tell. Throws FetchError: INDEX_BEHIND before the index has the block.
 */
export async function fetchEarned(request: EarnedRequest): Promise<EarnedPage | undefined> {
  const milestone = campaigns.find(({ key }) => key === request.campaign)?.milestone;
  if (milestone === undefined) return undefined;
  const { kind, most } = milestone;
  if (most === undefined) {
    const { rows, ...page } = await fetchPage(request, kind);
    return { rows: rows.map(({ account }) => account), ...page };
  }
  const totals = new Map<Address, Reached>();
  const { blockHash } = await everyPage(
    (after) => fetchPage({ ...request, after }, kind),
    (row) => totals.set(row.account, row),
  );
  const first = [...totals.values()].toSorted(byTotal).slice(0, most);
  return { rows: first.map(({ account }) => account), next: undefined, blockHash };
}

async function fetchPage(
  {
    campaign: _,
    untilBlock,
    before = Number.POSITIVE_INFINITY,
    after = null,
    ...rest
  }: Omit<EarnedRequest, 'after'> & {
    after?: string | null | undefined;
  },
  kind: string,
): Promise<Page<Reached> & { readonly blockHash: Hex }> {
  const variables = { kind, until: untilBlock, after };
  const { reached, page } = await fetchIndex({ ...rest, document, variables });
  const [block] = reached;
  if (block === undefined) throw new FetchError('INDEX_BEHIND', `The index has no block ${untilBlock} yet`);
  const rows = page.rows.filter(({ timestamp }) => timestamp < before);
  return { rows, next: rows.length < page.rows.length ? undefined : page.next, blockHash: block.id };
}

/** The most first; of as many, the earlier one; within a block by address. */
function byTotal(a: Reached, b: Reached): number {
  return b.total - a.total || a.block - b.block || (a.account.toLowerCase() < b.account.toLowerCase() ? -1 : 1);
}
