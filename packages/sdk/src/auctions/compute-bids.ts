import { farmAuctionAbi as abi } from '@besc/contracts/abi/farm-auction';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

/** What an account bid in all auctions, took back and had burned as a winner (wei of MONEY). Throws as `readContractEvents` does. */
export async function computeBids(
  chain: ChainAt,
  auctions: { readonly address: Address; readonly fromBlock: bigint; readonly account: Address },
): Promise<Computed> {
  const { account, ...contract } = auctions;
  const names = ['AuctionBid', 'AuctionClaim'] as const;
  const events = await readContractEvents(chain, { ...contract, abi, names, indexed: [null, account] });
  const sum = (kind: string) =>
    events.reduce((all, { name, args }) => {
      const own = name === 'AuctionBid' ? 'bid' : args.isAdmin ? 'win' : 'claim';
      return own === kind ? all + args.amount : all;
    }, 0n);
  return { values: ['bid', 'claim', 'win'].map(sum), fromBlock: contract.fromBlock, events: events.length };
}
