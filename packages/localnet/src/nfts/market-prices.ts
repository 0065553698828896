import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { firstGenerationIds, starterIds } from '@besc/domain/nfts/bunny-kinds';
import { daySeconds } from '@besc/domain/shared/constants';
import type { Item } from '@besc/domain/shared/item';
import { parseEther } from 'viem';
import { chainClient } from '../history/chain-client';
import type { HistoryWorld } from '../history/history-writer';

const yearSeconds = 365 * daySeconds;

/** What collectibles are worth on a local chain, in BESC. */
export function marketPrices({ chain, deployment }: HistoryWorld) {
  const client = chainClient(chain);
  const collection = addressOf(deployment, 'nfts', 'bunnies');
  const kinds = new Map<bigint, number>();
  const kindOf = async (tokenId: bigint) => {
    const known = kinds.get(tokenId);
    if (known !== undefined) return known;
    const call = { address: collection, abi: bunniesAbi, functionName: 'getBunnyId', args: [tokenId] } as const;
    const kind = Number(await client.readContract(call));
    kinds.set(tokenId, kind);
    return kind;
  };
  const fairPrice = async (item: Item, now: number) => {
    const base = item.collection === collection ? kindPrice(await kindOf(item.tokenId)) : portraitPrice(item.tokenId);
    return base * wave(now);
  };
  return {
    /** How many times the fair price of an item at a time (seconds) a price in wei is. */
    async ratio({ price, ...item }: Item & { readonly price: bigint }, now: number) {
      return Number(price) / 1e18 / (await fairPrice(item, now));
    },
    /** So many times the fair price, in wei, with the digits that a person would type. */
    async times(factor: number, item: Item, now: number) {
      const price = (await fairPrice(item, now)) * factor;
      return parseEther(price.toFixed(price < 1 ? 3 : 2));
    },
  };
}

/** The first generation is worth most. */
function kindPrice(kind: number): number {
  return firstGenerationIds.includes(kind) ? 6 + 1.5 * kind : starterIds.includes(kind) ? 0.4 + 0.1 * kind : 3;
}

/** Each portrait of Squad is worth something else. */
function portraitPrice(tokenId: bigint): number {
  return 1.5 + (Number(tokenId) % 37) / 8;
}

/** All prices move in waves over the year. */
function wave(now: number): number {
  const year = (now % yearSeconds) / yearSeconds;
  return 1 + 0.35 * Math.sin(2 * Math.PI * year) + 0.15 * Math.sin(14 * Math.PI * year);
}
