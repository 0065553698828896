import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/** How many bid in an auction and won, and what the winners' bids burned (wei of MONEY). Throws as `readContractEvents` does. */
export async function computeAuction(
  chain: ChainAt,
  auction: { readonly address: Address; readonly fromBlock: bigint; readonly number: number },
): Promise<Computed> {
  const { number, ...contract } = auction;
  const names = ['AuctionBid', 'AuctionClaim'] as const;
  const events = await readContractEvents(chain, { ...contract, abi, names, indexed: [BigInt(number)] });
  const bidders = new Set(events.flatMap(({ name, args }) => (name === 'AuctionBid' ? [args.account] : [])));
  const won = events.flatMap(({ name, args }) => (name === 'AuctionClaim' && args.isAdmin ? [args.amount] : []));
  return {
    values: [BigInt(bidders.size), BigInt(won.length), won.reduce((sum, amount) => sum + amount, 0n)],
    fromBlock: contract.fromBlock,
    events: events.length,
  };
}
