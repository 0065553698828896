import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useText } from '../../../blocks/language/use-text';
import { EarnedButton } from '../../../blocks/staking/earned-button';
import { farmOverlay } from '../farm-overlay';
import type { FarmRow } from '../farm-row';
import { DetailPart } from './detail-part';

/** What waits to be harvested, growing with the blocks. */
export function MyEarnings({ row }: { readonly row: FarmRow }) {
  const { t } = useText();
  const { mine, farm, lpSymbol } = row;
  return (
    <DetailPart title={t('To harvest')}>
      {mine?.earned === undefined ? (
        <>
          <p className="text-lg font-semibold text-text-muted">–</p>
          {mine === undefined ? null : <p className="text-sm text-text-muted">{t('Couldn’t load')}</p>}
        </>
      ) : (
        <>
          <p className="text-lg font-semibold">
            <ShownAmount
              amount={mine.earned}
              decimals={18}
              meaning="held"
              symbol="MONEY"
              tone={mine.earned > 0n ? 'reward' : 'muted'}
            />
          </p>
          {mine.earned === 0n ? null : (
            <p>
              <UsdText value={mine.earnedUsd} tone="muted" />
            </p>
          )}
          <div className="mt-auto pt-2">
            <EarnedButton
              label={t('Harvest')}
              of={lpSymbol}
              amount={mine.earned}
              wide
              onPress={() => farmOverlay.open({ kind: 'harvest', pid: farm.pid })}
            />
          </div>
        </>
      )}
    </DetailPart>
  );
}
