import { formatEther } from 'viem';

/** What is looked at to say how the service is; times in seconds, amounts in wei. */
export interface ServiceReading {
  /** For how long no node has told the newest block. */
  readonly silence: number;
  /** The machine's time when one last did, and that block's time. */
  readonly heardAt: number;
  readonly headTime: number;
  readonly keys: readonly KeyReading[];
}

/** A role's key: what it has for gas, and the oldest of its transactions that is not mined. */
export interface KeyReading {
  readonly role: string;
  readonly coins: bigint;
  /** For how long it waits at the same nonce; 0 when nothing waits. */
  readonly stuckFor: number;
}

/** Something that an operator should know. Only an `ill` service answers 503: what is `told` is coped with. */
export interface ServiceProblem {
  readonly kind: 'no-node' | 'old-head' | 'clock-behind' | 'coins-low' | 'nonce-stuck';
  readonly weight: 'ill' | 'told';
  /** Whose key it is about, if any. */
  readonly role?: string;
  readonly words: string;
}

const oldHeadSeconds = 60;
const clockSeconds = 30;
/** Gas of some rounds of all tasks. */
const gasInHand = 2_000_000n;

/** What counts as too long (seconds) and too little (wei a unit of gas). */
export interface ServiceLimits {
  readonly silentSeconds: number;
  readonly gasPrice: bigint;
  readonly replaceAfterSeconds: number;
}

/** What is wrong with node, clock, balances and nonces. All tasks go by the chain's time, so a wrong clock is only told. */
export function serviceProblems(reading: ServiceReading, limits: ServiceLimits): ServiceProblem[] {
  const { heardAt, headTime } = reading;
  const problems: ServiceProblem[] = [];
  const add = (kind: ServiceProblem['kind'], weight: ServiceProblem['weight'], words: string, role?: string) =>
    problems.push({ kind, weight, words, ...(role !== undefined && { role }) });
  const silence = Math.round(reading.silence);
  const age = Math.round(heardAt - headTime);
  if (silence > limits.silentSeconds) add('no-node', 'ill', `no node has answered for ${silence} s`);
  else if (age > oldHeadSeconds) {
    add('old-head', 'ill', `the newest block is ${age} s old: the nodes lag, the chain stands, or the clock is ahead`);
  }
  if (-age > clockSeconds) {
    add('clock-behind', 'told', `this machine's clock is ${-age} s behind the newest block; the chain's time is used`);
  }
  const least = gasInHand * limits.gasPrice;
  for (const { role, coins, stuckFor } of reading.keys) {
    if (coins < least) {
      const words = `the ${role} has ${formatEther(coins)} coins for gas, less than ${formatEther(least)}`;
      add('coins-low', 'ill', words, role);
    }
    const stuck = Math.round(stuckFor);
    if (stuck > 2 * limits.replaceAfterSeconds) {
      const words = `a transaction of the ${role} waits for ${stuck} s, also at a higher gas price`;
      add('nonce-stuck', 'ill', words, role);
    }
  }
  return problems;
}
