import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { EarnedHistory } from '../../../blocks/staking/earned-history';
import { useEarnedDays } from '../../../blocks/staking/use-earned-days';
import { earnedIn, fetchPoolEarningDays, poolEarnedDays } from '../pool-earned-days';
import type { PoolRow } from '../pool-row';
import { rowTexts } from './use-row-texts';

/** What an account has earned in pools, in the vault and with MONEY staked by hand. */
export function PoolEarnings({ rows, account }: { readonly rows: readonly PoolRow[]; readonly account: Address }) {
  const { t } = useText();
  const { settings } = useChain();
  const money = addressOf(settings, 'tokens', 'money');
  const { read, asking } = useEarnedDays({
    what: 'pools',
    account,
    fetchDays: (request) => fetchPoolEarningDays({ ...request, money }),
  });
  const earned = useMemo(
    () => read && poolEarnedDays({ read: read.days, rows, now: read.now, titleOf: (row) => rowTexts(row, t).title }),
    [read, rows, t],
  );
  return (
    <EarnedHistory
      what="pools"
      headings={{
        position: t('Pool'),
        id: t('Contract'),
        grown: [t('Vault gains'), t('Vault gains in USD')],
      }}
      note={t('Paid out so far, plus vault gains. Excludes unharvested rewards.')}
      days={earned?.days}
      running={earned?.running}
      {...asking}
      missing={earned?.missing ?? 0}
      loadFigure={async (token) => {
        const { poolsEarnedFigure } = await import('../earned-figure');
        return poolsEarnedFigure(account, earnedIn(rows, token));
      }}
    />
  );
}
