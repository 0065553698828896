import type { Position } from '@besc/domain/prediction/bet-outcome';
import { formatExact } from '@besc/domain/shared/amount';
import { nativeCoin } from '@besc/domain/shared/token';
import { Checkbox } from '@besc/ui/checkbox';
import { DataRow } from '@besc/ui/data-row';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useState } from 'react';
import { ConfirmFrame } from '../../../blocks/action/confirm-frame';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { useConfirmation } from '../../../blocks/action/use-confirmation';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { TypedAmountField } from '../../../blocks/amount-input/typed-amount-field';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { PercentSteps } from '../../../blocks/staking/percent-steps';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { isRunning } from '../../../blocks/transactions/run-phase';
import { enterRoundViewModel } from '../enter-round.view-model';
import { enterAction } from '../prediction.actions';
import type { CardView } from '../prediction.view-model';
import type { PredictionPlace } from '../prediction-place';
import { acceptedRisk } from '../prediction-preferences';
import { rateText } from '../price-text';
import { BearMark, BullMark } from './animals';

/** Most gas of a bet. */
const usualGas = 160_000n;

/** An amount on UP or DOWN of the next round, what it pays on either outcome, and one button. Load it lazily. */
export function EnterDialog(props: {
  readonly place: PredictionPlace;
  /** The round as it stands now; undefined when it is not among those shown any more. */
  readonly card: CardView | undefined;
  readonly epoch: number;
  readonly position: Position;
  readonly minimum: bigint;
  /** Of rounds that start from now on, in hundredths of a percent; the card knows its own. */
  readonly currentFee: bigint;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const amountText = useAmountText();
  const { settings } = useChain();
  const { place, card, epoch, minimum, isPaused, currentFee } = props;
  const coin = nativeCoin(settings.chain.id);
  const writer = useWriter();
  const balance = useBalance(coin);
  const confirmation = useConfirmation(props.onClose);
  const isBusy = isRunning(confirmation.run);
  const hasAccepted = usePreference(acceptedRisk);
  const [position, setPosition] = useState(props.position);
  const [text, setText] = useState('');
  const held = balance.kind === 'known' ? balance.amount : undefined;
  const { amount, spendable, percent, fee, payout, state } = enterRoundViewModel({
    ...{ writer, coin, card, isPaused, position, text, held, minimum, currentFee, hasAccepted },
  });
  const ready = (bet: bigint): Confirmable => ({
    kind: 'ready',
    action: enterAction(place.game, { epoch, position, amount: bet }),
  });

  const Mark = position === 'bull' ? BullMark : BearMark;
  return (
    <ConfirmFrame
      title={t('Set Position')}
      confirmation={confirmation}
      state={state.kind === 'ready' ? ready(state.amount) : state}
      label={position === 'bull' ? t('Enter UP') : t('Enter DOWN')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-muted">
        <span>{t('Round #%round%', { round: String(epoch) })}</span>
        {card?.phase === 'open' ? (
          <span>
            {t('Entry closes in')}{' '}
            <Countdown until={{ kind: 'time', seconds: BigInt(card.lockAt) }} over={t('any moment')} />
          </span>
        ) : null}
      </div>
      <div className="flex items-center gap-3">
        <Mark className="size-14 shrink-0" />
        <SegmentedControl
          label={t('Your side')}
          value={position}
          onValueChange={setPosition}
          options={[
            { value: 'bull', label: t('UP'), disabled: isBusy },
            { value: 'bear', label: t('DOWN'), disabled: isBusy },
          ]}
          wide
        />
      </div>
      <TypedAmountField
        label={t('Commit')}
        name="bet-amount"
        value={text}
        amount={amount}
        decimals={coin.decimals}
        isComputed={false}
        disabled={isBusy}
        onValueChange={setText}
        currency={<span className="font-semibold">{coin.symbol}</span>}
        aside={<BalanceLine balance={balance} currency={coin} />}
      />
      <PercentSteps
        label={t('Part of your balance, in percent')}
        percent={percent}
        isDisabled={isBusy || !spendable}
        onChange={(next) => {
          const part = ((spendable ?? 0n) * BigInt(next)) / 100n;
          setText(part === 0n ? '' : formatExact(part, coin.decimals));
        }}
      />
      <dl>
        <DataRow label={t('If you are right, as it stands now')} isStrong>
          <ShownAmount amount={payout} decimals={18} meaning="held" symbol={coin.symbol} tone="up" />
        </DataRow>
        <DataRow label={t('If you are wrong')}>
          <ShownAmount
            amount={payout === undefined ? undefined : 0n}
            decimals={18}
            meaning="held"
            symbol={coin.symbol}
            tone="down"
          />
        </DataRow>
        <DataRow label={t('Fee, of all bets')}>{rateText(fee, locale)}</DataRow>
        <DataRow label={t('Smallest bet')}>{`${amountText(minimum, 18, { meaning: 'paid' })} ${coin.symbol}`}</DataRow>
        <NetworkCost gas={usualGas} />
      </dl>
      {hasAccepted ? null : (
        <Checkbox
          checked={false}
          onCheckedChange={(isChecked) => acceptedRisk.set(isChecked)}
          label={t(
            'I understand that this is a game of chance, that I can lose all I bet, and that a position cannot be changed or removed.',
          )}
        />
      )}
      <p className="text-sm text-text-muted">
        {t(
          'You won’t be able to remove or change your position once you enter it. Further bets of others change what it pays.',
        )}
      </p>
    </ConfirmFrame>
  );
}
