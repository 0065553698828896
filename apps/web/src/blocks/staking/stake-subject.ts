import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import type { Blocker } from '../action/blocker';

/** Where an account can stake something: a farm, a pool, the vault. Amounts are in smallest units; undefined: not known. */
export interface StakeSubject {
  /** What is staked, with the symbol that is shown of it. The native coin needs no approval. */
  readonly currency: Currency;
  /** The contract that takes it. */
  readonly spender: Address;
  readonly balance: bigint | undefined;
  /** Asked for by the way out and by a limit; left out where there is neither. */
  readonly staked?: bigint | undefined;
  /** Most that one account may have staked; none when left out or 0n. */
  readonly limit?: bigint | undefined;
  /** What is said of more than the limit; of a total stake unless given. */
  readonly limitText?: Extract<Blocker, { kind: 'error' }>['text'];
  /** Least that is taken at once, where MONEY is staked; any amount when left out. */
  readonly minimum?: bigint | undefined;
  /** Every amount is a multiple of it; any amount when left out. */
  readonly multiple?: bigint | undefined;
  /** USD of one whole, 10^-18; undefined where nothing trusted prices it. */
  readonly priceE18?: bigint | undefined;
}
