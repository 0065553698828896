import type { Address } from '@besc/domain/shared/address';
import { useEffect, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import type { Figure } from '../../blocks/check/figure';
import { useFeatures } from '../../blocks/feature/use-features';
import { loadPart } from '../../lib/load-part';
import { tradeHistory } from './trade-history';

/** All figures that features have of an account; undefined while their code is on its way. */
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
    const loads = features.flatMap(({ slug, past, pages }) =>
      past && pages ? [loadPart(`${slug}-history`, async () => (await pages()).history?.())] : [],
    );
    Promise.all(loads).then(
      (all) => {
        if (isHere) setFigures([tradeHistory, ...all].flatMap((figuresOf) => figuresOf?.(settings, account) ?? []));
      },
      () => {
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [features, settings, account]);
  return { figures, isFailed };
}
