import { useText } from '../language/use-text';
import type { EarnedHeadings } from './earned-csv';

/** The columns of the file of earnings. */
export function useEarnedHeadings(kind: 'farms' | 'pools'): EarnedHeadings {
  const { t } = useText();
  return {
    date: t('Date (UTC)'),
    position: kind === 'farms' ? t('Farm') : t('Pool'),
    id: kind === 'farms' ? t('Number') : t('Contract'),
    staked: t('Staked token'),
    deposited: [t('Deposited'), t('Deposited in USD')],
    withdrawn: [t('Withdrawn'), t('Withdrawn in USD')],
    earned: t('Earned token'),
    harvested: [t('Harvested'), t('Harvested in USD')],
    grown: kind === 'farms' ? undefined : [t('Grown in the vault'), t('Grown in the vault in USD')],
  };
}
