import type { Address } from '@besc/domain/shared/address';
import { useEffect, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import type { Figure } from '../../blocks/check/figure';
import type { AccountHistory } from '../../blocks/feature/account-history';
import { useFeatures } from '../../blocks/feature/use-features';
import { loadPart } from '../../lib/load-part';
import { tradeHistory } from './trade-history';

/** All figures that features have of an account; undefined while their code is on its way. `isFailed`: some are missing. */
export function useHistories(account: Address): {
  readonly figures: readonly Figure[] | undefined;
  readonly isFailed: boolean;
} {
  const features = useFeatures();
  const { settings } = useChain();
  const [figures, setFigures] = useState<readonly Figure[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    const loads = features.flatMap(({ slug, pages }) =>
      pages ? [loadPart(`${slug}-history`, async () => (await pages()).history?.())] : [],
    );
    // What one feature fails to give must hide nothing of the others.
    const figuresOf = async (load: Promise<AccountHistory | undefined>) => (await load)?.(settings, account) ?? [];
    Promise.allSettled([Promise.resolve(tradeHistory), ...loads].map(figuresOf)).then((all) => {
      if (!isHere) return;
      setFigures(all.flatMap((found) => (found.status === 'fulfilled' ? found.value : [])));
      setFailed(all.some(({ status }) => status === 'rejected'));
    });
    return () => {
      isHere = false;
    };
  }, [features, settings, account]);
  return { figures, isFailed };
}
