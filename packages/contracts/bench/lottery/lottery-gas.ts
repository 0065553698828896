import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { lotteryAbi } from '../../generated/abi/lottery';
import { moneyTokenAbi } from '../../generated/abi/money-token';
import { lotteryBytecode } from '../../generated/bytecode/lottery';
import { moneyTokenBytecode } from '../../generated/bytecode/money-token';
import type { GameGas } from '../game-gas';
import { makeKnownWords } from '../known-words';
import type { MeasuredChain } from '../measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);
/** The digits that are drawn. */
const drawn = 1234;

/** `count` tickets whose numbers share no slot of counts with one another. */
const tickets = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => 10_000 + ((first + 10 * place) % 10_000));

const targets = {
  'lottery: 1 ticket, again': { goal: 120_000, pancake: 220_235 },
  'lottery: 10 tickets': { goal: 490_000, pancake: 1_437_925 },
  'lottery: 100 tickets': { goal: 4_500_000, pancake: 13_570_792 },
  'lottery: draw': { goal: 181_000, pancake: 395_752 },
  'lottery: claim of 1': { goal: 62_000, pancake: 73_993 },
  'lottery: claim of 10': { goal: 96_000, pancake: 180_286 },
} as const;

/**
 * A first round brings balances and counters to a steady value above zero; the second is measured. Its numbers are new to the
 * round, which costs most, and the tickets of each claim are one purchase that has won altogether.
 */
async function measure(measured: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1_000_000)]);
  const words = await makeKnownWords(measured, money);
  const lottery = await create(lotteryAbi, lotteryBytecode, [money, words.source, me, me, me, 600n, 60n, ether(10)]);
  const on = (name: string, args: readonly unknown[]) => send({ address: lottery, abi: lotteryAbi as Abi, name, args });
  await words.allow(lottery);
  await send({ address: money, abi: erc20Abi, name: 'approve', args: [lottery, maxUint256] });

  const figures: Partial<Record<keyof typeof targets, bigint>> = {};
  for (const [round, id] of [0n, 1n].entries()) {
    const lotteryId = id + 1n;
    await words.commit(id);
    const { timestamp } = await client.getBlock();
    await on('startLottery', [timestamp + 700n, ether(10), 2000n, [0n, 1000n, 2000n, 7000n]]);
    const first = await client.readContract({ address: lottery, abi: lotteryAbi, functionName: 'currentTicketId' });
    const winners = Array.from({ length: 10 }, (_, place) => 10_000 + 10 * Math.floor(drawn / 10) + place);
    await on('buyTickets', [lotteryId, winners]);
    await on('buyTickets', [lotteryId, [10_000 + drawn]]);
    await on('buyTickets', [lotteryId, [10_000 + drawn]]);
    figures['lottery: 1 ticket, again'] = await on('buyTickets', [lotteryId, [15_000]]);
    figures['lottery: 10 tickets'] = await on('buyTickets', [lotteryId, tickets(6000, 10)]);
    figures['lottery: 100 tickets'] = await on('buyTickets', [lotteryId, tickets(2000, 100)]);
    await chain.increaseTime({ seconds: 640 });
    await on('closeLottery', [lotteryId]);
    await words.reveal(id, BigInt(drawn));
    await chain.increaseTime({ seconds: 60 });
    figures['lottery: draw'] = await on('drawFinalNumberAndMakeLotteryClaimable', [lotteryId]);
    if (round === 0) continue;
    await on('claimReward', [lotteryId, first + 10n]);
    figures['lottery: claim of 1'] = await on('claimReward', [lotteryId, first + 11n]);
    const ten = Array.from({ length: 10 }, (_, place) => first + BigInt(place));
    figures['lottery: claim of 10'] = await on('batchClaimRewards', [lotteryId, ten]);
  }
  return figures;
}

export const lotteryGas: GameGas = { targets, measure };
