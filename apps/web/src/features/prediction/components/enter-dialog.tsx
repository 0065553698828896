import type { Position } from '@besc/domain/prediction/bet-outcome';
import { nativeCoin } from '@besc/domain/shared/token';
import { Checkbox } from '@besc/ui/checkbox';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useState } from 'react';
import { ConfirmFrame } from '../../../blocks/action/confirm-frame';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useConfirmation } from '../../../blocks/action/use-confirmation';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { useChain } from '../../../blocks/chain/chain-context';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { AmountOfMost } from '../../../blocks/staking/amount-of-most';
import { knownAmount } from '../../../blocks/token-select/shown-balance';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { isRunning } from '../../../blocks/transactions/run/run-phase';
import { enterRoundViewModel } from '../enter-round.view-model';
import { enterAction } from '../prediction.actions';
import type { CardView } from '../prediction.view-model';
import type { PredictionPlace } from '../prediction-place';
import { acceptedRisk } from '../prediction-preferences';
import { BearMark, BullMark } from './animals';
import { BetFigures } from './bet-figures';

/** An amount on UP or DOWN of the next round, what it pays on either outcome, and one button. Load it lazily. */
export function EnterDialog(props: {
  readonly place: PredictionPlace;
  /** The round as it stands now; undefined when it is not among those shown any more. */
  readonly card: CardView | undefined;
  readonly epoch: number;
  readonly position: Position;
  readonly minimum: bigint | undefined;
  /** Of rounds that start from now on, in hundredths of a percent; the card knows its own. */
  readonly currentFee: bigint | undefined;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useText();
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
  const held = knownAmount(balance);
  const { amount, spendable, fee, payout, state } = enterRoundViewModel({
    writer,
    coin,
    card,
    isPaused,
    position,
    text,
    held,
    minimum,
    currentFee,
    hasAccepted,
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
      <RoundLine epoch={epoch} lockAt={card?.phase === 'open' ? card.lockAt : undefined} />
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
      <AmountOfMost
        label={t('Commit')}
        stepsLabel={t('Percent of your balance')}
        name="bet-amount"
        currency={coin}
        text={text}
        amount={amount}
        most={spendable}
        isBusy={isBusy}
        onText={setText}
        aside={<BalanceLine balance={balance} currency={coin} />}
      />
      <BetFigures
        payout={payout}
        fee={fee}
        minimum={minimum}
        symbol={coin.symbol}
        room={card?.room}
        minimumMove={card?.round?.minimumMove ?? 0n}
      />
      {hasAccepted ? null : <RiskBox />}
      <p className="text-sm text-text-muted">
        {t('You can’t remove or change a position once you’ve entered. Later bets change what it pays.')}
      </p>
    </ConfirmFrame>
  );
}

/** Which round it is, and how long bets on it are taken. */
function RoundLine({ epoch, lockAt }: { readonly epoch: number; readonly lockAt: number | undefined }) {
  const { t } = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-muted">
      <span>{t('Round #%round%', { round: String(epoch) })}</span>
      {lockAt === undefined ? null : (
        <span>
          {t('Entries close in')}{' '}
          <Countdown until={{ kind: 'time', seconds: BigInt(lockAt) }} over={t('any moment now')} />
        </span>
      )}
    </div>
  );
}

/** Asked once: that it is a game of chance. */
function RiskBox() {
  const { t } = useText();
  return (
    <Checkbox
      checked={false}
      onCheckedChange={(isChecked) => acceptedRisk.set(isChecked)}
      label={t(
        'I understand that this is a game of chance, that I can lose my whole bet, and that positions can’t be changed or removed.',
      )}
    />
  );
}
