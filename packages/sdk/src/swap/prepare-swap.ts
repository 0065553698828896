import type { Address } from '@besc/domain/shared/token';
import type { ChainClient } from '../shared/chain-client';
import { estimateGas } from '../shared/estimate-gas';
import { type Simulation, simulate } from '../shared/simulate';
import type { UnsentTransaction } from '../shared/unsent-transaction';
import { buildSwap, type SwapVariant } from './build-swap';
import { type SwapRequest, SwapRequestError } from './swap-request';

/**
 * Whether a swap can be sent, with what, or why not. The kinds are the documents' error texts as codes: `reverted`
 * SWAP-104 (105 without a reason), `gas-estimate-failed` SWAP-106, `no-call-failed` SWAP-107, `invalid-recipient`
 * SWAP-108, `missing-dependencies` SWAP-109.
 */
export type PreparedSwap =
  | {
      readonly kind: 'ready';
      readonly transaction: UnsentTransaction;
      readonly variant: SwapVariant;
      readonly gasLimit: bigint;
    }
  | { readonly kind: 'reverted'; readonly reason: string | undefined }
  | { readonly kind: 'gas-estimate-failed'; readonly error: unknown }
  | { readonly kind: 'no-call-failed' }
  | { readonly kind: 'invalid-recipient' }
  | { readonly kind: 'missing-dependencies' };

/**
 * Estimates the router call and, for exact input, its fee-on-transfer variant: the plain one is ready if both work, the
 * other if only it does. Else static calls find the reason (SWAP-096 to 098). `request` or `account` undefined: missing
 * dependencies. `variants` narrows what is tried for a fixed input: `['fee-on-transfer']` alone for tokens that may take a
 * tax, because the plain method holds its minimum against what was sent, not against what arrived.
 */
export async function prepareSwap(options: {
  client: ChainClient;
  account: Address | undefined;
  request: SwapRequest | undefined;
  gasPrice?: bigint;
  variants?: readonly SwapVariant[];
}): Promise<PreparedSwap> {
  const { client, account, request, gasPrice, variants = ['plain', 'fee-on-transfer'] } = options;
  if (account === undefined || request === undefined) return { kind: 'missing-dependencies' };
  let candidates: { variant: SwapVariant; transaction: UnsentTransaction }[];
  try {
    const tried = request.trade.kind === 'exactIn' ? variants : (['plain'] as const);
    candidates = tried.map((variant) => ({ variant, transaction: buildSwap(request, variant) }));
  } catch (error) {
    if (error instanceof SwapRequestError && error.code === 'SWAP_RECIPIENT') return { kind: 'invalid-recipient' };
    throw error;
  }
  const call = { client, account, ...(gasPrice === undefined ? {} : { gasPrice }) };
  const estimates = await Promise.all(
    candidates.map(async ({ variant, transaction }) => {
      try {
        const gasLimit = await estimateGas({ ...call, transaction, pairCount: request.trade.path.length - 1 });
        return { kind: 'ready', transaction, variant, gasLimit } as const;
      } catch (error) {
        return { kind: 'failed', transaction, error } as const;
      }
    }),
  );
  // The last variant measures what arrives. Where it fails, the plain one would pay out less than the minimum shown.
  const ready = estimates.find((estimate) => estimate.kind === 'ready');
  if (ready !== undefined && estimates.at(-1)?.kind === 'ready') return ready;
  const failed = estimates.flatMap((estimate) => (estimate.kind === 'failed' ? [estimate] : []));
  if (failed.length === 0) return { kind: 'no-call-failed' };
  const simulations = await Promise.all(failed.map(({ transaction }) => simulate({ ...call, transaction })));
  return explain(
    simulations,
    failed.map(({ error }) => error),
  );
}

/** The variant that measures what arrives gives the truer reason, so the last one with a reason is told. */
function explain(simulations: readonly Simulation[], errors: readonly unknown[]): PreparedSwap {
  const reverted = simulations.filter((simulation) => simulation.kind === 'reverted');
  if (reverted.length < simulations.length) return { kind: 'gas-estimate-failed', error: errors.at(-1) };
  return { kind: 'reverted', reason: reverted.findLast(({ reason }) => reason !== undefined)?.reason };
}
