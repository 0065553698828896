import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '@besc/sdk/shared/replay/chain-at';
import type { Settings } from '@besc/wire/settings/settings';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { Message } from '../language/message';

/** What a value is in: whole numbers, or the smallest units of something. */
export type FigureUnit = 'count' | 'usd' | 'percent' | { readonly decimals: number; readonly symbol: string };

export interface FigurePart {
  readonly name: Message;
  readonly unit: FigureUnit;
}

/** A figure of the index that anybody can compute again from the chain; each kind is declared once. */
export interface Figure {
  readonly name: Message;
  /** How it is computed, in words. */
  readonly formula: Message;
  /** Where it comes from. */
  readonly sources: readonly { readonly contract: Address; readonly events: readonly string[] }[];
  /** What it consists of: mostly itself alone. */
  readonly parts: readonly [FigurePart, ...FigurePart[]];
  /**
   * What the index says, in the order of the parts; `time` is that of its newest block, unix seconds. `chain` is for what a figure has of
   * the chain besides.
   */
  readonly told: (request: IndexRequest, time: number, chain: ChainAt) => Promise<readonly (bigint | undefined)[]>;
  readonly compute: (chain: ChainAt) => Promise<Computed>;
}

/** A figure of this deployment. */
export type MakeFigure = (settings: Settings) => Figure;
