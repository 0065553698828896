import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { squadAbi } from '@besc/contracts/abi/squad';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import type { Chain } from '@besc/localnet/chain';
import type { Abi, Hex } from 'viem';
import { argsOf } from '../support/args-of';
import { type RawLog, readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

export const nftTables = [
  'collection',
  'nftKind',
  'nft',
  'nftHolder',
  'starterMint',
  'collectionDayData',
  'nftTransaction',
  'askOrder',
  'nftUser',
] as const;

const zero = '0x0000000000000000000000000000000000000000';
const called = { bunnies: { name: 'Bunnies', symbol: 'BUNNY' }, squad: { name: 'Squad', symbol: 'SQUAD' } };

interface Item {
  readonly id: bigint;
  readonly born: number;
  readonly kind: bigint | null;
  readonly owners: string[];
  readonly sales: bigint[];
  ask: { readonly seller: string; readonly price: bigint } | null;
  moved: number;
}

/** The tables of the collections from nothing but raw logs: who holds an item is the last to whom it came. */
export async function expectedNfts(
  chain: Chain,
  at: { bunnies: Hex; squad: Hex; starters: Hex; market?: Hex | undefined; others?: readonly Hex[] },
): Promise<Tables> {
  const { market } = at;
  const traded = market === undefined ? [] : await readLogs(chain, [market]);
  const logsOf = (address: Hex) => readLogs(chain, market === undefined ? [address] : [address, market]);
  const bunnies = collectionOf(await logsOf(at.bunnies), bunniesAbi, {
    address: at.bunnies,
    market,
    ...called.bunnies,
  });
  const squad = collectionOf(await logsOf(at.squad), squadAbi, { address: at.squad, market, ...called.squad });
  // Of a collection that is not ours the market alone tells.
  const others = (at.others ?? []).map((address) =>
    collectionOf(traded, squadAbi, { address, market, ...called.squad }),
  );
  const sales = (await readLogs(chain, [at.starters])).flatMap((log): Row[] => {
    const told = argsOf(log, starterFactoryAbi);
    if (told.event !== 'BunnyMint') return [];
    const { hash, block, time: timestamp } = log;
    return [
      { id: lower(told.to), tokenId: String(told.tokenId), otherId: String(told.bunnyId), hash, block, timestamp },
    ];
  });
  const all = [bunnies, squad, ...others];
  const each = (table: keyof typeof bunnies) => byId(all.flatMap((one) => one[table]));
  return {
    collection: each('collection'),
    nftKind: each('nftKind'),
    nft: each('nft'),
    nftHolder: each('nftHolder'),
    starterMint: byId(sales),
    collectionDayData: each('days'),
    ...expectedMarket(traded),
  };
}

function collectionOf(
  logs: readonly RawLog[],
  abi: Abi,
  { address, market, ...texts }: { address: Hex; market: Hex | undefined; name: string; symbol: string },
) {
  const collectionId = lower(address);
  const items = new Map<bigint, Item>();
  const order: bigint[] = [];
  const names = new Map<bigint, string>();
  const uris = new Map<bigint, string>();
  const kindOf = new Map<bigint, bigint>();
  const seen = new Set<string>();
  const days = new Map<number, Row>();
  const terms = { active: false, creatorAddress: zero, whitelistChecker: zero, tradingFee: 0, creatorFee: 0 };
  const escrow = market === undefined ? undefined : lower(market);
  let [base, isLocked, isKnown] = ['', false, false];
  let sold: bigint[] = [];
  const owner = ({ owners }: Item) => owners.at(-1) ?? zero;
  const living = () => [...items.values()].filter((item) => owner(item) !== zero && item.owners.length > 0);
  const state = () => {
    const prices = [...items.values()].flatMap(({ ask }) => (ask === null ? [] : [ask.price]));
    const lowest = prices.reduce<bigint | null>(
      (least, price) => (least === null || price < least ? price : least),
      null,
    );
    const isOwn = !isOther;
    return {
      floorPrice: lowest === null ? null : String(lowest),
      numberTokensListed: prices.length,
      totalSupply: isOwn ? living().length : 0,
      owners: isOwn ? new Set(living().map(owner)).size : 0,
    };
  };
  const isOther = !logs.some((log) => log.address === collectionId);
  const saveDay = (time: number, price?: bigint) => {
    const day = Math.floor(time / 86_400);
    const before = days.get(day);
    days.set(day, {
      id: `${collectionId}-${day}`,
      dayIndex: day,
      date: day * 86_400,
      collectionId,
      ...state(),
      dailyVolumeWBESC: String(BigInt(String(before?.dailyVolumeWBESC ?? 0)) + (price ?? 0n)),
      dailyTrades: Number(before?.dailyTrades ?? 0) + (price === undefined ? 0 : 1),
    });
  };
  const itemOf = (id: bigint, time: number) => {
    if (!items.has(id)) order.push(id);
    const kind = kindOf.get(id) ?? null;
    const made: Item = { id, born: time, kind, owners: [], sales: [], ask: null, moved: time };
    const item = items.get(id) ?? made;
    item.moved = time;
    items.set(id, item);
    return item;
  };
  for (const log of logs) {
    if (log.address === escrow) {
      const told = argsOf(log, nftMarketAbi);
      if (lower(told.collection) !== collectionId) continue;
      isKnown = true;
      if (told.event === 'CollectionNew' || told.event === 'CollectionUpdate') {
        Object.assign(terms, { active: true, creatorAddress: lower(told.creator) });
        Object.assign(terms, { whitelistChecker: lower(told.whitelistChecker) });
        Object.assign(terms, { tradingFee: Number(told.tradingFee), creatorFee: Number(told.creatorFee) });
      } else if (told.event === 'CollectionClose') terms.active = false;
      if (told.tokenId === undefined || told.event === 'ItemFailed') continue;
      const item = itemOf(BigInt(String(told.tokenId)), log.time);
      const price = BigInt(String(told.askPrice ?? 0));
      if (told.event === 'AskNew' || told.event === 'AskUpdate') item.ask = { seller: lower(told.seller), price };
      else item.ask = null;
      if (told.event === 'AskNew' && isOther) item.owners.push(lower(told.seller));
      if (told.event === 'Trade') {
        if (isOther) item.owners.push(lower(told.buyer));
        item.sales.push(price);
        sold = [...sold, price];
      }
      saveDay(log.time, told.event === 'Trade' ? price : undefined);
      continue;
    }
    isKnown = true;
    const told = argsOf(log, abi);
    if (told.event === 'BaseURISet') base = kept(told.baseURI);
    if (told.event === 'Locked') isLocked = true;
    if (told.event === 'BunnyNameSet') names.set(BigInt(String(told.bunnyId)), plain(told.name));
    if (told.event === 'BunnyURISet') uris.set(BigInt(String(told.bunnyId)), kept(told.uri));
    if (told.event === 'BunnyKind') kindOf.set(BigInt(String(told.tokenId)), BigInt(String(told.bunnyId)));
    if (told.event !== 'Transfer') continue;
    const item = itemOf(BigInt(String(told.tokenId)), log.time);
    const [from, to] = [lower(told.from), lower(told.to)];
    // What lies in the market is still its seller's.
    if (to === escrow && from !== zero) continue;
    const accounts = [from === escrow ? owner(item) : from, to];
    item.owners.push(to);
    for (const account of accounts) if (account !== zero) seen.add(account);
    saveDay(log.time);
  }
  const all = [...items.values()];
  const held = (account: string) => living().filter((item) => owner(item) === account).length;
  const urlOf = ({ id, kind }: Item) => {
    const own = kind === null ? '' : (uris.get(kind) ?? '');
    return own || (base && `${base}${kind ?? id}`);
  };
  const idOf = (id: bigint | undefined) => (id === undefined ? null : `${collectionId}-${id}`);
  const kinds = new Set([...names.keys(), ...uris.keys(), ...kindOf.values()]);
  const row = {
    id: collectionId,
    ...texts,
    ...terms,
    ...state(),
    totalTrades: sold.length,
    totalVolumeWBESC: String(sum(sold)),
    baseURI: base,
    isLocked,
    totalBurned: burns(all),
    lastItem: idOf(order.at(-1)),
  };
  return {
    days: [...days.values()],
    collection: isKnown ? [row] : [],
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
      const { ask, sales } = item;
      const traded = {
        currentAskPrice: String(ask?.price ?? 0),
        currentSeller: ask?.seller ?? zero,
        isTradable: ask !== null,
        latestTradedPriceInWBESC: String(sales.at(-1) ?? 0),
        tradeVolumeWBESC: String(sum(sales)),
        totalTrades: sales.length,
      };
      return { id, collectionId, tokenId: String(item.id), otherId, ...times, ...place, ...traded };
    }),
    nftHolder: [...seen].map((account): Row => {
      return { id: `${collectionId}-${account}`, collectionId, account, items: held(account) };
    }),
  };
}

