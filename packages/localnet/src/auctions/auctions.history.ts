import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { bidStep } from '@besc/domain/auctions/auction';
import { bidCall, claimAuctionCall } from '@besc/sdk/auctions/auction-calls';
import { actors } from '../history/actors';
import { chainClient } from '../history/chain-client';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { auctionWorld } from './auction-world';
import { openAuctions } from './open-auctions';
import { openSlot } from './open-slot';

/** Past auctions, a farm that was won, and an auction that takes bids. While the chain runs, the keeper closes it and begins the next one. */
export const auctionsHistory: HistoryWriter = {
  slug: 'auctions',
  order: 75,
  keeper: () => ({ AUCTIONS_LENGTH_BLOCKS: '240', AUCTIONS_LEAD_BLOCKS: '30', AUCTIONS_INITIAL_MONEY: '100' }),
  async open(world) {
    if (contractIfAny(world.deployment, 'auctions', 'auction') === undefined) return undefined;
    await openAuctions(world);
    await openSlot(world);
    return undefined;
  },
  async begin(world) {
    const { chain, deployment, seed } = world;
    if (contractIfAny(deployment, 'auctions', 'auction') === undefined) return [];
    const random = seededRandom(`${seed} auctions`);
    const { auction: address, traders } = auctionWorld(world);
    const client = chainClient(chain);
    const newest = () => client.readContract({ address, abi, functionName: 'currentAuctionId' });
    // A chain without a history has no auctions.
    if ((await newest()) === 0n) return [];
    const bids = actors({
      random,
      who: traders.map((account) => ({ account })),
      chance: { block: 0, live: 0.2 },
      calls: [
        {
          word: 'bids',
          chance: 0.8,
          async call({ account }) {
            const id = await newest();
            const [[, start, end, initial], [own], now] = await Promise.all([
              client.readContract({ address, abi, functionName: 'auctions', args: [id] }),
              client.readContract({ address, abi, functionName: 'auctionBids', args: [id, account] }),
              client.getBlockNumber(),
            ]);
            // With some blocks to spare.
            if (now < start || now + 4n > end) return undefined;
            return bidCall(address, (own === 0n ? initial : 0n) + bidStep * BigInt(1 + random.below(3)));
          },
        },
        {
          word: 'bids taken back',
          chance: 0.2,
          async call({ account }) {
            const id = (await newest()) - 1n;
            const args = [id, account] as const;
            const isDue = await client.readContract({ address, abi, functionName: 'claimable', args });
            return isDue ? claimAuctionCall(address, Number(id)) : undefined;
          },
        },
      ],
    });
    return [bids];
  },
};
