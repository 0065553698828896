import { formatExact } from '@besc/domain/shared/amount';
import { percentOf } from '@besc/domain/shared/stake-limit';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { TextLink } from '@besc/ui/text-link';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ActionButtons } from '../action/action-buttons';
import { useAllowance } from '../action/use-allowance';
import { useWriter } from '../action/use-writer';
import { TypedAmountField } from '../amount-input/typed-amount-field';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { UsdText } from '../amounts/usd-text';
import { useAmountText } from '../amounts/use-amount-text';
import { isStale, useChainState } from '../chain/use-chain-state';
import { useText } from '../language/use-text';
import { approvalAmount } from '../preferences/approval-amount';
import { usePreference } from '../preferences/use-preference';
import { usdValue } from '../prices/usd-price';
import type { Step, StepToast } from '../transactions/action';
import { ConfirmButton } from './confirm-button';
import { HeldLine } from './held-line';
import { NetworkCost } from './network-cost';
import { PercentSteps } from './percent-steps';
import { stakeAction } from './stake-action';
import { type StakeForm, type StakeWay, stakeForm } from './stake-form';
import type { StakeSubject } from './stake-subject';
import { useConfirmation } from './use-confirmation';

/** Most gas of a stake or unstake, by the documents, and of the approval before it. */
const usualGas = 200_000n;
const approvalGas = 60_000n;

export interface StakeDialogProps {
  readonly way: StakeWay;
  readonly subject: StakeSubject;
  readonly title: string;
  /** The signature for an amount: call, figures, summary and toast. */
  readonly step: (amount: bigint) => Step;
  /** Before the symbol: the marks of what is staked. */
  readonly mark?: ReactNode;
  readonly confirmLabel?: string;
  /** Why nothing can be staked any more, in words: it can come while the dialog is open, before an approval is paid for. */
  readonly barred?: string | undefined;
  /** 'Annual ROI at current rates', which opens the calculator. */
  readonly roi?: { readonly text: ReactNode; readonly onOpen: () => void } | undefined;
  /** 'Get %symbol%': where it can be had. */
  readonly getCurrency?: { readonly symbol: string; readonly to: string } | undefined;
  readonly enabledToast?: StepToast;
  /** Further rows: what arrives, fees. The amount is undefined while there is none. */
  readonly rows?: (amount: bigint | undefined) => ReactNode;
  readonly gas?: bigint;
  readonly onClose: () => void;
}

/** An amount into a stake or out of it, by field, slider and steps, to one Confirm. Load it lazily. */
export function StakeDialog(props: StakeDialogProps) {
  const { t } = useText();
  const { way, subject, title, gas = usualGas } = props;
  const { currency, spender } = subject;
  const [text, setText] = useState('');
  const writer = useWriter();
  const allowance = useAllowance(way === 'stake' ? currency : undefined, spender);
  const chosen = usePreference(approvalAmount);
  const chainState = useChainState(false);
  const confirmation = useConfirmation(props.onClose);
  const { amount, most, percent, state } = stakeForm({ way, subject, text, writer, isStale: isStale(chainState) });
  const { isBusy } = confirmation;
  const isToApprove =
    way === 'stake' && currency.kind === 'token' && amount !== undefined && (allowance.amount ?? amount) < amount;
  const usd = amount === undefined ? undefined : usdValue(amount, currency.decimals, subject.priceE18);

  function choose(next: number) {
    const part = most === undefined ? 0n : percentOf(most, next);
    setText(part === 0n ? '' : formatExact(part, currency.decimals));
  }
  function send(sent: bigint) {
    const approve = isToApprove ? { allowance: chosen, toast: props.enabledToast } : undefined;
    confirmation.confirm(stakeAction({ subject, amount: sent, step: props.step(sent), approve }));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || confirmation.close()}
      title={title}
      closeLabel={t('Close')}
      isSticky={confirmation.isAsking}
    >
      <div className="flex flex-col gap-4">
        <TypedAmountField
          label={way === 'stake' ? t('Stake') : t('Unstake')}
          name="stake-amount"
          value={text}
          amount={amount}
          decimals={currency.decimals}
          isComputed={false}
          disabled={isBusy}
          onValueChange={setText}
          currency={
            <span className="flex min-w-0 items-center gap-2 font-semibold">
              {props.mark}
              <CurrencySymbol symbol={currency.symbol} />
            </span>
          }
          note={amount === undefined ? null : <UsdText value={usd} isEstimate />}
          aside={<HeldLine way={way} subject={subject} />}
        />
        <PercentSteps
          label={way === 'stake' ? t('Part of what you can stake, in percent') : t('Part of your stake, in percent')}
          percent={percent}
          isDisabled={isBusy || most === undefined || most === 0n}
          onChange={choose}
        />
        <dl>
          {props.roi ? (
            <DataRow label={t('Annual ROI at current rates')}>
              <button
                type="button"
                onClick={props.roi.onOpen}
                className="relative min-h-8 underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-3 after:-inset-y-1.5 hover:text-primary"
              >
                {props.roi.text}
              </button>
            </DataRow>
          ) : null}
          {props.rows?.(amount)}
          <NetworkCost gas={isToApprove ? gas + approvalGas : gas} />
        </dl>
        <StakeButtons
          state={state}
          subject={subject}
          isApproving={allowance.isPending && isToApprove}
          label={isToApprove && !writer.canBatch ? t('Enable and stake') : props.confirmLabel}
          barred={props.barred}
          confirmation={confirmation}
          onConfirm={send}
        />
        {props.getCurrency ? (
          <p className="text-center text-sm">
            <TextLink render={<Link to={props.getCurrency.to} />}>
              {t('Get %symbol%', { symbol: displaySymbol(props.getCurrency.symbol) })}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function StakeButtons(props: {
  readonly state: StakeForm['state'];
  readonly subject: StakeSubject;
  readonly isApproving: boolean;
  readonly label: string | undefined;
  readonly barred: string | undefined;
  readonly confirmation: ReturnType<typeof useConfirmation>;
  readonly onConfirm: (amount: bigint) => void;
}) {
  const { t } = useText();
  const amountText = useAmountText();
  const { state, subject, isApproving, label, barred, confirmation } = props;
  const { currency, limit = 0n, minimum = 0n } = subject;
  if (confirmation.isBusy) return <ConfirmButton confirmation={confirmation} onConfirm={() => {}} />;
  const barredBy = (reason: string) => (
    <ConfirmButton confirmation={confirmation} blocked={reason} onConfirm={() => {}} />
  );
  if (barred !== undefined) return barredBy(barred);
  if (isApproving) return <Button kind="primary" size="large" wide pending={t('Enabling')} />;
  return (
    <ActionButtons state={state}>
      {(own) => {
        switch (own.kind) {
          case 'under-minimum': {
            const num = formatExact(minimum, currency.decimals);
            return barredBy(t('A minimum of %num% MONEY is required', { num }));
          }
          case 'over-limit': {
            const amount = amountText(limit, currency.decimals, { meaning: 'held' });
            return barredBy(
              t('Maximum total stake: %amount% %token%', { amount, token: displaySymbol(currency.symbol) }),
            );
          }
          case 'ready':
            return (
              <ConfirmButton confirmation={confirmation} label={label} onConfirm={() => props.onConfirm(own.amount)} />
            );
        }
      }}
    </ActionButtons>
  );
}
