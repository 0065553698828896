import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, type Hex, parseEther } from 'viem';
import { publicAccount } from '../../deploy/public-account';
import { predictionAbi } from '../../generated/abi/prediction';
import { priceOracleAbi } from '../../generated/abi/price-oracle';
import { predictionBytecode } from '../../generated/bytecode/prediction';
import { priceOracleBytecode } from '../../generated/bytecode/price-oracle';
import type { GameGas } from '../game-gas';
import type { MeasuredChain } from '../measured-chain';

const ether = (amount: number) => parseEther(`${amount}`);
const treasury = '0x00000000000000000000000000000000000000fe';
const interval = 300;
const targets = {
  'prediction: bet, again': { goal: 68_000, pancake: 99_120 },
  'prediction: execution of a round': { goal: 125_000, pancake: 339_764 },
  'prediction: claim of 1': { goal: 45_600, pancake: 94_003 },
  'prediction: claim of 5': { goal: 107_000, pancake: 344_779 },
} as const;

/** Eight rounds with both sides in each; the account bets on the side that wins all of them. */
async function measure(measured: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const { user, client, chain, create, send } = measured;
  const me = user.address;
  const reporters = [1, 2, 3]
    .map((index) => publicAccount(index))
    .sort((one, other) => addressOrder(one.address, other.address));
  const addresses = reporters.map(({ address }) => checksumAddress(address));
  const oracle = await create(priceOracleAbi, priceOracleBytecode, [me, addresses, 3n]);
  const args = [oracle, me, me, me, treasury, BigInt(interval), 60n, 0n, 0n];
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

  const figures: Partial<Record<keyof typeof targets, bigint>> = {};
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

export const predictionGas: GameGas = { targets, measure };
