import { BalanceLine } from '../amount-input/balance-line';
import { ShownAmount } from '../amounts/shown-amount';
import { useText } from '../language/use-text';
import type { StakeWay } from './stake-form';
import type { StakeSubject } from './stake-subject';

/** What there is to take from: the balance of the wallet, or what is staked. */
export function HeldLine({ way, subject }: { readonly way: StakeWay; readonly subject: StakeSubject }) {
  const { t } = useText();
  const { currency, balance, staked } = subject;
  if (way === 'stake') {
    return (
      <BalanceLine
        balance={balance === undefined ? { kind: 'hidden' } : { kind: 'known', amount: balance }}
        currency={currency}
      />
    );
  }
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-baseline justify-end gap-x-1">
      {t('Staked')}: <ShownAmount amount={staked} decimals={currency.decimals} meaning="held" place="balance" />
    </span>
  );
}
