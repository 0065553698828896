import { usdValue } from '@besc/domain/shared/token-price';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { TextLink } from '@besc/ui/text-link';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Blocker } from '../action/blocker';
import { ConfirmFrame } from '../action/confirm-frame';
import { NetworkCost } from '../action/network-cost';
import { useAllowance } from '../action/use-allowance';
import { useConfirmation } from '../action/use-confirmation';
import { useWriter } from '../action/use-writer';
import { UsdText } from '../amounts/usd-text';
import { useText } from '../language/use-text';
import { isRunning } from '../transactions/run/run-phase';
import type { Step, StepToast } from '../transactions/steps/action';
import { stepsGas } from '../transactions/steps/steps-gas';
import { AmountOfMost } from './amount-of-most';
import { HeldLine } from './held-line';
import { stakeAction } from './stake-action';
import { type StakeWay, stakeForm } from './stake-form';
import type { StakeSubject } from './stake-subject';

export interface StakeDialogProps {
  readonly way: StakeWay;
  readonly subject: StakeSubject;
  readonly title: string;
  /** The signature for an amount: call, figures, summary and toast. */
  readonly step: (amount: bigint) => Step;
  /** Before the symbol: the marks of what is staked. */
  readonly mark?: ReactNode;
  /** Of the field; Stake or Unstake unless given. */
  readonly label?: string;
  readonly confirmLabel?: string;
  /** Where an approval comes before; 'Enable and stake' unless given. */
  readonly enableLabel?: string;
  /** What else is entered, below the amount; disabled while it is sent. What is wrong with it is told by `barred`. */
  readonly children?: ReactNode;
  /** Why nothing can be staked any more: it can come while the dialog is open, before an approval is paid for. */
  readonly barred?: Blocker | undefined;
  /** What is wrong with an amount, beside what the subject says. */
  readonly fault?: (amount: bigint) => Blocker | undefined;
  /** 'Annual ROI at current rates', which opens the calculator. */
  readonly roi?: { readonly text: ReactNode; readonly onOpen: () => void } | undefined;
  /** 'Get %symbol%': where it can be had. */
  readonly getCurrency?: { readonly symbol: string; readonly to: string } | undefined;
  readonly enabledToast?: StepToast;
  /** Further rows: what arrives, fees. The amount is undefined while there is none. */
  readonly rows?: (amount: bigint | undefined) => ReactNode;
  readonly onClose: () => void;
}

/** An amount into a stake or out of it, by field, slider and steps, to one Confirm. Load it lazily. */
export function StakeDialog(props: StakeDialogProps) {
  const { t } = useText();
  const { way, subject, title } = props;
  const { currency, spender, priceE18 } = subject;
  const [text, setText] = useState('');
  const writer = useWriter();
  const allowance = useAllowance(way === 'stake' ? currency : undefined, spender);
  const confirmation = useConfirmation(props.onClose);
  const isBusy = isRunning(confirmation.run);
  const form = stakeForm({ way, subject, text, writer, barred: props.barred, fault: props.fault, allowance });
  const { amount, most, isToApprove, state } = form;
  const usd = amount === undefined ? undefined : usdValue(amount, { decimals: currency.decimals, priceE18 });

  const sent = amount ?? 0n;
  const approve = isToApprove ? { allowance: writer.approvalAmount, toast: props.enabledToast } : undefined;
  const action = stakeAction({ subject, amount: sent, step: props.step(sent), approve });

  return (
    <ConfirmFrame
      title={title}
      confirmation={confirmation}
      state={state.kind === 'ready' ? { kind: 'ready', action } : state}
      label={isToApprove && !writer.canBatch ? (props.enableLabel ?? t('Enable and stake')) : props.confirmLabel}
      after={
        props.getCurrency ? (
          <p className="text-center text-sm">
            <TextLink render={<Link to={props.getCurrency.to} />}>
              {t('Get %symbol%', { symbol: displaySymbol(props.getCurrency.symbol) })}
            </TextLink>
          </p>
        ) : null
      }
    >
      <AmountOfMost
        label={props.label ?? (way === 'stake' ? t('Stake') : t('Unstake'))}
        stepsLabel={way === 'stake' ? t('Percent of what you can stake') : t('Percent of your stake')}
        name="stake-amount"
        currency={currency}
        mark={props.mark}
        text={text}
        amount={amount}
        most={most}
        multiple={subject.multiple}
        isBusy={isBusy}
        onText={setText}
        note={amount === undefined ? null : <UsdText value={usd} isEstimate />}
        aside={<HeldLine way={way} subject={subject} />}
      />
      {props.children ? (
        <fieldset disabled={isBusy} className="min-w-0">
          {props.children}
        </fieldset>
      ) : null}
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
        <NetworkCost gas={stepsGas(action.steps)} />
      </dl>
    </ConfirmFrame>
  );
}
