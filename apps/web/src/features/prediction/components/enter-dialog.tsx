import type { Position } from '@besc/domain/prediction/bet-outcome';
import { betError, payoutOfBet } from '@besc/domain/prediction/payout';
import { formatExact, parseAmount } from '@besc/domain/shared/amount';
import { stakePercent } from '@besc/domain/shared/stake-limit';
import { nativeCoin } from '@besc/domain/shared/token';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { Checkbox } from '@besc/ui/checkbox';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useState } from 'react';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import type { Blocker } from '../../../blocks/action/blocker';
import { firstBlocker } from '../../../blocks/action/first-blocker';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { TypedAmountField } from '../../../blocks/amount-input/typed-amount-field';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useAmountText } from '../../../blocks/amounts/use-amount-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../../blocks/chain/use-chain-state';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { ConfirmButton } from '../../../blocks/staking/confirm-button';
import { NetworkCost } from '../../../blocks/staking/network-cost';
import { PercentSteps } from '../../../blocks/staking/percent-steps';
import { useConfirmation } from '../../../blocks/staking/use-confirmation';
import { useBalance } from '../../../blocks/token-select/use-balance';
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
  const { place, card, epoch, minimum } = props;
  const fee = card?.fee ?? props.currentFee;
  const coin = nativeCoin(settings.chain.id);
  const writer = useWriter();
  const balance = useBalance(coin);
  const isOld = isStale(useChainState(false));
  const confirmation = useConfirmation(props.onClose);
  const hasAccepted = usePreference(acceptedRisk);
  const [position, setPosition] = useState(props.position);
  const [text, setText] = useState('');
  const { isBusy } = confirmation;
  const held = balance.kind === 'known' ? balance.amount : undefined;
  const spendable =
    held === undefined ? undefined : maxSpend({ currency: coin, balance: held, gasPriceWei: writer.gasPriceWei });
  const amount = parseAmount(text, coin.decimals);
  const stakes = { bullAmount: card?.round?.bullAmount ?? 0n, bearAmount: card?.round?.bearAmount ?? 0n, fee };
  const payout = amount === undefined || amount === 0n ? undefined : payoutOfBet(stakes, position, amount);
  const percent = stakePercent(amount ?? 0n, spendable ?? 0n);

  function state(): Blocker | { readonly kind: 'ready'; readonly amount: bigint } {
    const blocker = firstBlocker(writer);
    if (blocker !== undefined) return blocker;
    if (isOld) return { kind: 'offline' };
    if (props.isPaused) return { kind: 'error', text: 'Markets are paused' };
    if (card?.phase !== 'open') return { kind: 'error', text: 'Entries to this round are closed' };
    if (card.own) return { kind: 'error', text: 'You have entered this round already' };
    if (spendable === undefined) return { kind: 'loading' };
    switch (betError(amount, { minimum, balance: spendable })) {
      case 'no-amount':
        return { kind: 'error', text: 'Enter an amount' };
      case 'below-minimum':
        return { kind: 'error', text: 'The amount is below the minimum' };
      case 'insufficient-balance':
        return { kind: 'error', text: 'Insufficient %symbol% balance', symbol: coin.symbol };
      default:
        if (!hasAccepted) return { kind: 'error', text: 'Acknowledge the risk first' };
        return amount === undefined ? { kind: 'loading' } : { kind: 'ready', amount };
    }
  }

  const Mark = position === 'bull' ? BullMark : BearMark;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || confirmation.close()}
      title={t('Set Position')}
      closeLabel={t('Close')}
      isSticky={confirmation.isAsking}
    >
      <div className="flex flex-col gap-4">
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
          <DataRow
            label={t('Smallest bet')}
          >{`${amountText(minimum, 18, { meaning: 'paid' })} ${coin.symbol}`}</DataRow>
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
        {isBusy ? (
          <ConfirmButton confirmation={confirmation} onConfirm={() => {}} />
        ) : (
          <ActionButtons state={state()}>
            {(ready) => (
              <ConfirmButton
                confirmation={confirmation}
                label={position === 'bull' ? t('Enter UP') : t('Enter DOWN')}
                onConfirm={() =>
                  confirmation.confirm(enterAction(place.game, { epoch, position, amount: ready.amount }))
                }
              />
            )}
          </ActionButtons>
        )}
      </div>
    </Dialog>
  );
}
