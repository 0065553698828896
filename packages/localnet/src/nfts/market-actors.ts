import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { buyItemCall, cancelAskCall, createAskCall, modifyAskCall } from '@besc/sdk/nfts/market-calls';
import { actors } from '../history/actors';
import { chainClient } from '../history/chain-client';
import type { HistoryStretch, HistoryWorld } from '../history/history-writer';
import type { SeededRandom } from '../history/seeded-random';
import { marketPrices } from './market-prices';

/** Items that an account or the market is asked for at once. */
const most = 200n;
/** Fewer asks are left to become more, so that there is always a choice. */
const choice = 12;

interface Actor {
  readonly account: Address;
}

/**
 * Accounts that list, change, take back and buy, in blocks in which pairs are traded, so that a small history has few of it. Asks of
 * others are left alone.
 */
export function marketActors(
  world: HistoryWorld,
  { random, who }: { random: SeededRandom; who: readonly Actor[] },
): HistoryStretch {
  const { chain, deployment } = world;
  const client = chainClient(chain);
  const prices = marketPrices(world);
  const market = addressOf(deployment, 'nfts', 'market');
  const [bunnies, squad] = [addressOf(deployment, 'nfts', 'bunnies'), addressOf(deployment, 'nfts', 'squad')];
  const aCollection = () => (random.below(3) === 0 ? squad : bunnies);
  const own = new Set<string>(who.map(({ account }) => account));
  const readListed = async (collection: Address) => {
    const call = { address: market, abi: nftMarketAbi, functionName: 'viewAsksByCollection' } as const;
    const [ids, asks] = await client.readContract({ ...call, args: [collection, 0n, most] });
    const items = asks.map((ask, index) => ({ ...ask, collection, tokenId: ids[index] ?? 0n }));
    return items.filter(({ seller }) => own.has(seller));
  };
  let known: { at: number; asks: Map<Address, ReturnType<typeof readListed>> } | undefined;
  /** Read once for all calls that are tried at a time. */
  const listed = (collection: Address, now: number) => {
    if (known?.at !== now) known = { at: now, asks: new Map() };
    const asks = known.asks.get(collection) ?? readListed(collection);
    known.asks.set(collection, asks);
    return asks;
  };
  const stretch = actors({
    random,
    who,
    chance: { block: 0.55, live: 0.15 },
    // Who has nothing on sale buys, and lists where there is little to buy.
    calls: [
      {
        word: 'prices changed',
        chance: 0.22,
        async call({ account }, now) {
          const asks = (await listed(aCollection(), now)).filter(({ seller }) => seller === account);
          if (asks.length === 0) return undefined;
          const item = random.pick(asks);
          const price = await prices.times(random.between(0.88, 1.35), item, now);
          return modifyAskCall(market, { ...item, price });
        },
      },
      {
        word: 'items taken back',
        chance: 0.12,
        async call({ account }, now) {
          const asks = (await listed(aCollection(), now)).filter(({ seller }) => seller === account);
          return asks.length === 0 ? undefined : cancelAskCall(market, random.pick(asks));
        },
      },
      {
        word: 'items bought',
        chance: 0.26,
        async call({ account }, now) {
          const asks = (await listed(aCollection(), now)).filter(({ seller }) => seller !== account);
          if (asks.length < choice) return undefined;
          const some = Array.from({ length: 4 }, () => random.pick(asks));
          const offers = await Promise.all(some.map(async (ask) => ({ ...ask, ratio: await prices.ratio(ask, now) })));
          const [cheapest] = offers.sort((one, other) => one.ratio - other.ratio);
          return cheapest && buyItemCall(market, cheapest, 'BESC');
        },
      },
      {
        word: 'items listed',
        chance: 0.4,
        async call({ account }, now) {
          const collection = aCollection();
          const call = { address: collection, abi: bunniesAbi, functionName: 'tokensOfOwnerBySize' } as const;
          const [held] = await client.readContract({ ...call, args: [account, 0n, most] });
          if (held.length === 0) return undefined;
          const tokenId = random.pick(held);
          const item = { collection, tokenId };
          const price = await prices.times(random.between(0.92, 1.7), item, now);
          return createAskCall(market, { ...item, price });
        },
      },
    ],
  });
  return {
    ...stretch,
    block: (block) =>
      block.trades > 0 || block.allPairs ? stretch.block(block) : Promise.resolve({ transactions: [] }),
    live(now) {
      // Two rounds may lie in one second.
      known = undefined;
      return stretch.live(now);
    },
  };
}
