import type { Address } from '@besc/domain/shared/address';
import { create } from 'zustand';

/** What the built-in wallet asks the person, and what the answer is. */
export type DevelopmentWalletQuestion =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'transaction';
      readonly from: Address;
      /** Undefined for the creation of a contract. */
      readonly to: string | undefined;
      readonly data: string;
      /** In wei, like the gas price. */
      readonly value: bigint;
      readonly gas: bigint | undefined;
      readonly gasPrice: bigint | undefined;
    }
  | { readonly kind: 'message'; readonly from: Address; readonly text: string };

export type DevelopmentWalletRequest = {
  readonly id: number;
  readonly question: DevelopmentWalletQuestion;
  /** The chosen account when asked to connect, the asked one when something was accepted, undefined for no. */
  readonly answer: (account: Address | undefined) => void;
};

/** Questions that wait for an answer, the oldest first. */
export const developmentWalletStore = create<{ readonly requests: readonly DevelopmentWalletRequest[] }>()(() => ({
  requests: [],
}));
