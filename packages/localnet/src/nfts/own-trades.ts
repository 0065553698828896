import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { buyItemCall, createAskCall } from '@besc/sdk/nfts/market-calls';
import { chainClient } from '../history/chain-client';
import type { HistoryStretch, HistoryWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { marketPrices } from './market-prices';

/** An account lists an item, sells one to another, and buys one from it: each place of an item is there to be seen. */
export function ownTrades(world: HistoryWorld, { own, other }: { own: Address; other: Address }): HistoryStretch {
  const { chain, deployment, start, end } = world;
  const prices = marketPrices(world);
  const [market, collection] = [addressOf(deployment, 'nfts', 'market'), addressOf(deployment, 'nfts', 'bunnies')];
  const offer = async (seller: Address, now: number) => {
    const call = { address: collection, abi: bunniesAbi, functionName: 'tokensOfOwnerBySize' } as const;
    const [held] = await chainClient(chain).readContract({ ...call, args: [seller, 0n, 100n] });
    const tokenId = held.at(-1);
    return tokenId === undefined
      ? []
      : [{ collection, tokenId, price: await prices.times(1.2, { collection, tokenId }, now) }];
  };
  const trade = async (seller: Address, buyer: Address, now: number) =>
    (await offer(seller, now)).flatMap((item) => [
      sentCall(seller, createAskCall(market, item)),
      sentCall(buyer, buyItemCall(market, item, 'BESC')),
    ]);
  /** What happens from a part of the year on. */
  const acts = [
    {
      part: 0.7,
      act: async (now: number) => (await offer(own, now)).map((item) => sentCall(own, createAskCall(market, item))),
    },
    { part: 0.8, act: (now: number) => trade(own, other, now) },
    { part: 0.9, act: (now: number) => trade(other, own, now) },
  ];
  return {
    async block({ timestamp }) {
      const [next] = acts;
      if (next === undefined || timestamp < start + next.part * (end - start)) return { transactions: [] };
      const transactions = await next.act(timestamp);
      return {
        transactions,
        settle({ failed }) {
          if (failed === 0 && transactions.length > 0) acts.shift();
        },
      };
    },
    live: () => Promise.resolve({ transactions: [] }),
    counts: () => ({}),
  };
}
