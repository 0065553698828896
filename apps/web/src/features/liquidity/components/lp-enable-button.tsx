import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { Button } from '@besc/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useCanPay } from '../../../blocks/action/use-can-pay';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { approveAction } from '../../../blocks/transactions/approvals/approve-action';
import { LateSignatureError } from '../../../blocks/transactions/posts/late-signature-error';
import { isRunning } from '../../../blocks/transactions/run/run-phase';
import { useActionRunner } from '../../../blocks/transactions/run/use-action-runner';
import { DoubtLine } from '../../../blocks/transactions/view/doubt-line';
import { EnableButton } from '../../../blocks/transactions/view/enable-button';
import { signRemoval } from '../sign-removal';
import type { RemoveLiquidity } from '../use-remove-liquidity';

/**
 * Enable of the remove screen: a signature first; where the wallet cannot give one that counts, an approval by transaction.
 * Who refuses to sign is not asked for anything else, but may choose the transaction.
 */
export function LpEnableButton(props: {
  readonly remove: RemoveLiquidity;
  readonly approval: 'not-approved' | 'pending' | 'approved';
}) {
  const { t } = useText();
  const chain = useChain();
  const runner = useActionRunner();
  const canPay = useCanPay({});
  /** The account whose signature the wallet is asked for. */
  const [signing, setSigning] = useState<Address>();
  const [isDeclined, setDeclined] = useState(false);
  const { remove, approval } = props;
  const { facts, view } = remove;

  const liquidity = view.withdrawal?.liquidity;
  const asked = useRef(liquidity);
  useEffect(() => {
    asked.current = liquidity;
  });
  const isBusy = (signing !== undefined && signing === facts.account) || isRunning(runner.ownState);

  /** What is permitted is an amount of LP, which no trade changes: from here on the form says that amount. */
  function hold(permitted: bigint) {
    if (facts.state.independentField.startsWith('CURRENCY')) remove.form.type('LIQUIDITY', formatExact(permitted, 18));
  }

  async function approve() {
    if (liquidity === undefined || facts.lp === undefined) return;
    const spender = addressOf(chain.settings, 'swap', 'router');
    await runner.run(approveAction({ token: facts.lp, spender, amount: liquidity, allowance: facts.approvalAmount }));
  }

  function approveInstead() {
    if (liquidity !== undefined) hold(liquidity);
    void approve();
  }

  async function enable() {
    if (liquidity === undefined || facts.account === undefined || facts.lp === undefined) return;
    const owner = facts.account;
    hold(liquidity);
    setSigning(owner);
    const end = await signRemoval({ chain, owner, pair: facts.lp.address, liquidity });
    setSigning((now) => (now === owner ? undefined : now));
    if (end.kind === 'signed') remove.setSigned(end.signed);
    setDeclined(end.kind === 'rejected');
    // Nor is anything but a signature asked for that came too late, or for an amount that was typed over meanwhile.
    if (end.kind !== 'unable' || end.error instanceof LateSignatureError || asked.current !== liquidity) return;
    console.warn('The wallet could not sign; an approval is sent instead.', end.error);
    await approve();
  }

  return (
    <>
      <EnableButton wide state={approval} isBusy={isBusy} isUseless={!canPay} onEnable={() => void enable()} />
      <div className="order-last col-span-2 empty:hidden">
        <DoubtLine run={runner.ownState} />
      </div>
      {isDeclined && approval === 'not-approved' && !isBusy ? (
        <Button kind="quiet" wide className="order-last col-span-2 text-primary!" onClick={approveInstead}>
          {t('Enable with a transaction instead')}
        </Button>
      ) : null}
    </>
  );
}
