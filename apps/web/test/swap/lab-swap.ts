import { addressOf } from '@besc/contracts/deploy/address-of';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import type { Action } from '../../src/blocks/transactions/steps/action';
import { findTrade } from '../../src/features/swap/find-trade';
import { swapAction } from '../../src/features/swap/swap.actions';
import { swapQuote } from '../../src/features/swap/swap-quote';
import type { FaultLab } from '../fault-lab';

/** Makes swaps of a lab's account, by the reserves of now, with exactly the approval that each needs. */
export async function labSwap(
  lab: FaultLab,
  [from, to]: readonly [from: string, to: string],
  amount: bigint,
): Promise<() => Action> {
  const tokens = lab.exchange.deployment.pairs.map(({ token0, token1 }) => [token0, token1] as const);
  const [factory, initCodeHash] = [addressOf(lab.settings, 'swap', 'factory'), lab.settings.pairInitCodeHash];
  const pairs = await readPairs({ reader: lab.reader(), factory, tokens, initCodeHash });
  const [input, output, wbesc] = [lab.token(from), lab.token(to), lab.token('WBESC')];
  const trade = findTrade({ pairs, input, output, wbesc, field: 'input', amount, singleHopOnly: true });
  if (trade === undefined) throw new Error('There is no route');
  const quote = swapQuote({ trade, input, output, slippageBps: 100, recipient: undefined, isMeasured: false });
  return () => swapAction(quote, { settings: lab.settings, allowance: 'exact' });
}
