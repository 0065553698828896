import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Message } from './message';
import { messageAmount } from './message-amount';

/** The places `%amount%` and `%symbol%` of a sentence; `values` are those of its other places. */
export function amountPlaces(
  amount: bigint,
  currency: Pick<Currency, 'decimals' | 'symbol'>,
  meaning: AmountMeaning,
  values: NonNullable<Message['values']> = {},
): Required<Pick<Message, 'values' | 'amounts'>> {
  return {
    values: { symbol: displaySymbol(currency.symbol), ...values },
    amounts: { amount: messageAmount(amount, currency, meaning) },
  };
}
