import { amountTextMaxLength } from '@besc/domain/shared/amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';
import { AmountField } from '@besc/ui/amount-field';
import { Button } from '@besc/ui/button';
import { useState, useTransition } from 'react';
import { useText } from '../language/use-text';
import { formatEstimatedUsd } from '../prices/format-estimated-usd';
import { CurrencyButton } from '../token-select/currency-button';
import type { ShownBalance } from '../token-select/shown-balance';
import { BalanceLine } from './balance-line';

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
  readonly currency: Currency | undefined;
  /** The currency is still being found out. */
  readonly isLoading?: boolean;
  readonly onCurrencyPress: () => void;
  readonly balance: ShownBalance;
  readonly onMax: (() => void) | undefined;
  /** Undefined: no trustworthy price, shown as a dash. */
  readonly usd: Fraction | undefined;
  /** After the USD value: how far it is from the value of the other side. */
  readonly usdNote?: string;
  readonly isStale?: boolean;
}) {
  const { t, locale } = useText();
  const { side, label, currency, balance, onMax, usd, usdNote } = props;
  const [typed, setTyped] = useState('');
  const [isFollowing, follow] = useTransition();
  const value = isFollowing ? typed : props.value;
  return (
    <AmountField
      label={label}
      value={value}
      onValueChange={(text) => {
        // The attribute holds typing only; what scripts and paste helpers put in is held here.
        if (text.length > amountTextMaxLength) return;
        setTyped(text);
        follow(() => props.onValueChange(text));
      }}
      maxLength={amountTextMaxLength}
      minLength={1}
      title={t('Token Amount')}
      name={`amount-${props.name}`}
      {...(props.isStale ? { isStale: true } : {})}
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
          {onMax ? (
            <Button size="tiny" kind="soft" className="shrink-0" onClick={onMax}>
              {t('MAX')}
            </Button>
          ) : null}
        </>
      }
      note={
        <bdi className="tabular-nums">
          {usd ? formatEstimatedUsd(usd, locale) : value === '' ? '' : '–'}
          {usd && usdNote ? ` (${usdNote})` : ''}
        </bdi>
      }
    />
  );
}
