import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';

/** An amount of the account with its USD value below; a dash while nothing is known of it, quiet where there is none. */
export function HeldCell(props: {
  readonly amount: bigint | undefined;
  readonly usd: Fraction | undefined;
  readonly currency: Pick<Currency, 'decimals'>;
  readonly tone?: 'reward';
}) {
  const { amount, usd, currency, tone } = props;
  if (amount === undefined) return <span className="text-text-muted">–</span>;
  return (
    <span className="flex flex-col items-end">
      <ShownAmount
        amount={amount}
        decimals={currency.decimals}
        meaning="held"
        tone={amount === 0n ? 'muted' : (tone ?? 'plain')}
      />
      {amount > 0n ? <UsdText value={usd} tone="muted" className="text-xs" /> : null}
    </span>
  );
}
