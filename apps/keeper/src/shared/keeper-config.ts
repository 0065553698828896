import type { Address } from '@besc/domain/shared/token';
import { formatGwei, getAddress, type Hex, isAddress, isHex, parseGwei, parseUnits } from 'viem';

/** What the operators' service needs to know; amounts in the smallest units, times in seconds. */
export interface KeeperConfig {
  readonly rpcUrl: string;
  readonly deploymentFile: string;
  /** Where price observations survive a restart. */
  readonly stateFile: string;
  readonly operatorKey: Hex;
  readonly intervalSeconds: number;
  /** Conversions sent per round at most. */
  readonly conversionsPerRound: number;
  /** A pair is left alone until its fees are worth this much MONEY (wei). */
  readonly minimumMoney: bigint;
  /** The price that protects a conversion is averaged over at least this time. */
  readonly averageSeconds: number;
  /** A pair whose price is further than this from its average is left alone for now. */
  readonly maximumDeviationBps: bigint;
  /** The least accepted is this much below what the average prices promise. */
  readonly toleranceBps: bigint;
  /** A conversion that would move prices against itself by more is left alone. */
  readonly maximumImpactBps: bigint;
  /** Legacy gas price in wei; the chain's usual one when undefined. */
  readonly gasPrice: bigint | undefined;
  /** Part that a token takes of each transfer, in basis points; a taxed token that is not named is never sold. */
  readonly taxesBps: ReadonlyMap<Address, bigint>;
  readonly logLevel: string;
}

/** An environment variable is missing or wrong; the message names it. */
export class KeeperConfigError extends Error {
  readonly code = 'KEEPER_CONFIG_INVALID';
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
    this.name = 'KeeperConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment. Throws KeeperConfigError. */
export function parseKeeperConfig(env: Environment): KeeperConfig {
  const operatorKey = required(env, 'OPERATOR_KEY');
  if (!isHex(operatorKey) || operatorKey.length !== 66) {
    throw new KeeperConfigError('OPERATOR_KEY', 'must be a private key: 0x and 64 hex digits.');
  }
  const rpcUrl = required(env, 'RPC_URL');
  if (!/^https?:\/\//.test(rpcUrl) || !URL.canParse(rpcUrl)) {
    throw new KeeperConfigError('RPC_URL', 'must be an http or https URL.');
  }
  const logLevel = env.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel)) {
    throw new KeeperConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}.`);
  }
  return {
    rpcUrl,
    deploymentFile: required(env, 'DEPLOYMENT_FILE'),
    stateFile: required(env, 'STATE_FILE'),
    operatorKey,
    intervalSeconds: whole(env, { name: 'INTERVAL_SECONDS', fallback: 60, least: 1, most: 86_400 }),
    conversionsPerRound: whole(env, { name: 'CONVERSIONS_PER_ROUND', fallback: 2, least: 1, most: 50 }),
    minimumMoney: amount(env, 'MINIMUM_MONEY', '5', 18),
    averageSeconds: whole(env, { name: 'AVERAGE_SECONDS', fallback: 1800, least: 1, most: 86_400 }),
    maximumDeviationBps: bps(env, 'MAXIMUM_DEVIATION_BPS', 300),
    toleranceBps: bps(env, 'TOLERANCE_BPS', 200),
    maximumImpactBps: bps(env, 'MAXIMUM_IMPACT_BPS', 500),
    gasPrice: env.GAS_PRICE_GWEI ? gwei(env.GAS_PRICE_GWEI) : undefined,
    taxesBps: taxes(env.TAXES_BPS ?? ''),
    logLevel,
  };
}

function required(env: Environment, name: string): string {
  const text = env[name]?.trim();
  if (!text) throw new KeeperConfigError(name, 'is missing.');
  return text;
}

function whole(env: Environment, field: { name: string; fallback: number; least: number; most: number }): number {
  const text = env[field.name]?.trim();
  if (!text) return field.fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < field.least || value > field.most) {
    throw new KeeperConfigError(field.name, `must be a whole number from ${field.least} to ${field.most}.`);
  }
  return value;
}

function bps(env: Environment, name: string, fallback: number): bigint {
  return BigInt(whole(env, { name, fallback, least: 0, most: 5_000 }));
}

function amount(env: Environment, name: string, fallback: string, decimals: number): bigint {
  const text = env[name]?.trim() || fallback;
  if (!/^\d{1,30}(\.\d{1,18})?$/.test(text)) throw new KeeperConfigError(name, 'must be a decimal number.');
  return parseUnits(text, decimals);
}

function gwei(text: string): bigint {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text) || formatGwei(parseGwei(text)) === '0') {
    throw new KeeperConfigError('GAS_PRICE_GWEI', 'must be a decimal number above 0.');
  }
  return parseGwei(text);
}

/** `0xabc=1000,0xdef=300`. */
function taxes(text: string): ReadonlyMap<Address, bigint> {
  const entries = text.split(',').filter((part) => part.trim() !== '');
  return new Map(
    entries.map((part): [Address, bigint] => {
      const [address = '', share = ''] = part.trim().split('=');
      if (!isAddress(address, { strict: false }) || !/^\d{1,4}$/.test(share)) {
        throw new KeeperConfigError('TAXES_BPS', `holds "${part.trim()}", which is not address=basis points.`);
      }
      return [getAddress(address), BigInt(share)];
    }),
  );
}
