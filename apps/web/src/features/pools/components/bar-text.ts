import { formatAmount } from '@besc/domain/shared/amount';
import type { useText } from '../../../blocks/language/use-text';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { formatDecimal } from '../../../lib/format-decimal';
import type { StakeBar } from '../stake-part';

/** Why nothing more can be staked, in a sentence. */
export function barText(bar: StakeBar, { t, locale }: Pick<ReturnType<typeof useText>, 't' | 'locale'>): string {
  switch (bar.kind) {
    case 'finished':
      return t('This pool has ended');
    case 'at-limit':
      return t('You’ve already staked the maximum amount you can stake in this pool!');
    case 'blacklisted':
      return t('This account may take its stake out, and stake no more');
    case 'paused':
      return t('Paused until %time%. You can unstake at any time.', {
        time: dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Number(bar.until) * 1000),
      });
    case 'owed': {
      const { decimals, symbol } = bar.currency;
      return t(
        'The vault is owed %amount% %symbol% that cannot be paid now. Until it is paid nothing more can be staked. You can unstake at any time.',
        { amount: formatDecimal(formatAmount(bar.amount, decimals, { meaning: 'held' }), locale), symbol },
      );
    }
    case 'unreadable':
      return t('The token of this pool does not answer');
  }
}
