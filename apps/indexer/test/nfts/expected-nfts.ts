import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { squadAbi } from '@besc/contracts/abi/squad';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import type { Chain } from '@besc/localnet/chain';
import type { Abi, Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const nftTables = ['collection', 'nftKind', 'nft', 'nftHolder', 'starterMint'] as const;

const zero = '0x0000000000000000000000000000000000000000';
const called = { bunnies: { name: 'Bunnies', symbol: 'BUNNY' }, squad: { name: 'Squad', symbol: 'SQUAD' } };
const notTraded = { currentAskPrice: '0', currentSeller: zero, isTradable: false, latestTradedPriceInWBESC: '0' };
const noTrades = { totalTrades: 0, tradeVolumeWBESC: '0' };

interface Item {
  readonly id: bigint;
  readonly born: number;
  readonly kind: bigint | null;
  readonly owners: string[];
  moved: number;
}

/** The tables of the collections from nothing but raw logs: who holds an item is the last to whom it came. */
export async function expectedNfts(chain: Chain, at: { bunnies: Hex; squad: Hex; starters: Hex }): Promise<Tables> {
  const bunnies = collectionOf(await readLogs(chain, [at.bunnies]), bunniesAbi, {
    address: at.bunnies,
    ...called.bunnies,
  });
  const squad = collectionOf(await readLogs(chain, [at.squad]), squadAbi, { address: at.squad, ...called.squad });
  const sales = (await readLogs(chain, [at.starters])).flatMap((log): Row[] => {
    const told = argsOf(log, starterFactoryAbi);
    if (told.event !== 'BunnyMint') return [];
    const { hash, block, time: timestamp } = log;
    return [
      { id: lower(told.to), tokenId: String(told.tokenId), otherId: String(told.bunnyId), hash, block, timestamp },
    ];
  });
  const both = (table: 'collection' | 'nftKind' | 'nft' | 'nftHolder') => byId([...bunnies[table], ...squad[table]]);
  return {
    collection: both('collection'),
    nftKind: both('nftKind'),
    nft: both('nft'),
    nftHolder: both('nftHolder'),
    starterMint: byId(sales),
  };
}

function collectionOf(
  logs: readonly RawLog[],
  abi: Abi,
  { address, ...texts }: { address: Hex; name: string; symbol: string },
) {
  const collectionId = lower(address);
  const items = new Map<bigint, Item>();
  const order: bigint[] = [];
  const names = new Map<bigint, string>();
  const uris = new Map<bigint, string>();
  const kindOf = new Map<bigint, bigint>();
  const seen = new Set<string>();
  let [base, isLocked] = ['', false];
  for (const log of logs) {
    const told = argsOf(log, abi);
    if (told.event === 'BaseURISet') base = kept(told.baseURI);
    if (told.event === 'Locked') isLocked = true;
    if (told.event === 'BunnyNameSet') names.set(BigInt(String(told.bunnyId)), plain(told.name));
    if (told.event === 'BunnyURISet') uris.set(BigInt(String(told.bunnyId)), kept(told.uri));
    if (told.event === 'BunnyKind') kindOf.set(BigInt(String(told.tokenId)), BigInt(String(told.bunnyId)));
    if (told.event !== 'Transfer') continue;
    const id = BigInt(String(told.tokenId));
    if (!items.has(id)) order.push(id);
    const item = items.get(id) ?? { id, born: log.time, kind: kindOf.get(id) ?? null, owners: [], moved: 0 };
    item.owners.push(lower(told.to));
    item.moved = log.time;
    items.set(id, item);
    for (const account of [lower(told.from), lower(told.to)]) if (account !== zero) seen.add(account);
  }
  const owner = ({ owners }: Item) => owners.at(-1) ?? zero;
  const all = [...items.values()];
  const living = all.filter((item) => owner(item) !== zero);
  const held = (account: string) => living.filter((item) => owner(item) === account).length;
  const urlOf = ({ id, kind }: Item) => {
    const own = kind === null ? '' : (uris.get(kind) ?? '');
    return own || (base && `${base}${kind ?? id}`);
  };
  const idOf = (id: bigint | undefined) => (id === undefined ? null : `${collectionId}-${id}`);
  const kinds = new Set([...names.keys(), ...uris.keys(), ...kindOf.values()]);
  const row = {
    id: collectionId,
    ...texts,
    active: false,
    totalTrades: 0,
    totalVolumeWBESC: '0',
    numberTokensListed: 0,
    floorPrice: null,
    creatorAddress: zero,
    whitelistChecker: zero,
    tradingFee: 0,
    creatorFee: 0,
    baseURI: base,
    isLocked,
    totalSupply: living.length,
    totalBurned: burns(all),
    lastItem: idOf(order.at(-1)),
    owners: [...seen].filter((account) => held(account) > 0).length,
  };
  return {
    collection: logs.some((log) => argsOf(log, abi).event !== undefined) ? [row] : [],
    nftKind: [...kinds].map((kind): Row => {
      const own = all.filter((item) => item.kind === kind);
      const counts = { totalSupply: own.filter((item) => owner(item) !== zero).length, totalBurned: burns(own) };
      const said = { name: names.get(kind) ?? '', uri: uris.get(kind) ?? '' };
      return { id: `${collectionId}-${kind}`, collectionId, otherId: String(kind), ...said, ...counts };
    }),
    nft: all.map((item): Row => {
      const times = { createdAt: item.born, updatedAt: item.moved };
      const place = { previous: idOf(order[order.indexOf(item.id) - 1]), metadataUrl: urlOf(item), owner: owner(item) };
      const otherId = item.kind === null ? null : String(item.kind);
      const id = `${collectionId}-${item.id}`;
      return { id, collectionId, tokenId: String(item.id), otherId, ...times, ...place, ...notTraded, ...noTrades };
    }),
    nftHolder: [...seen].map((account): Row => {
      return { id: `${collectionId}-${account}`, collectionId, account, items: held(account) };
    }),
  };
}

/** An item that was burned can be minted and burned again. */
const burns = (items: readonly Item[]) => items.flatMap(({ owners }) => owners).filter((to) => to === zero).length;
/** Databases have no place for a zero in a text, and a place is not kept beyond 200 characters. */
const plain = (text: unknown) => String(text).replaceAll('\u0000', '');
const kept = (text: unknown) => (String(text).length > 200 ? '' : plain(text));
const lower = (address: unknown) => String(address).toLowerCase();
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
