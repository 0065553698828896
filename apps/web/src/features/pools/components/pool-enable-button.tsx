import type { Token } from '@besc/domain/shared/token';
import { EnableTokenButton } from '../../../blocks/action/enable-token-button';
import { usePendingApproval } from '../../../blocks/action/use-pending-approval';
import { earningToast } from '../../../blocks/staking/earning-toasts';
import type { PoolRow } from '../pool-row';
import { useRowTexts } from './use-row-texts';

/** 'Enable': lets the pool move what is staked; busy while an approval is on its way, also after a reload. */
export function PoolEnableButton(props: { readonly row: PoolRow; readonly token: Token; readonly amount: bigint }) {
  const { row, token, amount } = props;
  const { title } = useRowTexts(row);
  const { contract: spender, earning, category } = row;
  return (
    <EnableTokenButton
      token={token}
      spender={spender}
      amount={amount}
      hasSymbol={false}
      of={title}
      state={usePendingApproval(token, spender) ? 'pending' : 'not-approved'}
      toast={earningToast(category === 'auto' ? 'vault-enabled' : 'pool-enabled', earning.currency.symbol)}
    />
  );
}
