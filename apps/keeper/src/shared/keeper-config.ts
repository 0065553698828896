import { type Hex, isHex, parseGwei, parseUnits } from 'viem';

/** What the operators' service needs to know; amounts in the smallest units, times in seconds. */
export interface KeeperConfig {
  /** Nodes, of which any may fail. */
  readonly rpcUrls: readonly string[];
  readonly deploymentFile: string;
  /** Where the pauses of refused conversions survive a restart. */
  readonly stateFile: string;
  readonly operatorKey: Hex;
  /** Where /health and /metrics are served. */
  readonly host: string;
  readonly port: number;
  readonly intervalSeconds: number;
  /** Conversions sent per round at most. */
  readonly conversionsPerRound: number;
  /** A pair is left alone until its fees are worth this much MONEY (wei). */
  readonly minimumMoney: bigint;
  /** The least accepted is this much below what the fees are worth at mean prices; the contract itself takes at most 500. */
  readonly toleranceBps: bigint;
  /** What a transaction may cost at most, as a part of what the fees are worth. */
  readonly maximumCostBps: bigint;
  /** Most gas of one transaction. */
  readonly gasLimit: bigint;
  /** Legacy gas price in wei that a transaction begins with; the chain's usual one when undefined. */
  readonly gasPrice: bigint | undefined;
  /** What the price may be raised to when a transaction is stuck; three times the first one when undefined. */
  readonly maximumGasPrice: bigint | undefined;
  /** A transaction that is not mined by then is sent again at a higher price. */
  readonly replaceAfterSeconds: number;
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
  const rpcUrls = required(env, 'RPC_URL')
    .split(',')
    .map((url) => url.trim());
  if (rpcUrls.some((url) => !/^https?:\/\//.test(url) || !URL.canParse(url))) {
    throw new KeeperConfigError('RPC_URL', 'must be an http or https URL, or several separated by commas.');
  }
  const gasPrice = gwei(env, 'GAS_PRICE_GWEI');
  const maximumGasPrice = gwei(env, 'MAXIMUM_GAS_PRICE_GWEI');
  if (gasPrice !== undefined && maximumGasPrice !== undefined && maximumGasPrice < gasPrice) {
    throw new KeeperConfigError('MAXIMUM_GAS_PRICE_GWEI', 'is below GAS_PRICE_GWEI.');
  }
  const logLevel = env.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel)) {
    throw new KeeperConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}.`);
  }
  return {
    rpcUrls,
    deploymentFile: required(env, 'DEPLOYMENT_FILE'),
    stateFile: required(env, 'STATE_FILE'),
    operatorKey,
    host: env.HOST?.trim() || '127.0.0.1',
    port: whole(env, { name: 'PORT', fallback: 4002, least: 0, most: 65_535 }),
    intervalSeconds: whole(env, { name: 'INTERVAL_SECONDS', fallback: 60, least: 1, most: 86_400 }),
    conversionsPerRound: whole(env, { name: 'CONVERSIONS_PER_ROUND', fallback: 2, least: 1, most: 50 }),
    minimumMoney: amount(env, 'MINIMUM_MONEY', '5', 18),
    toleranceBps: BigInt(whole(env, { name: 'TOLERANCE_BPS', fallback: 300, least: 0, most: 500 })),
    maximumCostBps: BigInt(whole(env, { name: 'MAXIMUM_COST_BPS', fallback: 1_000, least: 1, most: 10_000 })),
    gasLimit: BigInt(whole(env, { name: 'GAS_LIMIT', fallback: 3_000_000, least: 100_000, most: 30_000_000 })),
    gasPrice,
    maximumGasPrice,
    replaceAfterSeconds: whole(env, { name: 'REPLACE_AFTER_SECONDS', fallback: 60, least: 1, most: 3_600 }),
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

function amount(env: Environment, name: string, fallback: string, decimals: number): bigint {
  const text = env[name]?.trim() || fallback;
  if (!/^\d{1,30}(\.\d{1,18})?$/.test(text)) throw new KeeperConfigError(name, 'must be a decimal number.');
  return parseUnits(text, decimals);
}

function gwei(env: Environment, name: string): bigint | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text) || parseGwei(text) === 0n) {
    throw new KeeperConfigError(name, 'must be a decimal number above 0.');
  }
  return parseGwei(text);
}
