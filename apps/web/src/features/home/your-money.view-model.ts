import { add, type Fraction, fraction } from '@besc/domain/shared/fraction';
import type { Holding, HoldingState } from '../../blocks/feature/front';
import { type UsdSum, usdSum } from '../../blocks/prices/usd-sum';

/** One place of the product with what an account has there. */
export interface MoneyRow {
  readonly label: string;
  readonly state: HoldingState;
}

/** What an account has in all places together, in USD. */
export interface MoneyView {
  /** Of every place that could be read; undefined while one of them is on its way, and where none could. */
  readonly total: Fraction | undefined;
  /** Something is not in it that has no price or could not be read. */
  readonly isPartly: boolean;
  /** The total to compare with that of another day: undefined also while some of a place was not read. */
  readonly whole: Fraction | undefined;
  readonly isFailed: boolean;
  readonly claimable: UsdSum;
  /** Places where something can be taken, and how many signatures that is. */
  readonly collected: readonly (Holding & { readonly label: string })[];
  readonly count: number;
}

/** Sums what is known of each place. */
export function yourMoneyViewModel(rows: readonly MoneyRow[]): MoneyView {
  const holdings = rows.flatMap(({ state, label }) => (state.kind === 'known' ? [{ label, ...state.holding }] : []));
  const collected = holdings.filter(({ collect = [] }) => collect.length > 0);
  const isFailed = rows.some(({ state }) => state.kind === 'failed');
  const isLoading = rows.some(({ state }) => state.kind === 'loading');
  const total = isLoading || holdings.length === 0 ? undefined : sum(holdings.map(({ value }) => value));
  return {
    total,
    isPartly: isFailed || holdings.some(({ isPartly }) => isPartly),
    whole: isFailed || holdings.some(({ isUnread }) => isUnread) ? undefined : total,
    isFailed,
    claimable: {
      value: usdSum(collected.map(({ claimable }) => claimable?.value)).value,
      isPartly: isFailed || holdings.some(({ claimable }) => claimable?.isPartly),
    },
    collected,
    count: collected.reduce((steps, { collect = [] }) => steps + collect.length, 0),
  };
}

function sum(values: readonly (Fraction | undefined)[]): Fraction {
  const nothing = fraction(0n);
  return values.reduce<Fraction>((all, value) => add(all, value ?? nothing), nothing);
}
