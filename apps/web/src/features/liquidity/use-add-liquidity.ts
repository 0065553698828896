import { addressOf } from '@besc/contracts/deploy/address-of';
import { position } from '@besc/domain/liquidity/position';
import { useAllowance } from '../../blocks/action/use-allowance';
import { useWriter } from '../../blocks/action/use-writer';
import { useChain } from '../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../blocks/chain/use-chain-state';
import { useUsdValue } from '../../blocks/prices/use-usd-value';
import { useBalance } from '../../blocks/token-select/use-balance';
import { currencyOf } from '../../blocks/token-select/use-currency';
import { hasFailed } from '../../lib/has-failed';
import { type AddFacts, addLiquidityViewModel } from './add-liquidity.view-model';
import { useMintForm } from './use-mint-form';
import { useNamedPair } from './use-named-pair';
import { usePathCurrencies } from './use-path-currencies';

/** Gathers everything the add screen knows and computes what it shows. */
export function useAddLiquidity() {
  const { settings } = useChain();
  const writer = useWriter();
  const form = useMintForm();
  const path = usePathCurrencies();
  const pair = useNamedPair({ named: path, account: writer.account, currencyOf });
  const { found, directory, supplied, liquidity, shownAt } = pair;
  const { currencyA, currencyB } = pair.facts;
  const router = addressOf(settings, 'swap', 'router');
  const allowances = { a: useAllowance(currencyA, router), b: useAllowance(currencyB, router) };
  const chainState = useChainState(hasFailed(supplied));
  const usdValue = useUsdValue([currencyA, currencyB]);
  const facts: AddFacts = {
    ...writer,
    state: form.state,
    ...pair.facts,
    isPairFailed: pair.isFailed,
    isStale: isStale(chainState),
    balances: { a: useBalance(currencyA), b: useBalance(currencyB) },
    allowances,
    unsupportedTokens: settings.unsupportedTokens,
  };
  const view = addLiquidityViewModel(facts);
  return {
    form,
    path,
    found,
    directory,
    facts,
    view,
    /** The view of what stands in the fields, even when the page has not yet followed it. */
    latestView: () => addLiquidityViewModel({ ...facts, state: form.latest() }),
    usd: { a: usdValue(currencyA, view.amounts.a), b: usdValue(currencyB, view.amounts.b) },
    /** What the account already holds of this pool. */
    position: supplied.data && liquidity.data ? position(supplied.data, liquidity.data) : undefined,
    chainState,
    shownAt,
  };
}

export type AddLiquidity = ReturnType<typeof useAddLiquidity>;
