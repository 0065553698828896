import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { readAllowance } from '@besc/sdk/shared/reads/read-allowance';
import { allowanceReset } from '@besc/sdk/tokens/allowance-reset';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { approveCalls } from '@besc/sdk/tokens/approve-calls';
import type { StepContext } from '../records/step-context';
import type { Step, StepToast } from '../steps/action';
import { stepOf } from '../steps/step-of';

/** What a spender is let move of a token. */
export type Approval = {
  readonly token: Pick<Token, 'address' | 'symbol'>;
  readonly spender: Address;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  /** Without limit, or exactly the amount where a token refuses that; or exactly that, when so chosen. */
  readonly allowance: 'maximum' | 'exact';
  /** Said when it is done, where the documents have words of their own. */
  readonly toast?: StepToast | undefined;
};

/**
 * The step that lets a spender move a token. Whether it is needed, and whether the token wants the rest of an earlier allowance
 * taken away before, is read from the chain when its turn comes.
 */
export function approveStep({ token, spender, amount, allowance, toast }: Approval): Step {
  const { address } = token;
  const values = { symbol: displaySymbol(token.symbol) };
  const shared = { kind: 'approve', gas: approvalGas, approval: { tokenAddress: address, spender } } as const;
  const calls = () => approveCalls({ token: address, spender, amount, allowance });
  const isNeeded = async ({ reader, account }: StepContext) =>
    (await readAllowance({ reader, token: address, owner: account, spender })) < amount;
  return stepOf({
    ...shared,
    summary: { text: 'Approve %symbol%', values },
    ...(toast === undefined ? {} : { toast }),
    async before(context) {
      const made = calls();
      if (!(await isNeeded(context))) return undefined;
      const reset = await allowanceReset({ ...context, token: address, spender, calls: made });
      if (reset === undefined) return undefined;
      const summary = { text: 'Revoke the rest of your %symbol% approval', values };
      return stepOf({ ...shared, summary, calls: () => [reset] });
    },
    calls,
    async isNeeded(context) {
      if (await isNeeded(context)) return true;
      // The allowance came from elsewhere since the button was drawn.
      console.warn('approve was called unnecessarily');
      return false;
    },
  });
}
