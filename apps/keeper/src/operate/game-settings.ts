import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { type Abi, formatEther, parseEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from './operate-arguments';

/** A setting that the owner of the games can change through the timelock. */
export interface GameSetting {
  readonly name: string;
  /** What its values are, for people. */
  readonly takes: string;
  readonly slug: 'prediction' | 'lottery' | 'random' | 'oracle';
  readonly contract: 'game' | 'source' | 'prices';
  readonly abi: Abi;
  readonly setter: string;
  /** The contract's reads that together say what the setting is. */
  readonly getters: readonly string[];
  /** The setter's arguments. Throws OperateArgumentError. */
  parse(values: readonly string[]): readonly unknown[];
  /** What the getters answer, or arguments, in words that compare. */
  format(values: readonly unknown[]): string;
}

const only = (values: readonly string[]): string => {
  if (values.length !== 1 || values[0] === undefined) throw new OperateArgumentError('One value is needed.');
  return values[0];
};
const addressIn = (text: string) => {
  const address = parseAddress(text);
  if (address === undefined) throw new OperateArgumentError(`"${text}" is not an address.`);
  return address;
};
const someone = (values: readonly string[]) => {
  const address = addressIn(only(values));
  if (address === zeroAddress) throw new OperateArgumentError('The zero address is nobody.');
  return [address];
};
const wei = (values: readonly string[]) => {
  const text = only(values);
  if (!/^\d{1,12}(\.\d{1,18})?$/.test(text)) throw new OperateArgumentError(`"${text}" is not an amount.`);
  return [parseEther(text)];
};
const basisPoints = (most: number) => (values: readonly string[]) => {
  const text = only(values);
  if (!/^\d{1,5}$/.test(text) || Number(text) > most) {
    throw new OperateArgumentError(`"${text}" is not a number of hundredths of a percent up to ${most}.`);
  }
  return [BigInt(text)];
};
const asText = (values: readonly unknown[]) => values.flat().map(String).join(' ');
const asEther = ([value]: readonly unknown[]) => (typeof value === 'bigint' ? formatEther(value) : String(value));

const prediction = { slug: 'prediction', contract: 'game', abi: predictionAbi } as const;
const lottery = { slug: 'lottery', contract: 'game', abi: lotteryAbi } as const;
const random = { slug: 'random', contract: 'source', abi: commitRandomAbi } as const;
const account = { takes: 'ADDRESS', parse: someone, format: asText } as const;
/** The zero address takes the guardian away. */
const guardian = {
  takes: 'ADDRESS',
  parse: (values: readonly string[]) => [addressIn(only(values))],
  format: asText,
} as const;

/** The settings of both games, their oracle and their random words. */
export const gameSettings: readonly GameSetting[] = [
  {
    ...prediction,
    name: 'prediction.fee',
    takes: 'BPS (0 to 500)',
    setter: 'setTreasuryFee',
    getters: ['treasuryFee'],
    parse: basisPoints(500),
    format: asText,
  },
  {
    ...prediction,
    name: 'prediction.minimum-bet',
    takes: 'COINS (0.00001 to 1)',
    setter: 'setMinBetAmount',
    getters: ['minBetAmount'],
    parse: wei,
    format: asEther,
  },
  { ...prediction, ...account, name: 'prediction.treasury', setter: 'setTreasury', getters: ['treasury'] },
  { ...prediction, ...account, name: 'prediction.operator', setter: 'setOperator', getters: ['operator'] },
  { ...prediction, ...guardian, name: 'prediction.guardian', setter: 'setGuardian', getters: ['guardian'] },
  { ...lottery, ...account, name: 'lottery.operator', setter: 'setOperator', getters: ['operator'] },
  { ...lottery, ...guardian, name: 'lottery.guardian', setter: 'setGuardian', getters: ['guardian'] },
  { ...lottery, ...account, name: 'lottery.random-source', setter: 'setRandomSource', getters: ['randomSource'] },
  { ...random, name: 'random.bond', takes: 'MONEY', setter: 'setBond', getters: ['bond'], parse: wei, format: asEther },
  { ...random, ...account, name: 'random.operator', setter: 'setOperator', getters: ['operator'] },
  {
    slug: 'oracle',
    contract: 'prices',
    abi: priceOracleAbi,
    name: 'oracle.reporters',
    takes: 'QUORUM ADDRESS ADDRESS ADDRESS …',
    setter: 'setReporters',
    getters: ['quorum', 'reporters'],
    parse: reporters,
    format: asText,
  },
];

/** Ascending, as the contract takes them. */
function reporters([quorum = '', ...accounts]: readonly string[]): readonly unknown[] {
  const ordered = accounts.map(addressIn).sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const isMajority = /^\d{1,2}$/.test(quorum) && Number(quorum) >= 3 && Number(quorum) * 2 > ordered.length;
  if (!isMajority || Number(quorum) > ordered.length || ordered.length > 15) {
    throw new OperateArgumentError('A quorum of at least three and more than half, then three to fifteen addresses.');
  }
  if (new Set(ordered).size < ordered.length) throw new OperateArgumentError('A reporter is there twice.');
  return [ordered, BigInt(quorum)];
}

/** The setting of a name. Throws OperateArgumentError. */
export function gameSetting(name: string): GameSetting {
  const found = gameSettings.find((setting) => setting.name === name);
  const names = gameSettings.map((setting) => `  ${setting.name} ${setting.takes}`).join('\n');
  if (found === undefined) throw new OperateArgumentError(`"${name}" is not a setting. These are:\n${names}`);
  return found;
}

/** Where the setting lies. Throws ContractMissingError when the deployment has no such contract. */
export function settingAddress({ deployment }: Pick<KeeperChain, 'deployment'>, setting: GameSetting) {
  if (setting.slug === 'oracle') return addressOf(deployment, 'oracle', 'prices');
  if (setting.slug === 'random') return addressOf(deployment, 'random', 'source');
  return addressOf(deployment, setting.slug, 'game');
}

/** What the setting is now, in words. */
export async function readSetting(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  setting: GameSetting,
): Promise<string> {
  const address = settingAddress(chain, setting);
  const { abi } = setting;
  const reads = setting.getters.map((functionName) => chain.client.readContract({ address, abi, functionName }));
  return setting.format(await Promise.all(reads));
}

/** Arguments of the setter in the same words as what is read; of the reporters the quorum comes first there. */
export function settingWords(setting: GameSetting, args: readonly unknown[]): string {
  return setting.format(setting.slug === 'oracle' ? args.toReversed() : args);
}
