import { formatAmount } from '@besc/domain/shared/amount';
import { useCallback } from 'react';
import { formatDecimal } from '../../lib/format-decimal';
import { useText } from '../language/use-text';

/** Writes amounts for sentences: as `formatAmount` rounds them, in the language of the page. */
export function useAmountText(): typeof formatAmount {
  const { locale } = useText();
  return useCallback((...amount) => formatDecimal(formatAmount(...amount), locale), [locale]);
}
