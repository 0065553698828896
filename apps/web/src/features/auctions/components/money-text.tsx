import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import type { AuctionsPlace } from '../auctions-place';

/** An amount of MONEY. */
export function MoneyText({
  place,
  amount,
  meaning = 'held',
}: {
  readonly place: AuctionsPlace;
  readonly amount: bigint | undefined;
  readonly meaning?: 'held' | 'paid';
}) {
  return <ShownAmount amount={amount} decimals={place.money.decimals} meaning={meaning} symbol={place.money.symbol} />;
}
