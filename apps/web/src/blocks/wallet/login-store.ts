import type { Address } from '@besc/domain/shared/address';
import { create } from 'zustand';
import { readLastWallet } from './last-wallet';

/** How the wallet of the last visit is taken up again. */
interface LoginState {
  /** Whether it is known if it is; at once when there is none. */
  readonly isSettled: boolean;
  /** The account that it granted before the first view, until it is settled: it can be another one in the end, or none. */
  readonly expected: Address | undefined;
}

export const loginStore = create<LoginState>()(() => ({
  isSettled: readLastWallet() === undefined,
  expected: undefined,
}));
