import { type AdapterEvent, adapterLiquidity, adapterSwap, inChainOrder } from '@besc/domain/info/adapter-event';
import { chainLiquidityShape, chainSwapShape } from '@besc/domain/info/info-rows';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { fetchPages } from '../shared/fetch-pages';
import { indexDocument, pageOf, rowsOf } from '../shared/index-document';

/** Blocks of one question, and rows of each kind of event in them. */
export const mostBlocks = 5_000;
const mostPages = 20;

const block = { number: 'count', timestamp: 'time' } as const;
const edge = (direction: string) =>
  rowsOf(
    `blocks(where: { number_gte: $from, number_lte: $to }, orderBy: "number", orderDirection: "${direction}", limit: 1)`,
    block,
    1,
  );
const edges = indexDocument('$from: Int!, $to: Int!', { first: edge('asc'), last: edge('desc') });

const between = (list: string) =>
  `${list}(where: { timestamp_gte: $from, timestamp_lte: $to }, orderBy: "timestamp", orderDirection: "asc", limit: 1000, after: $after)`;
const variables = '$from: Int!, $to: Int!, $after: String';
const swaps = indexDocument(variables, { page: pageOf(between('swaps'), chainSwapShape) });
const mints = indexDocument(variables, { page: pageOf(between('mints'), chainLiquidityShape) });
const burns = indexDocument(variables, { page: pageOf(between('burns'), chainLiquidityShape) });

/**
 * The events of blocks, both ends included, in the order of the chain; undefined where they are more than one answer holds. Blocks
 * before the exchange began have none. Throws FetchError.
 */
export async function fetchEvents(
  request: IndexRequest & { fromBlock: number; toBlock: number },
): Promise<readonly AdapterEvent[] | undefined> {
  const { fromBlock, toBlock, ...rest } = request;
  const { first, last } = await fetchIndex({ ...rest, document: edges, variables: { from: fromBlock, to: toBlock } });
  if (first[0] === undefined || last[0] === undefined) return [];
  const asked = { ...rest, variables: { from: first[0].timestamp, to: last[0].timestamp }, mostPages };
  const [trades, joins, exits] = await Promise.all([
    fetchPages({ ...asked, document: swaps }),
    fetchPages({ ...asked, document: mints }),
    fetchPages({ ...asked, document: burns }),
  ]);
  if ([trades, joins, exits].some(({ length }) => length >= mostPages * 1000)) return undefined;
  const events: AdapterEvent[] = [
    ...trades.flatMap((row) => adapterSwap(row) ?? []),
    ...joins.map((row) => adapterLiquidity('join', row)),
    ...exits.map((row) => adapterLiquidity('exit', row)),
  ];
  const isAsked = (event: AdapterEvent) => event.block.blockNumber >= fromBlock && event.block.blockNumber <= toBlock;
  return events.filter(isAsked).toSorted(inChainOrder);
}
