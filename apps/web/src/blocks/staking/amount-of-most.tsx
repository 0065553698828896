import { formatExact, typeableAmount } from '@besc/domain/shared/amount';
import { percentOf, stakePercent } from '@besc/domain/shared/stake-limit';
import type { Currency } from '@besc/domain/shared/token';
import { type ReactNode, useState } from 'react';
import { TypedAmountField } from '../amount-input/typed-amount-field';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { PercentSteps } from './percent-steps';

/** An amount of the most that can be taken: its field, and below it a slider with steps. */
export function AmountOfMost(props: {
  readonly label: string;
  readonly stepsLabel: string;
  readonly name: string;
  readonly currency: Currency;
  /** Before the symbol: the marks of what it is. */
  readonly mark?: ReactNode;
  readonly text: string;
  /** What the text says, in smallest units; undefined while it says none. */
  readonly amount: bigint | undefined;
  /** In smallest units; undefined while it is not known. */
  readonly most: bigint | undefined;
  /** Steps give multiples of it. */
  readonly multiple?: bigint | undefined;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  /** Below the field: its worth. */
  readonly note?: ReactNode;
  /** Above the field: what there is to take from. */
  readonly aside: ReactNode;
}) {
  const { currency, text, amount, most, multiple = 1n, isBusy, onText } = props;
  const { decimals } = currency;
  // Of a few whole units several percents are one amount: the one that was chosen stands while the text is what it made.
  const [chosen, setChosen] = useState<{ percent: number; text: string; most: bigint | undefined }>();
  const isChosen = chosen?.text === text && chosen.most === most;
  return (
    <>
      <TypedAmountField
        label={props.label}
        name={props.name}
        value={text}
        amount={amount}
        decimals={decimals}
        isComputed={false}
        disabled={isBusy}
        onValueChange={(typed) => {
          setChosen(undefined);
          onText(typed);
        }}
        currency={
          <span className="flex min-w-0 items-center gap-2 font-semibold">
            {props.mark}
            <CurrencySymbol symbol={currency.symbol} />
          </span>
        }
        note={props.note}
        aside={props.aside}
      />
      <PercentSteps
        label={props.stepsLabel}
        percent={isChosen ? chosen.percent : stakePercent(amount ?? 0n, most ?? 0n)}
        isDisabled={isBusy || most === undefined || most === 0n}
        onChange={(percent) => {
          const exact = typeableAmount(percentOf(most ?? 0n, percent), decimals);
          const part = exact - (exact % multiple);
          const made = part === 0n ? '' : formatExact(part, decimals);
          setChosen({ percent, text: made, most });
          onText(made);
        }}
      />
    </>
  );
}
