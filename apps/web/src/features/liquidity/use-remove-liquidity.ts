import { addressOf } from '@besc/contracts/deploy/address-of';
import { wrapped } from '@besc/domain/shared/wrapped';
import { useState } from 'react';
import { useAllowance } from '../../blocks/action/use-allowance';
import { useWriter } from '../../blocks/action/use-writer';
import { useChain } from '../../blocks/chain/chain-context';
import { isStale, useChainState } from '../../blocks/chain/use-chain-state';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { hasFailed } from '../../lib/has-failed';
import { heldCurrency } from './held-currency';
import { lpOf } from './lp-of';
import { type RemoveFacts, removeLiquidityViewModel } from './remove-liquidity.view-model';
import type { SignedRemoval } from './signed-removal';
import { useNamedPair } from './use-named-pair';
import { usePathCurrencies } from './use-path-currencies';
import { useRemoveForm } from './use-remove-form';

/** Gathers everything the remove screen knows and computes what it shows. */
export function useRemoveLiquidity() {
  const { settings } = useChain();
  const writer = useWriter();
  const form = useRemoveForm();
  const [given, setSigned] = useState<SignedRemoval>();
  const head = useChainHead();
  // The next block comes after its time: the chain would refuse it.
  const signed = given && head && head.seconds >= given.deadlineSeconds ? undefined : given;
  const path = usePathCurrencies();
  const wish = { named: path, account: writer.account, currencyOf: heldCurrency };
  const { found, supplied, liquidity, shownAt, ...pair } = useNamedPair(wish);
  const { currencyA, currencyB, wbesc } = pair.facts;
  const lp =
    supplied.data && currencyA && currencyB
      ? lpOf(supplied.data.pair, [wrapped(currencyA, wbesc), wrapped(currencyB, wbesc)], settings)
      : undefined;
  const chainState = useChainState(hasFailed(supplied) || hasFailed(liquidity));
  const facts: RemoveFacts = {
    ...writer,
    state: form.state,
    ...pair.facts,
    isPairFailed: pair.isFailed || (hasFailed(liquidity) && liquidity.data === undefined),
    isStale: isStale(chainState),
    isPriceOld: pair.facts.isPriceOld || liquidity.isStale,
    liquidity: liquidity.data,
    lp,
    allowance: useAllowance(lp, addressOf(settings, 'swap', 'router')),
    signed,
  };
  return {
    path,
    found,
    facts,
    view: removeLiquidityViewModel(facts),
    form,
    setSigned,
    chainState,
    shownAt,
  };
}

export type RemoveLiquidity = ReturnType<typeof useRemoveLiquidity>;
