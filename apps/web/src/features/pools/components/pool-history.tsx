import { addressOf } from '@besc/contracts/deploy/address-of';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { StakeHistory } from '../../../blocks/staking/stake-history';
import type { StakeHistorySubject } from '../../../blocks/staking/stake-history-subject';
import { fetchRowDays } from '../pool-days';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** What was locked in a pool and what its rewards made of it in a year, day by day; of the vault also the price of a share. */
export function PoolHistory({ row }: { readonly row: PoolRow }) {
  const { settings } = useChain();
  const { title } = useRowTexts(row);
  const money = addressOf(settings, 'tokens', 'money');
  const { key, category, contract, emission, earning, totalUsd, apr, isFinished, vault } = row;
  const { currency } = earning;
  const sharePrice = vault?.state.pricePerShare;
  const subject = useMemo(
    (): StakeHistorySubject => ({
      // Before the emission is read no day has a yield: what was asked then is not what is asked later.
      key: `pool-${key}-${emission?.startBlock}`,
      name: title,
      reward: {
        address: currency.kind === 'token' ? currency.address : money,
        symbol: displaySymbol(currency.symbol),
        decimals: currency.decimals,
      },
      fetchDays: (request) => fetchRowDays({ category, contract, emission }, request),
      now: {
        stakedUsd: totalUsd,
        apr: isFinished ? undefined : apr,
        ...(sharePrice === undefined ? {} : { sharePrice }),
      },
    }),
    [key, title, currency, money, category, contract, emission, totalUsd, isFinished, apr, sharePrice],
  );
  return <StakeHistory subject={subject} />;
}
