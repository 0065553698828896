import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { commitCall } from '@besc/sdk/ifo/ifo-calls';
import { parseUnits } from 'viem';
import { addressAt } from '../history/address-at';
import type { OpeningWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { basicCap, localIfos } from './local-ifos';
import { saleWorld } from './sale-world';

/** Blocks in which the past sales take money, and after the end of the history: how long the third runs, and the fourth waits. */
const [pastBlocks, runsFor, waitsFor] = [8, 280, 240];

/**
 * Makes the local sales, as the timelock that owns their factory; two of them begin and end before the history does. Rejects with
 * OpeningError.
 */
export async function openIfos(world: OpeningWorld): Promise<void> {
  const { chain, blocks } = world;
  const { factory, money, operator, roles, making, participants } = saleWorld(world);
  const write = openingWriter(chain);
  const opened = await chain.blockNumber();
  const start = opened + 12;
  const ended = opened + blocks;
  const windows = [
    [start, start + pastBlocks],
    [start, start + pastBlocks],
    [start, ended + runsFor],
    // For an hour: one who comes late still finds a sale.
    [ended + waitsFor, ended + waitsFor + 4 * runsFor],
  ] as const;
  const planned = localIfos.flatMap((sale, index) => {
    const [startBlock, endBlock] = windows[index] ?? [];
    return startBlock && endBlock ? [{ sale, round: index + 1, startBlock, endBlock }] : [];
  });
  const { fund, schedule, execute } = making(planned);
  const accounts = await participants();
  const person = addressAt(roles.people, 1);
  const gifts = accounts.map((to) => transfer(operator, money, { to, amount: parseUnits('9000', 18) }));
  await write('offers of sales', { transactions: [...fund, ...gifts, ...schedule], perBlock: 100 });
  // Blocks of one second have the same time.
  await chain.rpc.request('evm_increaseTime', [2]);
  await write('sales', { transactions: execute, perBlock: 4 });
  const allowances = accounts.flatMap((account) =>
    planned.map(({ round }) => approval(account, money, ifoAddress(factory, round))),
  );
  await write('allowances of sales', { transactions: allowances, perBlock: 100 });
  await mineUntil(start - 1);
  const commits = planned.flatMap(({ sale, round }) =>
    accounts.flatMap((account, index) => {
      const most = account === person ? sale.person : sale.each;
      const amount = (parseUnits(`${most}`, 18) * BigInt(20 - (index % 7))) / 20n;
      if (amount === 0n) return [];
      const address = ifoAddress(factory, round);
      const basic = (basicCap * BigInt(4 - (index % 3))) / 4n;
      return [
        sentCall(account, commitCall(address, 1, amount)),
        ...(sale.minimum > 10_000 ? [] : [sentCall(account, commitCall(address, 0, basic))]),
      ];
    }),
  );
  await write('commitments', { transactions: commits, perBlock: 100 });
  await mineUntil(start + pastBlocks + 1);

  async function mineUntil(block: number): Promise<void> {
    for (let now = await chain.blockNumber(); now < block; now += 1) await chain.rpc.request('evm_mine');
  }
}
