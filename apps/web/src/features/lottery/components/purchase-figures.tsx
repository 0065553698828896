import type { Round } from '@besc/domain/lottery/round';
import { winChance } from '@besc/domain/lottery/ticket-odds';
import { bulkDiscount } from '@besc/domain/lottery/ticket-offer';
import { DataRow } from '@besc/ui/data-row';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { useText } from '../../../blocks/language/use-text';
import type { BuyView } from '../buy-tickets.view-model';
import type { LotteryPlace } from '../lottery-place';
import { oneIn, partText } from '../number-texts';
import { MoneyText } from './money-text';

/** What so many tickets cost, what is saved, and what they can win. */
export function PurchaseFigures(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly view: Pick<BuyView, 'count' | 'costs' | 'gas'>;
}) {
  const { t, locale } = useText();
  const { place, round, view } = props;
  const { cost, discount, costWithDiscount } = view.costs;
  const rate = partText(bulkDiscount(round, view.count), locale);
  return (
    <dl>
      <DataRow label={t('Ticket price each')}>
        <MoneyText place={place} amount={round.price} meaning="paid" />
      </DataRow>
      <DataRow label={t('Before discount')}>
        <MoneyText place={place} amount={cost} meaning="paid" />
      </DataRow>
      <DataRow label={t('%rate% discount', { rate })}>
        <MoneyText place={place} amount={discount} meaning="held" tone="reward" />
      </DataRow>
      <DataRow label={t('You pay')} isStrong>
        <MoneyText place={place} amount={costWithDiscount} meaning="paid" hasUsd />
      </DataRow>
      <DataRow label={t('Fee')}>{t('None: everything goes to prizes')}</DataRow>
      <DataRow label={t('Chance to win per ticket')}>
        {t('1 in %chances%', { chances: oneIn(winChance, locale) })}
      </DataRow>
      <NetworkCost gas={view.gas} />
    </dl>
  );
}