/** Asks, sales and accounts from what the market told. */
function expectedMarket(logs: readonly RawLog[]): Tables {
  const users = new Map<string, { listed: number; bought: bigint[]; sold: bigint[] }>();
  const prices = new Map<string, bigint>();
  const orders: Row[] = [];
  const trades: Row[] = [];
  const userOf = (account: unknown) => {
    const id = lower(account);
    const user = users.get(id) ?? { listed: 0, bought: [], sold: [] };
    users.set(id, user);
    return user;
  };
  const words: Record<string, string> = { AskNew: 'New', AskUpdate: 'Modify', AskCancel: 'Cancel' };
  for (const log of logs) {
    const told = argsOf(log, nftMarketAbi);
    const orderType = words[told.event ?? ''];
    if (orderType === undefined && told.event !== 'Trade') continue;
    const collectionId = lower(told.collection);
    const nftId = `${collectionId}-${told.tokenId}`;
    const price = BigInt(String(told.askPrice ?? prices.get(nftId)));
    prices.set(nftId, price);
    const { hash, block, time: timestamp } = log;
    const seller = lower(told.seller);
    const row = {
      id: `${hash}-${log.logIndex}`,
      hash,
      block,
      timestamp,
      collectionId,
      nftId,
      seller,
      askPrice: String(price),
    };
    if (orderType === 'New') userOf(seller).listed += 1;
    else if (orderType !== 'Modify') userOf(seller).listed -= 1;
    if (orderType !== undefined) orders.push({ ...row, orderType });
    else {
      userOf(seller).sold.push(price);
      userOf(told.buyer).bought.push(price);
      const paid = { withBESC: told.withBESC, withWBESC: !told.withBESC };
      trades.push({ ...row, buyer: lower(told.buyer), netPrice: String(told.netPrice), ...paid });
    }
  }
  const average = (list: readonly bigint[]) => String(list.length === 0 ? 0n : sum(list) / BigInt(list.length));
  const rows = [...users].map(([id, { listed, bought, sold }]) => ({
    id,
    numberTokensListed: listed,
    numberTokensPurchased: bought.length,
    numberTokensSold: sold.length,
    totalVolumeInWBESCTokensPurchased: String(sum(bought)),
    totalVolumeInWBESCTokensSold: String(sum(sold)),
    averageTokenPriceInWBESCPurchased: average(bought),
    averageTokenPriceInWBESCSold: average(sold),
  }));
  return { nftTransaction: byId(trades), askOrder: byId(orders), nftUser: byId(rows) };
}

const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n);
/** An item that was burned can be minted and burned again. */
const burns = (items: readonly Item[]) => items.flatMap(({ owners }) => owners).filter((to) => to === zero).length;
/** Databases have no place for a zero in a text, and a place is not kept beyond 200 characters. */
const plain = (text: unknown) => String(text).replaceAll('\u0000', '');
const kept = (text: unknown) => (String(text).length > 200 ? '' : plain(text));
const lower = (address: unknown) => String(address).toLowerCase();
const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
