import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { useState, useTransition } from 'react';
import { formatPercent } from '../../lib/format-percent';
import { UsdText } from '../amounts/usd-text';
import { useText } from '../language/use-text';
import { CurrencyButton } from '../token-select/currency-button';
import type { ShownBalance } from '../token-select/shown-balance';
import { BalanceLine } from './balance-line';
import { TypedAmountField } from './typed-amount-field';

/**
 * One side of a trade: amount, currency picker, balance, MAX and the value in USD. MAX is drawn only when `onMax` is
 * given. A side whose amount is computed says so in its label. The text stands at once; what the page makes of it follows
 * in steps that never hold up the next key, so a press may come before it: who acts on the amount reads it from the form.
 */
export function AmountInput(props: {
  /** 'From' or 'To', in the language of the page. */
  readonly side: string;
  /** Names the input among others of the page. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The amount of `value` in smallest units; undefined while there is none. */
  readonly amount: bigint | undefined;
  /** Not what the person typed but what follows from it. */
  readonly isComputed: boolean;
  readonly currency: Currency | undefined;
  /** The currency is still being found out. */
  readonly isLoading?: boolean;
  readonly onCurrencyPress: () => void;
  readonly balance: ShownBalance;
  readonly onMax: (() => void) | undefined;
  /** Parts of what MAX takes, in percent, each with what a press does. */
  readonly parts?: readonly { readonly percent: number; readonly onPress: () => void }[];
  /** Undefined: no trustworthy price, shown as a dash. */
  readonly usd: Fraction | undefined;
}) {
  const { t, locale } = useText();
  const { side, label, currency, balance, onMax, usd, parts = [] } = props;
  const [typed, setTyped] = useState('');
  const [isFollowing, follow] = useTransition();
  const value = isFollowing ? typed : props.value;
  return (
    <TypedAmountField
      label={label}
      value={value}
      amount={props.amount}
      decimals={currency?.decimals ?? 18}
      isComputed={props.isComputed && !isFollowing}
      onValueChange={(text) => {
        setTyped(text);
        follow(() => props.onValueChange(text));
      }}
      minLength={1}
      title={t('Token Amount')}
      name={`amount-${props.name}`}
      currency={
        <CurrencyButton
          currency={currency}
          side={side}
          isLoading={props.isLoading === true}
          onPress={props.onCurrencyPress}
        />
      }
      aside={
        <>
          {currency ? <BalanceLine balance={balance} currency={currency} /> : null}
          {onMax || parts.length > 0 ? (
            <span className="mb-5 flex w-full justify-end gap-2.5">
              {parts.map(({ percent, onPress }) => (
                <Button key={percent} size="tiny" kind="soft" className="min-w-11" onClick={onPress}>
                  <bdi dir="ltr">{formatPercent(String(percent), locale)}</bdi>
                </Button>
              ))}
              {onMax ? (
                <Button size="tiny" kind="soft" className="min-w-11" onClick={onMax}>
                  {t('MAX')}
                </Button>
              ) : null}
            </span>
          ) : null}
        </>
      }
      note={value === '' ? null : <UsdText isEstimate value={usd} />}
    />
  );
}
