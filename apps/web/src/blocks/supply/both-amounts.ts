import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Message } from '../language/message';
import { messageAmount } from '../language/message-amount';

/** The places of a sentence about what goes into a pair or comes out of it. */
export function bothAmounts(
  both: { currencyA: Currency; amountA: bigint; currencyB: Currency; amountB: bigint },
  meaning: AmountMeaning,
): Omit<Message, 'text'> {
  const { currencyA, amountA, currencyB, amountB } = both;
  return {
    values: { symbolA: displaySymbol(currencyA.symbol), symbolB: displaySymbol(currencyB.symbol) },
    amounts: {
      amountA: messageAmount(amountA, currencyA, meaning),
      amountB: messageAmount(amountB, currencyB, meaning),
    },
  };
}
