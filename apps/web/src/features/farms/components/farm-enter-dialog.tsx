import { addressOf } from '@besc/contracts/deploy/address-of';
import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { parseAmount } from '@besc/domain/shared/amount';
import { type Currency, nativeCoin, type Token } from '@besc/domain/shared/token';
import { maxSpend } from '@besc/domain/swap/max-spend';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { ProgressSteps } from '@besc/ui/progress-steps';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { balanceBlocker } from '../../../blocks/action/balance-blocker';
import { ConfirmFrame } from '../../../blocks/action/confirm-frame';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { firstBlocker } from '../../../blocks/action/first-blocker';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { useConfirmation } from '../../../blocks/action/use-confirmation';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { TypedAmountField } from '../../../blocks/amount-input/typed-amount-field';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import type { ShownBalance } from '../../../blocks/token-select/shown-balance';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { isRunning } from '../../../blocks/transactions/run-phase';
import { enterAction, lpOf, otherSide } from '../enter-action';
import type { FarmRow } from '../farm-row';
import { FarmStakeDialog } from './farm-dialogs';

/** Most gas of adding liquidity, and of the two approvals before it. */
const enterGas = 420_000n;

/** From two tokens into a farm: first its liquidity, then the stake. Load it lazily. */
export function FarmEnterDialog(props: {
  readonly row: FarmRow & { readonly token: Token; readonly quoteToken: Token };
  readonly onClose: () => void;
  readonly onCalculate: (key: string) => void;
}) {
  const [isAdded, setAdded] = useState(false);
  return isAdded ? (
    <FarmStakeDialog way="stake" {...props} />
  ) : (
    <AddDialog row={props.row} onClose={props.onClose} onAdded={() => setAdded(true)} />
  );
}

function AddDialog(props: {
  readonly row: FarmRow & { readonly token: Token; readonly quoteToken: Token };
  readonly onClose: () => void;
  readonly onAdded: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { row, onClose } = props;
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const side = (token: Token): Currency => (token.address === wbesc ? nativeCoin(settings.chain.id) : token);
  const [currencyA, currencyB] = [side(row.token), side(row.quoteToken)];
  const [balanceA, balanceB] = [useBalance(currencyA), useBalance(currencyB)];
  const [text, setText] = useState('');
  const writer = useWriter();
  const confirmation = useConfirmation(onClose, props.onAdded);
  const isBusy = isRunning(confirmation.run);
  const { value } = row;
  const amountA = parseAmount(text, currencyA.decimals);
  const amountB =
    amountA === undefined || value === undefined
      ? undefined
      : otherSide(amountA, value.tokenAmountTotal, value.quoteAmountTotal);
  const minted = amountA === undefined || value === undefined ? undefined : lpOf(amountA, value);
  const spendable = (currency: Currency, balance: ShownBalance) =>
    balance.kind === 'known'
      ? maxSpend({ currency, balance: balance.amount, gasPriceWei: writer.gasPriceWei })
      : undefined;

  const state = (): Confirmable => {
    const blocker = firstBlocker(writer);
    if (blocker !== undefined) return blocker;
    if (!writer.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
    if (amountA === undefined || amountB === undefined) return { kind: 'error', text: 'Enter an amount' };
    const [mostA, mostB] = [spendable(currencyA, balanceA), spendable(currencyB, balanceB)];
    if (mostA === undefined || mostB === undefined) return { kind: 'loading' };
    if (amountA > mostA) return balanceBlocker(currencyA);
    if (amountB > mostB) return balanceBlocker(currencyB);
    const { slippageBps, approvalAmount: allowance } = writer;
    const quote = { currencyA, currencyB, amountA, amountB };
    return { kind: 'ready', action: enterAction(quote, { settings, slippageBps, allowance }) };
  };

  return (
    <ConfirmFrame
      title={t('Add liquidity and stake')}
      confirmation={confirmation}
      state={state()}
      label={t('Add liquidity')}
      after={
        <Button kind="quiet" wide onClick={props.onAdded}>
          {t('I have LP tokens: go on to the stake')}
        </Button>
      }
    >
      <ProgressSteps
        label={t('Two steps')}
        stateNames={{
          ...{ waiting: t('to come'), current: t('now'), working: t('under way') },
          ...{ done: t('done'), failed: t('failed') },
        }}
        steps={[
          { key: 'add', state: isBusy ? 'working' : 'current', title: t('Add liquidity') },
          { key: 'stake', state: 'waiting', title: t('Stake LP tokens') },
        ]}
      />
      {value === undefined && !isBusy ? (
        <NoLiquidity row={row} onLeave={onClose} />
      ) : (
        <>
          <TypedAmountField
            label={t('First token')}
            name="enter-amount"
            value={text}
            amount={amountA}
            decimals={currencyA.decimals}
            isComputed={false}
            disabled={isBusy}
            onValueChange={setText}
            currency={
              <span className="flex items-center gap-2 font-semibold">
                <CurrencyMark currency={currencyA} size={24} />
                <CurrencySymbol symbol={currencyA.symbol} />
              </span>
            }
            aside={<BalanceLine balance={balanceA} currency={currencyA} />}
          />
          <dl>
            <DataRow label={t('and as much of the second token as belongs to it')} isStrong>
              <ShownAmount amount={amountB} decimals={currencyB.decimals} meaning="paid" symbol={currencyB.symbol} />
            </DataRow>
            <DataRow label={t('In your wallet')}>
              <BalanceLine balance={balanceB} currency={currencyB} />
            </DataRow>
            <DataRow label={t('You receive about')}>
              <ShownAmount amount={minted} decimals={18} meaning="held" symbol={row.lpSymbol} />
            </DataRow>
            <NetworkCost gas={enterGas} />
          </dl>
        </>
      )}
    </ConfirmFrame>
  );
}

/** A pair without reserves tells no price: its first liquidity is added where both amounts are typed. */
function NoLiquidity(props: {
  readonly row: { readonly token: Token; readonly quoteToken: Token };
  readonly onLeave: () => void;
}) {
  const { t } = useText();
  const { token, quoteToken } = props.row;
  return (
    <>
      <Notice tone="warning" isLive>
        {t(
          'The pool of this farm has no liquidity now. Whoever adds it first sets the price, so both amounts are asked for.',
        )}
      </Notice>
      <Button
        kind="primary"
        wide
        onClick={props.onLeave}
        render={<Link to={addPath(token.address, quoteToken.address)} />}
      >
        {t('Add liquidity')}
      </Button>
    </>
  );
}
