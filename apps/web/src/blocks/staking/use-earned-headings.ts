import { useText } from '../language/use-text';
import type { EarnedHeadings } from './earned-csv';

/** The columns of the file of earnings; what is staked in says how it is named and told apart, and what grows in it. */
export function useEarnedHeadings(own: Pick<EarnedHeadings, 'position' | 'id' | 'grown'>): EarnedHeadings {
  const { t } = useText();
  return {
    ...own,
    date: t('Date (UTC)'),
    staked: t('Staked token'),
    deposited: [t('Deposited'), t('Deposited in USD')],
    withdrawn: [t('Withdrawn'), t('Withdrawn in USD')],
    earned: t('Earned token'),
    harvested: [t('Harvested'), t('Harvested in USD')],
  };
}
