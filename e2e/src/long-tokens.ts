import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { pooledToken } from './pooled-token';

/** Two tokens with symbols as long as they may be shown whole, and longer, each in a pool with BESC. */
export interface LongTokens {
  /** 20 characters: shown whole. */
  readonly whole: Address;
  /** 27 characters: shown by its ends. Its pool makes it worth next to nothing. */
  readonly longer: Address;
  /** Of each with BESC. */
  readonly pairs: { readonly whole: Address; readonly longer: Address };
}

/** Puts both on the stack's chain, from the account that `deployToken` gives everything to. */
export async function makeLongTokens(stack: TestStack): Promise<LongTokens> {
  const texts = { name: 'Twenty Letters', symbol: 'ABCDEFGHIJKLMNOPQRST' };
  const long = { name: 'A token whose name does not end', symbol: 'WWWWMMMMWWWWMMMMWWWWMMMMXYZ' };
  const whole = await pooledToken(stack, texts, 5_000n * 10n ** 18n);
  const longer = await pooledToken(stack, long, 10n ** 12n);
  return { whole: whole.token, longer: longer.token, pairs: { whole: whole.pair, longer: longer.pair } };
}
