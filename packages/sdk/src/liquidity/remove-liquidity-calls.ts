import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { pairWriteGas } from '../shared/writes/write-gas';
import { liquidityMeaning } from './liquidity-meaning';
import type { RemoveLiquidityRequest } from './liquidity-request';
import type { SignedPermit } from './permit';
import { requireSoundRequest } from './require-sound-request';
import { routerSides } from './router-sides';

/**
 * The router calls of a withdrawal, best first: native or wrapped by the currencies, with a signed permit or an allowance.
 * Beside the plain one stands the one for a token that takes a tax, which passes on what has arrived; it exists for the
 * native coin only, since two tokens go straight to the recipient. Throws RequestError.
 */
export function removeLiquidityCalls(
  request: RemoveLiquidityRequest,
  permit: SignedPermit | undefined,
): readonly ContractCall[] {
  requireSoundRequest(request, [request.liquidity]);
  const { router, liquidity, minimumA, minimumB, recipient, deadlineSeconds } = request;
  const call = { ...liquidityMeaning, address: router, gas: pairWriteGas } as const;
  const tail = [recipient, deadlineSeconds] as const;
  const signed = permit && ([permit.approveMax, permit.v, permit.r, permit.s] as const);
  const sides = routerSides(request);
  if (sides.kind === 'tokens') {
    const args = [...sides.tokens, liquidity, minimumA, minimumB, ...tail] as const;
    return [
      signed === undefined
        ? contractCall({ ...call, functionName: 'removeLiquidity', args })
        : contractCall({ ...call, functionName: 'removeLiquidityWithPermit', args: [...args, ...signed] }),
    ];
  }
  const args = [sides.token, liquidity, sides.minimum, sides.minimumNative, ...tail] as const;
  return (['', 'SupportingFeeOnTransferTokens'] as const).map((variant) =>
    signed === undefined
      ? contractCall({ ...call, functionName: `removeLiquidityETH${variant}`, args })
      : contractCall({ ...call, functionName: `removeLiquidityETHWithPermit${variant}`, args: [...args, ...signed] }),
  );
}
