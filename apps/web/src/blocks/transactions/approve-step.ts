import { maxUint256 } from '@besc/domain/shared/math';
import { prepareApprove } from '@besc/sdk/tokens/prepare-approve';
import { readAllowance } from '@besc/sdk/tokens/read-allowance';
import type { Step } from './action';
import { RunError } from './run-error';

/**
 * The step that allows `spender` to take `amount` of a token. Whether it is needed is read from the chain when its turn
 * comes. The maximum is asked for first, the exact amount when the token refuses that; `allowance: 'exact'` asks for no
 * more than the amount.
 */
export function approveStep(options: {
  readonly token: `0x${string}`;
  readonly symbol: string;
  readonly spender: `0x${string}`;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  readonly allowance?: 'maximum' | 'exact';
}): Step {
  const { token, symbol, spender, amount, allowance = 'maximum' } = options;
  let approved = allowance === 'exact' ? amount : maxUint256;
  const prepare: Step['prepare'] = async ({ client, reader, account, gasPrice }) => {
    const allowed = await readAllowance({ reader, token, owner: account, spender });
    if (allowed >= amount) return { kind: 'done' };
    const state = 'not-approved';
    const prepared = await prepareApprove({ client, account, state, token, spender, amount, allowance, gasPrice });
    if (prepared.kind === 'refused') return { kind: 'refused', message: { text: prepared.message } };
    approved = prepared.isMaximum ? maxUint256 : amount;
    return { kind: 'ready', transaction: prepared.transaction, gasLimit: prepared.gasLimit };
  };
  return {
    kind: 'approve',
    summary: { text: 'Approve %symbol%', values: { symbol } },
    approval: { tokenAddress: token, spender },
    prepare,
    async candidates(context) {
      const prepared = await prepare(context);
      if (prepared.kind === 'refused') throw new RunError('refused', prepared.message);
      return prepared.kind === 'done' ? [] : [prepared.transaction];
    },
    expect: () => ({ to: token, value: 0n, functionNames: ['approve'], args: [spender, approved] }),
  };
}
