import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { firstGenerationIds, starterIds } from '@besc/domain/nfts/bunny-kinds';
import { daySeconds } from '@besc/domain/shared/constants';
import { parseEther } from 'viem';
import { chainClient } from '../history/chain-client';
import type { HistoryWorld } from '../history/history-writer';

const yearSeconds = 365 * daySeconds;

/** What Bunnies are worth on a local chain, in BESC. */
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
  return {
    /** How many times the fair price of a token at a time (seconds) a price in wei is. */
    async ratio({ tokenId, price }: { readonly tokenId: bigint; readonly price: bigint }, now: number) {
      return Number(price) / 1e18 / fairPrice(await kindOf(tokenId), now);
    },
    /** So many times the fair price, in wei, with the digits that a person would type. */
    async times(factor: number, tokenId: bigint, now: number) {
      const price = fairPrice(await kindOf(tokenId), now) * factor;
      return parseEther(price.toFixed(price < 1 ? 3 : 2));
    },
  };
}

/** The first generation is worth most; all kinds move in waves over the year. */
function fairPrice(kind: number, now: number): number {
  const base = firstGenerationIds.includes(kind) ? 6 + 1.5 * kind : starterIds.includes(kind) ? 0.4 + 0.1 * kind : 3;
  const year = (now % yearSeconds) / yearSeconds;
  return base * (1 + 0.35 * Math.sin(2 * Math.PI * year) + 0.15 * Math.sin(14 * Math.PI * year));
}
