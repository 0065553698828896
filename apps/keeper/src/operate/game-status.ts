import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther, formatUnits } from 'viem';
import { readGameTimes } from '../shared/game-times';
import type { KeeperChain } from '../shared/keeper-chain';
import { gameSettings, readSetting } from './game-settings';
import { scheduledLines } from './scheduled-calls';

const statusWords = ['none yet', 'open', 'closed', 'claimable', 'refunding'];
const utc = (seconds: number | bigint) => `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`;

/** Where both games, the oracle and the random words stand, all settings, and what waits in the timelock, in lines for people. */
export async function gameStatus(chain: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const { contracts } = chain.deployment;
  const { number, timestamp } = await chain.client.getBlock();
  const lines = [`block ${number}, ${utc(timestamp)}`];
  const now = Number(timestamp);
  if (contracts.oracle !== undefined) lines.push(...(await oracleLines(chain, now)));
  if (contracts.prediction !== undefined) lines.push(...(await predictionLines(chain, now)));
  if (contracts.lottery !== undefined) lines.push(...(await lotteryLines(chain, now)));
  if (contracts.random !== undefined) lines.push(...(await randomLines(chain)));
  lines.push('', 'settings');
  for (const setting of gameSettings.filter(({ slug }) => contracts[slug] !== undefined)) {
    lines.push(`  ${setting.name.padEnd(24)} ${await readSetting(chain, setting)}`);
  }
  if (contracts.governance !== undefined) lines.push(...(await scheduledLines(chain, now)));
  return lines;
}

type Chain = Pick<KeeperChain, 'client' | 'deployment'>;

async function oracleLines({ client, deployment }: Chain, now: number): Promise<string[]> {
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi } as const;
  const [round, price, time] = await Promise.all([
    client.readContract({ ...oracle, functionName: 'latestRound' }),
    client.readContract({ ...oracle, functionName: 'latestAnswer' }),
    client.readContract({ ...oracle, functionName: 'latestTimestamp' }),
  ]);
  if (round === 0n) return ['', 'oracle', '  no price yet'];
  return [
    '',
    'oracle',
    `  price ${formatUnits(price, 8)} USD of ${utc(time)}, ${now - Number(time)} s old (round ${round})`,
  ];
}

const pauseLine = (pausedUntil: number, now: number) =>
  now < pausedUntil ? [`  PAUSED until ${utc(pausedUntil)}`] : [];

async function predictionLines(chain: Chain, now: number): Promise<string[]> {
  const { client, deployment } = chain;
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi } as const;
  const times = await readGameTimes(chain);
  const [round, fees, ties, held] = await Promise.all([
    client.readContract({ ...game, functionName: 'rounds', args: [times.epoch] }),
    client.readContract({ ...game, functionName: 'treasuryAmount' }),
    client.readContract({ ...game, functionName: 'burnAmount' }),
    client.getBalance({ address: game.address }),
  ]);
  const runs = times.epoch > times.failedThrough && now <= times.boundary + times.buffer;
  const state =
    times.epoch === 0n
      ? 'no round yet'
      : runs
        ? `round ${times.epoch} locks at ${utc(times.boundary)}`
        : 'no round runs';
  return [
    '',
    'prediction',
    `  ${state}`,
    ...pauseLine(times.pausedUntil, now),
    `  bets of this round: ${formatEther(round.bullAmount)} up, ${formatEther(round.bearAmount)} down`,
    `  holds ${formatEther(held)} coins; for the treasury ${formatEther(fees)}, to burn ${formatEther(ties)}`,
  ];
}

async function lotteryLines({ client, deployment }: Chain, now: number): Promise<string[]> {
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;
  const id = await client.readContract({ ...game, functionName: 'currentLotteryId' });
  const [round, pending, pausedUntil, held] = await Promise.all([
    client.readContract({ ...game, functionName: 'viewLottery', args: [id] }),
    client.readContract({ ...game, functionName: 'pendingInjection' }),
    client.readContract({ ...game, functionName: 'pausedUntil' }),
    client.readContract({ ...money, functionName: 'balanceOf', args: [game.address] }),
  ]);
  const tickets = round.firstTicketIdNextLottery - round.firstTicketId;
  const pot = round.amountCollectedInDexToken + round.amountInjected;
  return [
    '',
    'lottery',
    id === 0n
      ? '  no round yet'
      : `  round ${id} is ${statusWords[round.status] ?? round.status}, drawn at ${utc(round.endTime)}`,
    ...pauseLine(Number(pausedUntil), now),
    `  ${tickets} tickets at ${formatEther(round.priceTicketInDexToken)} MONEY, prizes ${formatEther(pot)} MONEY`,
    `  holds ${formatEther(held)} MONEY; the next round begins with ${formatEther(pending)}`,
  ];
}

async function randomLines({ client, deployment }: Chain): Promise<string[]> {
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const [committed, reserved] = await Promise.all([
    client.readContract({ ...source, functionName: 'committed' }),
    client.readContract({ ...source, functionName: 'reserved' }),
  ]);
  return ['', 'random words', `  ${committed} secrets committed to, ${reserved} of them reserved`];
}
