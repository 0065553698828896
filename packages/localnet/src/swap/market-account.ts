import type { Address } from '@besc/domain/shared/address';
import type { SeededRandom } from '../history/seeded-random';

/** What a market account holds, native coin under `nativeKey`. An estimate between two reads of the chain. */
export interface MarketAccount {
  readonly address: Address;
  /** When it trades for the first time, seconds. */
  readonly since: number;
  readonly balances: Map<Address | typeof nativeKey, bigint>;
}

/** Key of the native coin in the balances. */
export const nativeKey = 'native';

/** An account that can pay `amount` of one of the `keys`, chosen at random; undefined when none can. */
export function payingAccount(options: {
  random: SeededRandom;
  accounts: readonly MarketAccount[];
  keys: readonly (Address | typeof nativeKey)[];
  amount: bigint;
}): { account: MarketAccount; key: Address | typeof nativeKey } | undefined {
  const { random, accounts, keys, amount } = options;
  const offset = random.below(accounts.length);
  for (const [step] of accounts.entries()) {
    const account = accounts[(offset + step) % accounts.length] as MarketAccount;
    const key = keys.find((entry) => (account.balances.get(entry) ?? 0n) >= amount);
    if (key !== undefined) return { account, key };
  }
  return undefined;
}

/** Changes the estimate of a balance. */
export function credit(account: MarketAccount, key: Address | typeof nativeKey, amount: bigint): void {
  account.balances.set(key, (account.balances.get(key) ?? 0n) + amount);
}
