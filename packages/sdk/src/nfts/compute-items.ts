import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { heldItems } from '@besc/domain/nfts/held-items';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/**
 * How many items of collections an account has, with those on sale. How many it bought and sold on the
 * market, and the sum of all prices (wei of WBESC).
 * Throws as `readContractEvents` does.
 */
export async function computeItems(
  chain: ChainAt,
  place: {
    readonly collections: readonly Address[];
    readonly market: Address;
    readonly fromBlock: bigint;
    readonly account: Address;
  },
): Promise<Computed> {
  const { collections, market, fromBlock, account } = place;
  let [items, events] = [0, 0];
  for (const address of collections) {
    const of = { address, abi: bunniesAbi, names: ['Transfer'], fromBlock } as const;
    const moved = [];
    for (const indexed of [[account], [null, account], [market]]) {
      moved.push(...(await readContractEvents(chain, { ...of, indexed })));
    }
    const once = [...new Map(moved.map((event) => [`${event.block}-${event.logIndex}`, event])).values()];
    const ordered = once.toSorted((a, b) => Number(a.block - b.block) || a.logIndex - b.logIndex);
    const transfers = ordered.map(({ args: { from, to, tokenId } }) => ({ from, to, item: String(tokenId) }));
    items += heldItems<string>({ account, market }, transfers);
    events += once.length;
  }
  const trades = await readContractEvents(chain, { address: market, abi: nftMarketAbi, names: ['Trade'], fromBlock });
  const bought = trades.flatMap(({ args }) => (args.buyer === account ? [args.askPrice] : []));
  const sold = trades.flatMap(({ args }) => (args.seller === account ? [args.askPrice] : []));
  const sum = (prices: readonly bigint[]) => prices.reduce((all, price) => all + price, 0n);
  return {
    values: [BigInt(items), BigInt(bought.length), BigInt(sold.length), sum([...bought, ...sold])],
    fromBlock,
    events: events + trades.length,
  };
}
