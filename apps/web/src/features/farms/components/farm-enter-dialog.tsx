import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { hasLiquidity } from '@besc/domain/liquidity/supplied-pair';
import type { Token } from '@besc/domain/shared/token';
import { unwrapped } from '@besc/domain/shared/wrapped';
import { addLiquidityGas } from '@besc/sdk/liquidity/add-liquidity-call';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { ProgressSteps } from '@besc/ui/progress-steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ConfirmFrame } from '../../../blocks/action/confirm-frame';
import { NetworkCost } from '../../../blocks/action/network-cost';
import { useConfirmation } from '../../../blocks/action/use-confirmation';
import { useWriter } from '../../../blocks/action/use-writer';
import { BalanceLine } from '../../../blocks/amount-input/balance-line';
import { TypedAmountField } from '../../../blocks/amount-input/typed-amount-field';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useChain } from '../../../blocks/chain/chain-context';
import { wbescToken } from '../../../blocks/chain/wbesc-token';
import { useText } from '../../../blocks/language/use-text';
import { PairMinimums } from '../../../blocks/supply/pair-minimums';
import { suppliedPairQuery } from '../../../blocks/supply/supplied-pair-query';
import { drawnSupply, supplyAction } from '../../../blocks/supply/supply-action';
import type { SupplyQuote } from '../../../blocks/supply/supply-quote';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { knownAmount } from '../../../blocks/token-select/shown-balance';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { isRunning } from '../../../blocks/transactions/run/run-phase';
import { stepsGas } from '../../../blocks/transactions/steps/steps-gas';
import { enterFarmViewModel } from '../enter-farm.view-model';
import { farmBar } from '../farm-bar';
import type { FarmRow } from '../farm-row';
import { FarmStakeDialog } from './farm-dialogs';

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
  const { t, locale } = useText();
  const chain = useChain();
  const { settings } = chain;
  const { row, onClose, onAdded } = props;
  const wbesc = wbescToken(settings);
  const [currencyA, currencyB] = [unwrapped(row.token, wbesc), unwrapped(row.quoteToken, wbesc)];
  const [balanceA, balanceB] = [useBalance(currencyA), useBalance(currencyB)];
  const pair = suppliedPairQuery(chain, row.token.address, row.quoteToken.address);
  const { data: supplied, isStale: isPriceOld } = useQuery(pair);
  const [text, setText] = useState('');
  const writer = useWriter();
  const confirmation = useConfirmation(onClose, onAdded);
  const isBusy = isRunning(confirmation.run);
  const isEmpty = supplied !== undefined && (supplied === null || !hasLiquidity(supplied));
  const { amountA, amountB, taken, quote, state } = enterFarmViewModel({
    writer,
    wbesc,
    currencyA,
    currencyB,
    text,
    supplied: isEmpty || supplied === null ? undefined : supplied,
    barred: farmBar(row, locale),
    isPriceOld,
    heldA: knownAmount(balanceA),
    heldB: knownAmount(balanceB),
  });
  const actionOf = (made: SupplyQuote) => supplyAction(made, { settings, allowance: writer.approvalAmount });
  const steps = quote ? actionOf(quote).steps : [];
  const goOn = (
    <Button kind="quiet" wide onClick={onAdded}>
      {t('I have LP tokens: go on to the stake')}
    </Button>
  );
  return (
    <ConfirmFrame
      title={t('Add liquidity and stake')}
      confirmation={confirmation}
      state={state.kind === 'ready' ? { kind: 'ready', action: actionOf(state.quote) } : state}
      label={t('Add liquidity')}
      instead={isEmpty && !isBusy ? <NoLiquidity row={row} onLeave={onClose} /> : undefined}
      after={goOn}
    >
      <Steps isBusy={isBusy} />
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
        {taken === undefined ? null : (
          <DataRow label={t('Added to the pool')} isStrong>
            <ShownAmount amount={taken} decimals={currencyA.decimals} meaning="paid" symbol={currencyA.symbol} />
          </DataRow>
        )}
        <DataRow label={t('plus the matching amount of the second token')} isStrong>
          <ShownAmount amount={amountB} decimals={currencyB.decimals} meaning="paid" symbol={currencyB.symbol} />
        </DataRow>
        <DataRow label={t('In your wallet')}>
          <BalanceLine balance={balanceB} currency={currencyB} />
        </DataRow>
        <DataRow label={t('You’ll receive about')}>
          <ShownAmount amount={quote?.liquidity} decimals={18} meaning="held" symbol={row.lpSymbol} />
        </DataRow>
        {quote ? <PairMinimums quote={drawnSupply(quote, steps.at(-1)?.drawn[0])} meaning="paid" /> : null}
        <NetworkCost gas={stepsGas(quote ? steps : [{ gas: addLiquidityGas }])} />
      </dl>
    </ConfirmFrame>
  );
}

function Steps({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useText();
  return (
    <ProgressSteps
      label={t('Two steps')}
      stateNames={{
        waiting: t('up next'),
        current: t('now'),
        working: t('in progress'),
        done: t('done'),
        failed: t('failed'),
      }}
      steps={[
        { key: 'add', state: isBusy ? 'working' : 'current', title: t('Add liquidity') },
        { key: 'stake', state: 'waiting', title: t('Stake LP tokens') },
      ]}
    />
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
      <Steps isBusy={false} />
      <Notice tone="warning" isLive>
        {t('This farm’s pool is empty. The first deposit sets the price, so enter both amounts.')}
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
