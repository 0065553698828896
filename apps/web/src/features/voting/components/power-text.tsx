import type { AmountMeaning } from '@besc/domain/shared/amount';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';

/** Voting power in MONEY; unknown is a dash. */
export function PowerText(props: { readonly amount: bigint | undefined; readonly meaning?: AmountMeaning }) {
  const { decimals, symbol } = deployedToken(useChain().settings, 'money');
  return <ShownAmount amount={props.amount} decimals={decimals} symbol={symbol} meaning={props.meaning ?? 'held'} />;
}
