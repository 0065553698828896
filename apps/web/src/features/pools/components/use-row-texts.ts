import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Text } from '../../../blocks/language/text';
import { useText } from '../../../blocks/language/use-text';
import type { PoolRow } from '../pool-row';

/** What a row is called, and what is staked for what. */
export function useRowTexts(row: Pick<PoolRow, 'category' | 'staked' | 'earning'>) {
  return rowTexts(row, useText().t);
}

/** The same outside of a component. */
export function rowTexts(
  { category, staked, earning }: Pick<PoolRow, 'category' | 'staked' | 'earning'>,
  t: Text['t'],
): { readonly title: string; readonly subtitle: string } {
  const earned = displaySymbol(earning.currency.symbol);
  const symbol = displaySymbol(staked.currency.symbol);
  switch (category) {
    case 'auto':
      return { title: t('Auto %symbol%', { symbol: earned }), subtitle: t('Automatic restaking') };
    case 'core':
      return {
        title: t('Manual %symbol%', { symbol: earned }),
        subtitle: t('Earn %earned%, stake %symbol%', { earned, symbol }),
      };
    case 'community':
      return { title: t('Earn %symbol%', { symbol: earned }), subtitle: t('Stake %symbol%', { symbol }) };
  }
}
