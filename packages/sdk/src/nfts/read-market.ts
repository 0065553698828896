import { nftMarketAbi as abi } from '@besc/contracts/abi/nft-market';
import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** The limits of a price, in wei, and until when (unix seconds) nothing can be offered or bought. */
export interface MarketLimits {
  readonly minimumPrice: bigint;
  readonly maximumPrice: bigint;
  readonly pausedUntil: number;
}

/** The market's limits. Rejects with ReadError. */
export async function readMarketLimits(options: {
  readonly reader: BatchReader;
  readonly market: Address;
}): Promise<MarketLimits> {
  const { reader, market: address } = options;
  const [minimumPrice, maximumPrice, pausedUntil] = await Promise.all([
    reader.read({ address, abi, functionName: 'minimumAskPrice' }),
    reader.read({ address, abi, functionName: 'maximumAskPrice' }),
    reader.read({ address, abi, functionName: 'pausedUntil' }),
  ]);
  return { minimumPrice, maximumPrice, pausedUntil: Number(pausedUntil) };
}

/** A collection as the market has it (NFT-11); fees are hundredths of a percent, of asks to come. */
export interface MarketCollection {
  readonly status: 'pending' | 'open' | 'close';
  readonly creatorAddress: Address;
  readonly whitelistChecker: Address;
  readonly tradingFee: number;
  readonly creatorFee: number;
}

const statuses = ['pending', 'open', 'close'] as const;

/** What the market says of a collection. Rejects with ReadError. */
export async function readMarketCollection(options: {
  readonly reader: BatchReader;
  readonly market: Address;
  readonly collection: Address;
}): Promise<MarketCollection> {
  const { reader, market: address, collection } = options;
  const found = await reader.read({ address, abi, functionName: 'viewCollection', args: [collection] });
  return {
    status: statuses[found.status] ?? 'pending',
    creatorAddress: checksumAddress(found.creatorAddress),
    whitelistChecker: checksumAddress(found.whitelistChecker),
    tradingFee: Number(found.tradingFee),
    creatorFee: Number(found.creatorFee),
  };
}

/** An ask as it stands on the chain (NFT-14). */
export interface MarketAsk {
  readonly seller: Address;
  readonly price: bigint;
}

/** The asks of items of a collection, in their order; undefined for one that is not on sale. Rejects with ReadError. */
export async function readAsks(options: {
  readonly reader: BatchReader;
  readonly market: Address;
  readonly collection: Address;
  readonly tokenIds: readonly bigint[];
}): Promise<readonly (MarketAsk | undefined)[]> {
  const { reader, market: address, collection, tokenIds } = options;
  const args = [collection, tokenIds] as const;
  const [statuses, asks] = await reader.read({
    address,
    abi,
    functionName: 'viewAsksByCollectionAndTokenIds',
    args,
  });
  return asks.map(({ seller, price }, index) =>
    statuses[index] ? { seller: checksumAddress(seller), price } : undefined,
  );
}

/** Asks of a page of a node's gas. */
const pageAsks = 500;

/** All that an account has on sale in a collection, by token. Rejects with ReadError. */
export async function readAsksOfSeller(options: {
  readonly reader: BatchReader;
  readonly market: Address;
  readonly collection: Address;
  readonly seller: Address;
}): Promise<readonly { readonly tokenId: bigint; readonly price: bigint }[]> {
  const { reader, market: address, collection, seller } = options;
  const found: { tokenId: bigint; price: bigint }[] = [];
  for (let cursor = 0n; ; ) {
    const args = [collection, seller, cursor, BigInt(pageAsks)] as const;
    const [ids, asks, next] = await reader.read({
      address,
      abi,
      functionName: 'viewAsksByCollectionAndSeller',
      args,
    });
    found.push(...ids.map((tokenId, index) => ({ tokenId, price: asks[index]?.price ?? 0n })));
    if (next === 0n) return found;
    cursor = next;
  }
}

/** What a price is split into for an ask that stands, with the fees of its listing. Rejects with ReadError. */
export async function readAskSplit(options: {
  readonly reader: BatchReader;
  readonly market: Address;
  readonly item: Item;
  readonly price: bigint;
}): Promise<{ readonly netPrice: bigint; readonly tradingFee: bigint; readonly creatorFee: bigint }> {
  const { reader, market: address, item, price } = options;
  const args = [item.collection, item.tokenId, price] as const;
  const call = { address, abi, functionName: 'calculatePriceAndFeesForAsk', args } as const;
  const [netPrice, tradingFee, creatorFee] = await reader.read(call);
  return { netPrice, tradingFee, creatorFee };
}

/** What an account can claim, in wei of WBESC. Rejects with ReadError. */
export async function readPendingRevenue(options: {
  readonly reader: BatchReader;
  readonly market: Address;
  readonly account: Address;
}): Promise<bigint> {
  const { reader, market: address, account } = options;
  return await reader.read({ address, abi, functionName: 'pendingRevenue', args: [account] });
}
