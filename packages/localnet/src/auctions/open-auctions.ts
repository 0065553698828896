import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import type { Address } from '@besc/domain/shared/address';
import { bidCall, claimAuctionCall } from '@besc/sdk/auctions/auction-calls';
import { closeAuctionCall, startAuctionCall } from '@besc/sdk/auctions/auction-operator-calls';
import { parseUnits } from 'viem';
import { addressAt } from '../history/address-at';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { OpeningWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { auctionWorld } from './auction-world';

/** Blocks that the running auction goes on for after the end of the history. */
const runsFor = 260;
const money = (amount: number) => parseUnits(`${amount}`, 18);

/**
 * Three auctions that are closed and one that takes bids. The first has more bidders than places, the second fewer. In the third the
 * second person is behind all winners and has its bid to take back. Rejects with OpeningError.
 */
export async function openAuctions(world: OpeningWorld): Promise<void> {
  const { chain, blocks } = world;
  const { auction, money: token, owner, operator, people, traders, listing } = auctionWorld(world);
  const write = openingWriter(chain);
  const projects = [addressAt(chainRoles(chain).people, 1), ...traders];
  const bids = (who: readonly Address[], amountOf: (index: number) => number) =>
    who.map((account, index) => sentCall(account, bidCall(auction, money(amountOf(index))), 300_000n));
  const start = async (endsIn: number, initial: number) => {
    const startBlock = BigInt((await chain.blockNumber()) + 2);
    const terms = {
      startBlock,
      endBlock: startBlock + BigInt(endsIn),
      initialBidAmount: money(initial),
      leaderboard: 10,
    };
    await write('begin of an auction', { transactions: [sentCall(operator, startAuctionCall(auction, terms))] });
  };
  const close = async (number: number) => {
    const args = [BigInt(number)] as const;
    const read = { address: auction, abi: farmAuctionAbi, functionName: 'computedLimit', args } as const;
    const limit = await chainClient(chain).readContract(read);
    await write('close of an auction', { transactions: [sentCall(operator, closeAuctionCall(auction, limit))] });
  };
  const gifts = traders.map((to) => transfer(operator, token, { to, amount: money(4000) }));
  const allowances = [...people.slice(1), ...traders].map((account) => approval(account, token, auction));
  const scheduled = { from: owner, ...listing.schedule, gas: 3_000_000n };
  await write('projects of auctions', { transactions: [...gifts, ...allowances, scheduled], perBlock: 100 });
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [2]);
  await write('projects of auctions', { transactions: [{ from: owner, ...listing.execute, gas: 3_000_000n }] });
  await start(1, 100);
  await write('bids', { transactions: bids(projects, (index) => 160 - 10 * (index % 6)) });
  await close(1);
  await start(1, 200);
  await write('bids', { transactions: bids(traders.slice(3, 7), (index) => 200 + 30 * index) });
  await close(2);
  await start(1, 100);
  await write('bids', { transactions: bids(projects, (index) => (index === 0 ? 100 : 110 + 20 * (index % 4))) });
  await close(3);
  await write('claims of bids', {
    transactions: [sentCall(addressAt(chainRoles(chain).traders, 4), claimAuctionCall(auction, 1), 200_000n)],
  });
  await start(blocks + runsFor, 100);
  await write('bids', { transactions: bids(traders.slice(0, 6), (index) => 100 + 20 * index) });
}
