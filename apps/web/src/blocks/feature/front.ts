import type { Address } from '@besc/domain/shared/address';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { ComponentType } from 'react';
import type { UsdSum } from '../prices/usd-sum';
import type { Step } from '../transactions/steps/action';

/** What can be harvested with one signature. */
export interface Harvest {
  /** Names it among those of all places. */
  readonly key: string;
  /** In the reward's smallest unit; grows with each block and falls by a harvest. */
  readonly earned: bigint;
  readonly step: Step;
}

/** What an account has in one place. */
export interface Holding {
  /** USD of everything in it that has a price; undefined when nothing of it has one. */
  readonly value: Fraction | undefined;
  /** Whether something in it has no price or could not be read, so that `value` is not the whole. */
  readonly isPartly: boolean;
  /** Whether some of it was not read, as a later read may, so that `value` is not compared with that of another day. */
  readonly isUnread: boolean;
  /** USD of what it has earned and can take at once. */
  readonly claimable?: UsdSum;
  /** What takes it; together with those of all other places one action. */
  readonly collect?: readonly Harvest[];
}

/** A holding as far as it is known. */
export type HoldingState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly holding: Holding };

/** A hook that follows what an account has in one place. */
export type UseHolding = (owner: Address) => HoldingState;

/** What a feature shows of itself on the front page, where its code is loaded. `order` sorts among all features. */
export type FrontOffer = {
  /** The way to it from the head of the page; the first of all is the main one. `label` is an English text. */
  readonly link?: { readonly label: string; readonly path: string; readonly order: number };
  /** A card of its own. */
  readonly tile?: { readonly order: number; readonly load: () => Promise<ComponentType> };
  /** A line of what an account has. */
  readonly holding?: {
    readonly label: string;
    readonly path: string;
    readonly order: number;
    readonly load: () => Promise<UseHolding>;
  };
};
