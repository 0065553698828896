import type { Address } from '@besc/domain/shared/token';
import type { ChainClient } from '../shared/chain-client';
import { estimateGas } from '../shared/estimate-gas';
import { simulate } from '../shared/simulate';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { buildRemoveLiquidity } from './build-remove-liquidity';
import type { RemoveLiquidityRequest } from './liquidity-request';
import type { SignedPermit } from './permit';

/** Whether a withdrawal can be sent, with what, or why not. */
export type PreparedRemoval =
  | { readonly kind: 'ready'; readonly transaction: UnsentTransaction; readonly gasLimit: bigint }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'gas-estimate-failed' };

/**
 * Estimates the plain router call and, when the native coin is asked for, the one for tokens that take a tax: the first
 * that works is ready. Else a static call finds the reason. Throws LiquidityRequestError.
 */
export async function prepareRemoveLiquidity(options: {
  client: ChainClient;
  account: Address;
  request: RemoveLiquidityRequest;
  permit: SignedPermit | undefined;
  gasPrice: bigint;
}): Promise<PreparedRemoval> {
  const { client, account, request, permit, gasPrice } = options;
  const isNative = request.currencyA.kind === 'native' || request.currencyB.kind === 'native';
  const variants = isNative ? (['plain', 'fee-on-transfer'] as const) : (['plain'] as const);
  const candidates = variants.map((variant) => buildRemoveLiquidity(request, { permit, variant }));
  const estimates = await Promise.all(
    candidates.map(async (transaction) => {
      try {
        return { transaction, gasLimit: await estimateGas({ client, account, transaction, gasPrice, pairCount: 1 }) };
      } catch {
        return undefined;
      }
    }),
  );
  const ready = estimates.find((estimate) => estimate !== undefined);
  if (ready !== undefined) return { kind: 'ready', ...ready };
  const simulations = await Promise.all(
    candidates.map((transaction) => simulate({ client, account, transaction, gasPrice })),
  );
  const reverted = simulations.filter((simulation) => simulation.kind === 'reverted');
  if (reverted.length < simulations.length) return { kind: 'gas-estimate-failed' };
  return { kind: 'reverted', reason: reverted.find(({ reason }) => reason !== undefined)?.reason };
}
