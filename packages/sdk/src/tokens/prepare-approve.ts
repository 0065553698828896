import type { Address } from '@besc/domain/shared/token';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import type { ChainClient } from '../shared/chain-client';
import { estimateGas } from '../shared/estimate-gas';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { buildApprove } from './build-approve';

/** Why nothing is approved; the texts are the documents' (APPR-15 to APPR-19). */
export type ApproveRefusal =
  | 'approve was called unnecessarily'
  | 'no token'
  | 'tokenContract is null'
  | 'missing amount to approve'
  | 'no spender';

/** An approval that can be sent, or why there is none. `isMaximum` false: the token refused the maximum. */
export type PreparedApprove =
  | {
      readonly kind: 'ready';
      readonly transaction: UnsentTransaction;
      readonly gasLimit: bigint;
      readonly isMaximum: boolean;
    }
  | { readonly kind: 'refused'; readonly message: ApproveRefusal };

/**
 * Checks, builds and estimates an approval: the maximum first, and if its estimate fails the exact amount, each with a gas
 * limit of the estimate plus 10%. With `allowance: 'exact'` only the exact amount is tried. Refusals and failures are
 * logged; when the exact amount fails too, its error is thrown (APPR-12 to APPR-20).
 */
export async function prepareApprove(options: {
  client: ChainClient;
  account: Address;
  state: ApprovalState;
  token: Address | undefined;
  spender: Address | undefined;
  amount: bigint | undefined;
  allowance?: 'maximum' | 'exact';
  gasPrice?: bigint;
  log?: (message: string, error?: unknown) => void;
}): Promise<PreparedApprove> {
  const { client, account, token, spender, amount, gasPrice, log = console.error } = options;
  const message = refusal(options);
  if (message !== undefined || token === undefined || spender === undefined || amount === undefined) {
    const refused = message ?? 'missing amount to approve';
    log(refused);
    return { kind: 'refused', message: refused };
  }
  const estimate = async (transaction: UnsentTransaction) =>
    await estimateGas({ client, account, transaction, ...(gasPrice === undefined ? {} : { gasPrice }) });

  if (options.allowance !== 'exact') {
    const transaction = buildApprove({ token, spender });
    try {
      return { kind: 'ready', transaction, gasLimit: await estimate(transaction), isMaximum: true };
    } catch {
      // Some tokens cap the allowance: the exact amount is tried next, and its error is the one that counts.
    }
  }
  const transaction = buildApprove({ token, spender, amount });
  try {
    return { kind: 'ready', transaction, gasLimit: await estimate(transaction), isMaximum: false };
  } catch (error) {
    log('Failed to approve token', error);
    throw error;
  }
}

function refusal(options: {
  state: ApprovalState;
  token: Address | undefined;
  spender: Address | undefined;
  amount: bigint | undefined;
}): ApproveRefusal | undefined {
  if (options.state !== 'not-approved') return 'approve was called unnecessarily';
  if (options.token === undefined) return 'no token';
  if (!/^0x[0-9a-fA-F]{40}$/.test(options.token)) return 'tokenContract is null';
  if (options.amount === undefined || options.amount <= 0n) return 'missing amount to approve';
  return options.spender === undefined ? 'no spender' : undefined;
}
