import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, erc20Abi, type Hex, maxUint256, parseEther } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { lotteryAbi } from '../generated/abi/lottery';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { predictionAbi } from '../generated/abi/prediction';
import { priceOracleAbi } from '../generated/abi/price-oracle';
import { lotteryBytecode } from '../generated/bytecode/lottery';
import { moneyTokenBytecode } from '../generated/bytecode/money-token';
import { predictionBytecode } from '../generated/bytecode/prediction';
import { priceOracleBytecode } from '../generated/bytecode/price-oracle';
import { makeKnownWords } from './known-words';
import { type MeasuredChain, mnemonic } from './measured-chain';

/** The operations of both games, in the order of the table. */
export const gameOperations = [
  'lottery: 1 ticket, again',
  'lottery: 10 tickets',
  'lottery: 100 tickets',
  'lottery: draw',
  'lottery: claim of 1',
  'lottery: claim of 10',
  'prediction: bet, again',
  'prediction: execution of a round',
  'prediction: claim of 1',
  'prediction: claim of 5',
] as const;

export type GameOperation = (typeof gameOperations)[number];
type Figures = Record<GameOperation, bigint>;

const ether = (amount: number) => parseEther(`${amount}`);
const treasury = '0x00000000000000000000000000000000000000fe';
const interval = 300;
/** The digits that are drawn. */
const drawn = 1234;

/** `count` tickets whose numbers share no slot of counts with one another. */
const tickets = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => 10_000 + ((first + 10 * place) % 10_000));

/**
 * A first round brings balances and counters to a steady value above zero; the second is measured. Its numbers are new to the
 * round, which costs most, and the tickets of each claim are one purchase that has won altogether.
 */
async function measureLottery(measured: MeasuredChain): Promise<Partial<Figures>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, ether(1_000_000)]);
  const words = await makeKnownWords(measured, money);
  const lottery = await create(lotteryAbi, lotteryBytecode, [money, words.source, me, me, me, 600n, 60n]);
  const on = (name: string, args: readonly unknown[]) => send({ address: lottery, abi: lotteryAbi as Abi, name, args });
  await words.allow(lottery);
  await send({ address: money, abi: erc20Abi, name: 'approve', args: [lottery, maxUint256] });

  const figures: Partial<Figures> = {};
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

/** Eight rounds with both sides in each; the account bets on the side that wins all of them. */
async function measurePrediction(measured: MeasuredChain): Promise<Partial<Figures>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const reporters = [1, 2, 3]
    .map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))
    .sort((one, other) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1));
  const addresses = reporters.map(({ address }) => checksumAddress(address));
  const oracle = await create(priceOracleAbi, priceOracleBytecode, [me, addresses, 3n]);
  const args = [oracle, me, me, me, treasury, BigInt(interval), 60n];
  const game = await create(predictionAbi, predictionBytecode, args);
  const domain = {
    name: 'BESC price oracle',
    version: '1',
    chainId: await client.getChainId(),
    verifyingContract: oracle,
  };
  const types = {
    Report: [
      { name: 'price', type: 'int256' },
      { name: 'time', type: 'uint256' },
    ],
  };
  const report = async (time: bigint, price: bigint) => {
    const message = { price, time };
    const signatures: Hex[] = [];
    for (const reporter of reporters) {
      signatures.push(await reporter.signTypedData({ domain, types, primaryType: 'Report', message }));
    }
    await send({
      address: oracle,
      abi: priceOracleAbi,
      name: 'submit',
      args: [time, [price, price, price], signatures],
    });
  };
  const on = (name: string, callArgs: readonly unknown[], value?: bigint, from?: Address) =>
    send({
      address: game,
      abi: predictionAbi as Abi,
      name,
      args: callArgs,
      ...(value && { value }),
      ...(from && { from }),
    });
  const [bull, bear] = [addresses[0], addresses[1]];

  const figures: Partial<Figures> = {};
  await on('executeRound', []);
  let { timestamp: start } = await client.getBlock();
  for (let epoch = 1n; epoch <= 8n; epoch += 1n) {
    await on('betBull', [epoch], ether(1), bull);
    await on('betBear', [epoch], ether(1), bear);
    figures['prediction: bet, again'] = await on('betBull', [epoch], ether(1));
    start += BigInt(interval);
    const { timestamp } = await client.getBlock();
    await chain.increaseTime({ seconds: Number(start - timestamp) });
    await report(start, 10n ** 8n + epoch);
    figures['prediction: execution of a round'] = await on('executeRound', []);
  }
  await on('claim', [[1n]]);
  figures['prediction: claim of 1'] = await on('claim', [[2n]]);
  figures['prediction: claim of 5'] = await on('claim', [[3n, 4n, 5n, 6n, 7n]]);
  return figures;
}

/** Runs rounds of both games and measures each operation where everything that it touches has been used before. */
export async function measureGameGas(measured: MeasuredChain): Promise<Figures> {
  return { ...(await measureLottery(measured)), ...(await measurePrediction(measured)) } as Figures;
}
