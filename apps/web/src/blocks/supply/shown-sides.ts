import type { Currency } from '@besc/domain/shared/token';
import type { ShownFigures } from '@besc/sdk/shared/writes/shown-call';

type Sides = {
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
};

/** Figures of both sides as the router's methods name them: two tokens, or one beside the native coin (`isBesideCoin`). */
export function shownSides(
  { currencyA, currencyB, minimumA, minimumB }: Sides,
  supplied?: { readonly amountA: bigint; readonly amountB: bigint },
): { readonly isBesideCoin: boolean; readonly figures: ShownFigures } {
  const sides = [
    { name: 'A', currency: currencyA, minimum: minimumA, desired: supplied?.amountA },
    { name: 'B', currency: currencyB, minimum: minimumB, desired: supplied?.amountB },
  ];
  const isBesideCoin = sides.some(({ currency }) => currency.kind === 'native');
  const figures = sides.map(({ name, currency, minimum, desired }): ShownFigures => {
    if (currency.kind === 'native') return { amountETHMin: minimum };
    const [token, amount] = isBesideCoin ? ['token', 'amountToken'] : [`token${name}`, `amount${name}`];
    const least = { [token]: currency.address, [`${amount}Min`]: minimum };
    return desired === undefined ? least : { ...least, [`${amount}Desired`]: desired };
  });
  return { isBesideCoin, figures: { ...figures[0], ...figures[1] } };
}
