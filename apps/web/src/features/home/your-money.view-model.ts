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
  /** Undefined until every place is known. */
  readonly total: Fraction | undefined;
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
  const total = holdings.length === rows.length ? sum(holdings.map(({ value }) => value)) : undefined;
  return {
    total,
    whole: holdings.some(({ isUnread }) => isUnread) ? undefined : total,
    isFailed: rows.some(({ state }) => state.kind === 'failed'),
    claimable: {
      value: usdSum(collected.map(({ claimable }) => claimable?.value)).value,
      isPartly: collected.some(({ claimable }) => claimable?.isPartly),
    },
    collected,
    count: collected.reduce((steps, { collect = [] }) => steps + collect.length, 0),
  };
}

function sum(values: readonly (Fraction | undefined)[]): Fraction {
  const nothing = fraction(0n);
  return values.reduce<Fraction>((all, value) => add(all, value ?? nothing), nothing);
}
