import { blocksPerDay } from '@besc/domain/shared/constants';

/** Block numbers of a chain: when its pools are opened, and the last that is planned of its history. */
export interface PoolTimes {
  readonly opened: number;
  readonly ended: number;
}

/** A pool of the local chain. Tokens are symbols; `BESC` is the coin itself, `WBESC-BUSDC` the LP of that pair. */
export interface LocalPool {
  readonly stakes: string;
  readonly earns: string;
  /** What it pays in a day of a running chain, in USD at the anchor prices; of a token without a price in whole tokens. */
  readonly daily: number;
  readonly starts: (times: PoolTimes) => number;
  readonly ends: (times: PoolTimes) => number;
  /** Most that one account may stake, in whole tokens. */
  readonly limit?: number;
  /** What accounts of the person at the screen have staked from the beginning, in whole tokens. */
  readonly people?: readonly { readonly account: number; readonly amount: number }[];
  /** Accounts that may stake no more. */
  readonly banned?: readonly number[];
  /** Its admin ends it half way through the history. */
  readonly isStopped?: true;
  /** No trader of the market has staked here. */
  readonly isEmpty?: true;
}

/** A token that no default list has, without decimals and without a price. */
export const stamp = { symbol: 'STAMP', name: 'Stamp', decimals: 0, supply: 1_000_000_000n } as const;

const atOnce = ({ opened }: PoolTimes) => opened + 40;
const later =
  (blocks: number) =>
  ({ ended }: PoolTimes) =>
    ended + blocks;
const long = (days: number) => ({ starts: atOnce, ends: later(days * blocksPerDay) });
const over = (blocks: number) => ({ starts: atOnce, ends: (times: PoolTimes) => atOnce(times) + blocks });

/** In the order in which the factory makes them; each has something that is worth seeing on a screen. */
export const localPools: readonly LocalPool[] = [
  { stakes: 'MONEY', earns: 'WBESC', daily: 14, ...long(180), people: [{ account: 1, amount: 400 }] },
  { stakes: 'MONEY', earns: 'BUSDC', daily: 13, ...long(120) },
  // Nine decimals on one side or the other.
  { stakes: 'MONEY', earns: 'HENNY', daily: 15, ...long(150) },
  { stakes: 'HENNY', earns: 'MONEY', daily: 17, ...long(90), people: [{ account: 1, amount: 20_000 }] },
  { stakes: 'WAGMI', earns: 'BUSDC', daily: 9, ...long(200) },
  { stakes: 'Bernie', earns: 'WBESC', daily: 4, ...long(75) },
  { stakes: 'BUSDC', earns: 'MONEY', daily: 18, ...long(240) },
  { stakes: 'WBESC', earns: 'WAGMI', daily: 8, ...long(60) },
  // The chain's coin.
  { stakes: 'BESC', earns: 'MONEY', daily: 1.2, ...long(365), people: [{ account: 1, amount: 2_500 }] },
  { stakes: 'BESC', earns: 'HENNY', daily: 0.9, ...long(45) },
  { stakes: 'BESC', earns: 'BUSDC', daily: 0.3, ...long(100), limit: 2_000, banned: [3] },
  // A limit: none reached, nearly, wholly.
  { stakes: 'BUSDC', earns: 'MONEY', daily: 1, ...long(110), limit: 500 },
  { stakes: 'MONEY', earns: 'WAGMI', daily: 0.1, ...long(95), limit: 100, people: [{ account: 1, amount: 99 }] },
  { stakes: 'MONEY', earns: 'Bernie', daily: 0.05, ...long(85), limit: 50, people: [{ account: 1, amount: 50 }] },
  // No decimals, no price.
  { stakes: 'STAMP', earns: 'MONEY', daily: 5, ...long(130), people: [{ account: 1, amount: 12 }] },
  { stakes: 'MONEY', earns: 'STAMP', daily: 144_000, ...long(140) },
  // Tokens that the page warns of: one taxed, one compromised.
  { stakes: 'RFLX', earns: 'MONEY', daily: 12, ...long(50) },
  { stakes: 'OLDG', earns: 'MONEY', daily: 11, ...long(70) },
  // The same token on both sides, and LP.
  { stakes: 'MONEY', earns: 'MONEY', daily: 25, ...long(160) },
  { stakes: 'WBESC-BUSDC', earns: 'WAGMI', daily: 32, ...long(170) },
  // Not started.
  { stakes: 'MONEY', earns: 'OLDG', daily: 60, starts: later(2 * blocksPerDay), ends: later(62 * blocksPerDay) },
  { stakes: 'HENNY', earns: 'WBESC', daily: 70, starts: later(14 * blocksPerDay), ends: later(44 * blocksPerDay) },
  { stakes: 'BESC', earns: 'BUSDC', daily: 35, starts: later(1_200), ends: later(30 * blocksPerDay) },
  // Near the end: the reward is paid but for a little.
  // The history may have up to 260 blocks more than are planned.
  { stakes: 'WAGMI', earns: 'MONEY', daily: 11, starts: atOnce, ends: later(410) },
  { stakes: 'MONEY', earns: 'BUSDC', daily: 20, starts: atOnce, ends: later(1_200) },
  { stakes: 'Bernie', earns: 'HENNY', daily: 3, starts: atOnce, ends: later(blocksPerDay) },
  // Finished, with and without a stake of the person, and one that was never used.
  { stakes: 'MONEY', earns: 'BUSDC', daily: 60, ...over(90), people: [{ account: 0, amount: 300 }] },
  { stakes: 'HENNY', earns: 'MONEY', daily: 45, ...over(140) },
  { stakes: 'BESC', earns: 'WAGMI', daily: 4, ...over(60), people: [{ account: 0, amount: 1_000 }] },
  { stakes: 'Bernie', earns: 'MONEY', daily: 3, ...over(80), isEmpty: true },
  { stakes: 'WAGMI', earns: 'HENNY', daily: 7, ...long(300), isStopped: true },
];
