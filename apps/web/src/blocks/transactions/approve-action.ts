import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Action, Step } from './action';
import { approveStep } from './approve-step';

/** Lets a spender move a token: without limit first, else exactly the amount needed; or exactly that, when so chosen. */
export function approveAction(options: {
  token: Pick<Token, 'address' | 'symbol'>;
  spender: `0x${string}`;
  /** In the token's smallest unit. */
  amount: bigint;
  allowance: 'maximum' | 'exact';
}): Action {
  const { token, ...rest } = options;
  const step = approveStep({ ...rest, token: token.address, symbol: displaySymbol(token.symbol) });
  const prepare: Step['prepare'] = async (context) => {
    const prepared = await step.prepare(context);
    // The allowance came from elsewhere since the button was drawn.
    if (prepared.kind === 'done') console.warn('approve was called unnecessarily');
    return prepared;
  };
  return { summary: step.summary, steps: [{ ...step, prepare }], refresh: [] };
}
