import { moneyPid } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { useText } from '../../../blocks/language/use-text';
import type { EarnedDay } from '../../../blocks/staking/earned-day';
import { EarnedHistory } from '../../../blocks/staking/earned-history';
import { useEarnedDays } from '../../../blocks/staking/use-earned-days';
import type { FarmRow } from '../farm-row';

/** What an account has earned in farms. */
export function FarmEarnings({ rows, account }: { readonly rows: readonly FarmRow[]; readonly account: Address }) {
  const { t } = useText();
  const { settings } = useChain();
  const money = useMemo(() => deployedToken(settings, 'money'), [settings]);
  const { read, asking } = useEarnedDays({ what: 'farms', account, fetchDays: fetchFarmEarnings });
  const names = rows.map(({ farm, lpSymbol }) => `${farm.pid}:${lpSymbol}`).join('\n');
  const days = useMemo(() => {
    const byPid = new Map(names.split('\n').map((line) => [Number.parseInt(line, 10), line.replace(/^\d+:/, '')]));
    return read?.days.flatMap(({ farmId, time, ...sums }): EarnedDay[] => {
      const pid = Number(farmId);
      if (pid === moneyPid) return [];
      const name = byPid.get(pid) ?? `LP #${pid}`;
      return [
        {
          time,
          position: name,
          id: String(pid),
          sums,
          staked: { key: String(pid), symbol: name, decimals: 18 },
          earned: { key: money.address, symbol: money.symbol, decimals: money.decimals },
        },
      ];
    });
  }, [read, names, money]);
  return (
    <EarnedHistory
      what="farms"
      headings={{ position: t('Farm'), id: t('Number'), grown: undefined }}
      note={t('Paid out so far, from the index. Excludes unharvested rewards.')}
      days={days}
      {...asking}
      missing={0}
      loadFigure={async () => (await import('../earned-figure')).farmsEarnedFigure(account)}
    />
  );
}
