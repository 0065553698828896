import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { type LiquidityHeld, parseLiquidity } from '@besc/domain/voting/holding-text';
import { liquidityWorth, noPower, type PowerParts, sharesWorth } from '@besc/domain/voting/voting-power';
import * as z from 'zod/mini';
import { batches } from '../shared/batches';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { hashSchema } from '../shared/hash-schema';
import { moneySchema, unitsSchema, wholeSchema } from './voting-fields';

/** Look-ups of one request. */
const lookups = 300;

/** Voting power of accounts at a block, out of checkpoints of the index. */
export interface Powers {
  /** Of each account that was asked for. */
  readonly parts: ReadonlyMap<Address, PowerParts>;
  /** The block as the index has it; undefined when it has none of this number. */
  readonly blockHash: Hex | undefined;
  /** The newest block of the index; undefined while it has none. */
  readonly head: number | undefined;
}

interface PowersAsked {
  readonly accounts: readonly Address[];
  readonly block: number;
  readonly money: Address;
  /** Undefined on a chain without a vault. */
  readonly vault: Address | undefined;
}

/**
 * Voting power of accounts at a block: for each the last checkpoint at or before it, priced as vault and pairs stood then. All is
 * read by keys, however old the block is. The answer is of no use without `blockHash`. Throws FetchError.
 */
export async function fetchPowers(request: IndexRequest & PowersAsked): Promise<Powers> {
  const { accounts, block, money, vault, ...rest } = request;
  const ids = [...new Set(accounts.map(indexId))];
  const [place, ...parts] = await Promise.all([
    fetchPlace(rest, block, vault && indexId(vault)),
    ...batches(ids, lookups).map((part) => fetchCheckpoints(rest, block, part)),
  ]);
  const held = new Map(parts.flatMap((part) => [...part]));
  const pairs = new Set([...held.values()].flatMap(({ liquidity }) => [...liquidity.keys()]));
  const worths = await Promise.all(
    batches([...pairs], lookups / 2).map((part) => fetchPairs(rest, { block, money: indexId(money), pairs: part })),
  );
  const pairOf = new Map(worths.flatMap((part) => [...part]));
  const { blockHash, head, pricePerShare } = place;
  const powers = accounts.map((account) => {
    const own = held.get(indexId(account));
    return [account, own ? partsOf(own, pricePerShare, pairOf) : noPower] as const;
  });
  return { parts: new Map(powers), blockHash, head };
}

interface Held {
  readonly wallet: bigint;
  readonly vaultShares: bigint;
  readonly farm: bigint;
  readonly pools: bigint;
  readonly liquidity: LiquidityHeld;
}

interface PairWorth {
  readonly moneyReserve: bigint;
  readonly supply: bigint;
}

const unknownPair: PairWorth = { moneyReserve: 0n, supply: 0n };

function partsOf(held: Held, pricePerShare: bigint, pairOf: ReadonlyMap<IndexId, PairWorth>): PowerParts {
  const { wallet, vaultShares, farm, pools, liquidity } = held;
  const worths = [...liquidity].map(([pair, amount]) => liquidityWorth(amount, pairOf.get(pair) ?? unknownPair));
  const sum = worths.reduce((total, worth) => total + worth, 0n);
  return { wallet, vault: sharesWorth(vaultShares, pricePerShare), farm, pools, liquidity: sum };
}

const listOf = <Row extends z.core.$ZodType>(row: Row) => z.object({ items: z.array(row).check(z.maxLength(1)) });
const newest = (column: string) => `orderBy: "${column}", orderDirection: "desc", limit: 1`;

const blockSchema = listOf(z.object({ id: hashSchema, number: wholeSchema }));
const placeSchema = z.object({
  at: blockSchema,
  head: blockSchema,
  price: z.optional(listOf(z.object({ pricePerShare: unitsSchema }))),
});

/** A share of the vault is worth as much as it was paid for, until the vault's first event. */
const firstPrice = 10n ** 18n;

async function fetchPlace(request: IndexRequest, block: number, vault: IndexId | undefined) {
  const price =
    vault &&
    `price: vaultSnapshots(where: { vaultId: "${vault}", blockNumber_lte: ${block} }, ${newest('blockNumber')}) { items { pricePerShare } }`;
  const query = `query {
    at: blocks(where: { number: ${block} }, limit: 1) { items { id number } }
    head: blocks(${newest('number')}) { items { id number } }
    ${price ?? ''}
  }`;
  const answer = await fetchIndex({ ...request, document: { query, data: placeSchema } });
  return {
    blockHash: answer.at.items[0]?.id,
    head: answer.head.items[0]?.number,
    pricePerShare: answer.price?.items[0]?.pricePerShare ?? firstPrice,
  };
}

const heldSchema = z.object({
  wallet: unitsSchema,
  vaultShares: unitsSchema,
  farm: unitsSchema,
  pools: unitsSchema,
  liquidity: z.pipe(
    z.string(),
    z.transform((text: string, context): LiquidityHeld => {
      try {
        return parseLiquidity(text);
      } catch {
        context.issues.push({ code: 'custom', message: 'is no LP held', input: text });
        return z.NEVER;
      }
    }),
  ),
});

async function fetchCheckpoints(request: IndexRequest, block: number, ids: readonly IndexId[]) {
  const parts = ids.map(
    (id, index) =>
      `a${index}: votingCheckpoints(where: { account: "${id}", block_lte: ${block} }, ${newest('block')}) { items { wallet vaultShares farm pools liquidity } }`,
  );
  const data = z.record(z.string(), listOf(heldSchema));
  const answer = await fetchIndex({ ...request, document: { query: `query { ${parts.join(' ')} }`, data } });
  const found = ids.map((id, index) => [id, answer[`a${index}`]?.items[0]] as const);
  return found.filter((entry): entry is [IndexId, Held] => entry[1] !== undefined);
}

const pairSchema = z.object({ token0Id: z.string(), token1Id: z.string() });
const reservesSchema = listOf(z.object({ reserve0: z.string(), reserve1: z.string(), totalSupply: moneySchema }));
const pairsSchema = z.record(z.string(), z.union([reservesSchema, pairSchema]));

async function fetchPairs(
  request: IndexRequest,
  { block, money, pairs }: { block: number; money: IndexId; pairs: readonly IndexId[] },
): Promise<[IndexId, PairWorth][]> {
  const parts = pairs.map(
    (id, index) =>
      `p${index}: pair(id: "${id}") { token0Id token1Id } s${index}: pairSnapshots(where: { pairId: "${id}", blockNumber_lte: ${block} }, ${newest('blockNumber')}) { items { reserve0 reserve1 totalSupply } }`,
  );
  if (parts.length === 0) return [];
  const answer = await fetchIndex({
    ...request,
    document: { query: `query { ${parts.join(' ')} }`, data: pairsSchema },
  });
  return pairs.map((id, index) => {
    const [tokens, list] = [answer[`p${index}`], answer[`s${index}`]];
    const row = list && 'items' in list ? list.items[0] : undefined;
    if (row === undefined || tokens === undefined || 'items' in tokens) return [id, unknownPair];
    const reserve = moneySchema.parse(tokens.token0Id === money ? row.reserve0 : row.reserve1);
    return [id, { moneyReserve: reserve, supply: row.totalSupply }];
  });
}
