import { competitionAbi } from '@besc/contracts/abi/competition';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { registerCall } from '@besc/sdk/competition/competition-calls';
import { fundCall, updateStatusCall } from '@besc/sdk/competition/run-competition-calls';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { parseEther } from 'viem';
import { actsPart } from '../history/acts-part';
import { addressAt } from '../history/address-at';
import type { HistoryTransaction } from '../history/block-writer';
import { chainClient } from '../history/chain-client';
import type { HistoryStretch, HistoryWriter } from '../history/history-writer';
import { sentCall } from '../history/sent-call';
import { approval } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { competitionWorld } from './competition-world';

/** The competition of the history goes on for four hours, so that one who comes late still finds it. */
const stillRunsFor = 4 * 3600;
/** The next one is made when it is over, and then waits and runs so long. */
const [runsFor, waitsFor] = [900, 300];
/** More than can be won. */
const prizeMoney = parseEther('4000');

/** When the first one opens and closes, and the second opens: in the second half of the time. */
function stepsOf({ start, end }: { readonly start: number; readonly end: number }) {
  const at = (part: number) => Math.floor(start + (end - start) * part);
  return { open: at(0.5), close: at(0.9), openNext: at(0.95) };
}

/** One competition that is closed, so that the keeper publishes its result, and one in which actors trade. */
export const competitionHistory: HistoryWriter = {
  slug: 'competition',
  order: 96,
  times: (world) => Object.values(stepsOf(world)),
  keeper: ({ indexUrl }) => ({ COMPETITION_INDEX_URL: indexUrl, COMPETITION_CONFIRMATIONS: '2' }),
  async open(world) {
    const { chain, deployment } = world;
    if (contractIfAny(deployment, 'competition', 'competition') === undefined) return undefined;
    const { contract, money, roles, making, participants } = competitionWorld(world);
    const { open, close, openNext } = stepsOf(world);
    const operator = roles.operator.address;
    const planned = [
      making(1, { startTime: open, endTime: close }),
      making(2, { startTime: openNext, endTime: world.end + stillRunsFor }),
    ];
    const write = openingWriter(chain);
    await write('schedule of competitions', { transactions: planned.map(({ schedule }) => schedule) });
    // Blocks of one second have the same time.
    await chain.rpc.request('evm_increaseTime', [2]);
    await write('competitions', { transactions: planned.map(({ execute }) => execute), perBlock: 2 });
    const who = await participants();
    const entries = who.flatMap((account) =>
      [1, 2].map((id) => sentCall(account, registerCall(contract, id), 200_000n)),
    );
    await write('prizes and registrations', {
      transactions: [
        approval(operator, money, contract),
        ...[1, 2].map((id) => sentCall(operator, fundCall(contract, id, prizeMoney), 300_000n)),
        ...entries,
      ],
      perBlock: 100,
    });
    return undefined;
  },
  async begin(world) {
    const { chain, deployment, isResumed } = world;
    if (contractIfAny(deployment, 'competition', 'competition') === undefined) return [];
    const { contract, wbesc, money, roles, making, participants } = competitionWorld(world);
    const client = chainClient(chain);
    const read = { address: contract, abi: competitionAbi } as const;
    // A chain without a history has none to go on from, and no prizes to give.
    if ((await client.readContract({ ...read, functionName: 'numberCompetitions' })) === 0n) return [];
    const counts: Record<string, number> = {};
    const operator = roles.operator.address;
    const change = (id: number, next: 'open' | 'close') =>
      sentCall(operator, updateStatusCall(contract, id, next), 200_000n);
    const buy = (from: Address, value: bigint): HistoryTransaction => {
      const address = addressOf(deployment, 'swap', 'router');
      const args = [0n, [wbesc, money], from, maxUint256] as const;
      const call = { address, abi: routerAbi, functionName: 'swapExactETHForTokens', args, value } as const;
      return sentCall(from, contractCall(call), 400_000n);
    };
    const steps = stepsOf(world);
    const person = addressAt(roles.people, 1);
    let next: { readonly id: number; readonly execute: HistoryTransaction } | undefined;
    const stretch: HistoryStretch = {
      async block({ timestamp, askedBy }) {
        if (isResumed || !askedBy?.includes('competition')) return actsPart([], counts);
        if (timestamp === steps.open) {
          const transactions = [change(1, 'open'), buy(person, parseEther('60')), buy(person, parseEther('25'))];
          return actsPart([{ word: 'competitions', transactions }], counts);
        }
        if (timestamp === steps.close) return actsPart([{ transactions: [change(1, 'close')] }], counts);
        const transactions = [change(2, 'open'), buy(person, parseEther('8'))];
        return actsPart([{ word: 'competitions', transactions }], counts);
      },
      /** When the newest one is over, the next one is scheduled, and in the round after that it is made and entered. */
      async live(now) {
        if (next) {
          const { id, execute } = next;
          next = undefined;
          const entries = (await participants()).map((account) =>
            sentCall(account, registerCall(contract, id), 200_000n),
          );
          const fund = sentCall(operator, fundCall(contract, id, prizeMoney), 300_000n);
          return actsPart([{ word: 'competitions', transactions: [execute, fund, ...entries] }], counts);
        }
        const count = await client.readContract({ ...read, functionName: 'numberCompetitions' });
        const { endTime } = await client.readContract({ ...read, functionName: 'competitions', args: [count] });
        if (now < Number(endTime)) return actsPart([], counts);
        const id = Number(count) + 1;
        const startTime = now + waitsFor;
        const { schedule, execute } = making(id, { startTime, endTime: startTime + runsFor });
        next = { id, execute };
        return actsPart([{ transactions: [schedule] }], counts);
      },
      counts: () => counts,
    };
    return [stretch];
  },
};
