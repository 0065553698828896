import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { readAllowance } from '@besc/sdk/shared/read-allowance';
import { approveCalls } from '@besc/sdk/tokens/approve-calls';
import { approvalGas } from '@besc/sdk/tokens/token-calls';
import type { Step, StepToast } from './action';

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

/** The step that lets a spender move a token. Whether it is needed is read from the chain when its turn comes. */
export function approveStep({ token, spender, amount, allowance, toast }: Approval): Step {
  const { address } = token;
  return {
    kind: 'approve',
    summary: { text: 'Approve %symbol%', values: { symbol: displaySymbol(token.symbol) } },
    ...(toast === undefined ? {} : { toast }),
    gas: approvalGas,
    approval: { tokenAddress: address, spender },
    shows: {
      ...{ address, functionName: 'approve' },
      args: { spender, value: allowance === 'exact' ? amount : { oneOf: [maxUint256, amount] } },
    },
    async calls({ reader, account }) {
      const calls = approveCalls({ token: address, spender, amount, allowance });
      if ((await readAllowance({ reader, token: address, owner: account, spender })) < amount) return calls;
      // The allowance came from elsewhere since the button was drawn.
      console.warn('approve was called unnecessarily');
      return [];
    },
  };
}
