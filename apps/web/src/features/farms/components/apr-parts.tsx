import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction, mul } from '@besc/domain/shared/fraction';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { Calculator } from 'lucide-react';
import { rateText, rateTexts } from '../../../blocks/amounts/rate-text';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import type { FarmRow } from '../farm-row';
import { farmSubject } from '../farm-subject';
import { DetailPart } from './detail-part';

const spans = [
  { days: 1n, label: '1 day' },
  { days: 30n, label: '30 days' },
  { days: 365n, label: '1 year' },
] as const;

/** What a yield is made of: rewards, trading fees, compounding; and what it is in dollars. */
export function AprParts({ row, onCalculate }: { readonly row: FarmRow; readonly onCalculate: (key: string) => void }) {
  const { t, locale } = useText();
  const { apr, apyE18 } = row;
  const { rewards, fees } = apr;
  const lp = row.farm.lpAddress;
  const whole = rewards && fees && rateTexts([rewards, fees], locale);
  const [ofRewards = rateText(rewards, locale), ofFees = rateText(fees, locale)] = whole?.parts ?? [];
  const perThousand = (days: bigint) => apr.total && mul(apr.total, fraction(1000n * days, 365n));
  return (
    <DetailPart title={t('Rewards')}>
      <dl>
        <DataRow
          label={t('Rewards in MONEY')}
          help={{
            name: t('About rewards'),
            text: t('This farm’s MONEY rewards for a year, divided by the total value staked.'),
          }}
        >
          <NumberText value={ofRewards} />
        </DataRow>
        <DataRow
          label={t('Trading fees')}
          help={{
            name: t('About trading fees'),
            text: t(
              '0.17% of each trade goes to this pair’s liquidity and stays in your LP tokens. Based on the last seven days of volume.',
            ),
          }}
        >
          {lp && fees ? (
            <Marked
              name={t('Trading fees')}
              load={async () => (await import('../../../blocks/check/pair-figures')).pairWeekFigure(lp)}
            >
              <NumberText value={ofFees} />
            </Marked>
          ) : (
            <NumberText value={ofFees} />
          )}
        </DataRow>
        <DataRow label={t('APR')} isStrong>
          <NumberText value={whole?.total ?? rateText(apr.total, locale)} />
        </DataRow>
        <DataRow
          label={t('Compounded daily')}
          help={{
            name: t('About compounding'),
            text: t('A year of rewards if you harvest and restake daily, at today’s prices.'),
          }}
        >
          <NumberText value={rateText(apyE18 === undefined ? undefined : fraction(apyE18, oneE18), locale)} />
        </DataRow>
      </dl>
      {apr.total ? (
        <dl className="grid grid-cols-3 gap-2 border-t border-border pt-2 text-center">
          {spans.map(({ days, label }) => (
            <div key={label}>
              <dt className="text-xs text-text-muted">{t(label)}</dt>
              <dd className="text-sm font-semibold">
                <UsdText value={perThousand(days)} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {apr.total ? <p className="text-center text-xs text-text-muted">{t('on $1,000 at today’s rate')}</p> : null}
      {farmSubject(row) === undefined ? null : (
        <div className="mt-auto pt-1">
          <Button
            size="small"
            wide
            aria-haspopup="dialog"
            icon={<Calculator size={16} aria-hidden />}
            onClick={() => onCalculate(row.key)}
          >
            {t('ROI calculator')}
          </Button>
        </div>
      )}
    </DetailPart>
  );
}
