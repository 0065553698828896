import type { AmountMeaning } from '@besc/domain/shared/amount';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useHoldingValue } from '../../../blocks/prices/use-holding-value';
import type { LotteryPlace } from '../lottery-place';

/** An amount of MONEY with what it is worth beside it. */
export function MoneyText(props: {
  readonly place: LotteryPlace;
  readonly amount: bigint | undefined;
  readonly meaning: AmountMeaning;
  readonly tone?: 'reward';
  readonly hasUsd?: boolean;
}) {
  const { place, amount, meaning, tone, hasUsd } = props;
  const { money } = place;
  const usd = useHoldingValue(hasUsd ? money : undefined, amount);
  return (
    <>
      <ShownAmount
        amount={amount}
        meaning={meaning}
        decimals={money.decimals}
        symbol={money.symbol}
        {...(tone === undefined ? {} : { tone })}
      />
      {usd ? (
        <>
          {' '}
          <UsdText isEstimate tone="muted" value={usd} className="text-sm font-normal" />
        </>
      ) : null}
    </>
  );
}
