import { betGas } from '@besc/sdk/prediction/prediction-calls';
import { DataRow } from '@besc/ui/data-row';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useText } from '../../../blocks/language/use-text';
import { bpsText } from '../price-text';

/** What a bet pays on either outcome, and its terms. Amounts are wei; undefined while none is typed. */
export function BetFigures(props: {
  readonly payout: bigint | undefined;
  readonly fee: bigint | undefined;
  readonly minimum: bigint | undefined;
  /** What the round still takes; undefined without a limit. */
  readonly room: bigint | undefined;
  /** A smaller move decides nothing, in hundredths of a percent. */
  readonly minimumMove: bigint;
  readonly symbol: string;
}) {
  const { t, locale } = useText();
  const amountText = useAmountText();
  const { payout, minimum, symbol } = props;
  const amount = { decimals: 18, meaning: 'held', symbol } as const;
  return (
    <dl>
      <DataRow label={t('If you’re right (current odds)')} isStrong>
        <ShownAmount {...amount} amount={payout} tone="up" />
      </DataRow>
      <DataRow label={t('If you’re wrong')}>
        <ShownAmount {...amount} amount={payout === undefined ? undefined : 0n} tone="down" />
      </DataRow>
      <DataRow label={t('Fee (share of all bets)')}>{bpsText(props.fee, locale)}</DataRow>
      <DataRow label={t('Minimum bet')}>
        {minimum === undefined ? '–' : `${amountText(minimum, 18, { meaning: 'paid' })} ${symbol}`}
      </DataRow>
      {props.room === undefined ? null : (
        <DataRow label={t('Room left')}>
          <ShownAmount {...amount} amount={props.room} />
        </DataRow>
      )}
      {props.minimumMove === 0n ? null : (
        <DataRow label={t('Refunded if the price moves less than')}>{bpsText(props.minimumMove, locale)}</DataRow>
      )}
      <NetworkCost gas={betGas} />
    </dl>
  );
}
