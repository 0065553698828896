import { type ContractCall, namedCall } from '../shared/writes/contract-call';
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
  const { router: address, liquidity } = request;
  const { suffix, args: sides } = routerSides(request);
  const args = { ...sides, liquidity, ...permit };
  const plain = `removeLiquidity${suffix}${permit ? 'WithPermit' : ''}`;
  const variants = suffix ? [plain, `${plain}SupportingFeeOnTransferTokens`] : [plain];
  return variants.map((functionName) =>
    namedCall({ ...liquidityMeaning, address, functionName, args, gas: pairWriteGas }),
  );
}
