import { zeroAddress } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { wrapped } from '@besc/domain/shared/wrapped';
import { isForbiddenRecipient } from '@besc/domain/swap/recipient';
import { tradeLimits } from '@besc/domain/swap/trade-limits';
import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, namedCall } from '../shared/writes/contract-call';
import { pairWriteGas } from '../shared/writes/write-gas';
import { swapMeaning } from './swap-meaning';
import type { SwapRequest } from './swap-request';

/**
 * The router calls for a trade, best first: the plain method, then for a fixed input the one that measures what arrives,
 * since the plain one holds its minimum against what was sent and is therefore sent only where both work. The limits are the domain's minimum received and maximum
 * sold. Throws RequestError, UnexpectedSlippageError.
 */
export function swapCalls(request: SwapRequest): readonly ContractCall[] {
  requireSound(request);
  const { router, trade, input, output, slippageBps, recipient, deadlineSeconds, isMeasured } = request;
  const { maximumIn, minimumOut } = tradeLimits(trade, slippageBps);
  if (minimumOut <= 0n) throw new RequestError('SWAP_AMOUNT', 'The least amount received would be nothing');
  if (maximumIn > maxUint256) throw new RequestError('SWAP_AMOUNT', 'The amount is too large');
  const [from, to] = [input, output].map(({ kind }) => (kind === 'native' ? 'ETH' : 'Tokens'));
  const isExactIn = trade.kind === 'exactIn';
  const call = (functionName: string, onlyIf?: ContractCall) =>
    namedCall({
      ...swapMeaning,
      address: router,
      functionName,
      args: {
        [isExactIn ? 'amountIn' : 'amountInMax']: maximumIn,
        [isExactIn ? 'amountOutMin' : 'amountOut']: minimumOut,
        path: trade.path,
        to: recipient,
        deadline: deadlineSeconds,
      },
      value: input.kind === 'native' ? maximumIn : 0n,
      gas: pairWriteGas * BigInt(trade.pairs.length),
      ...(onlyIf && { onlyIf }),
    });
  if (!isExactIn) return [call(`swap${from}ForExact${to}`)];
  const measuring = call(`swapExact${from}For${to}SupportingFeeOnTransferTokens`);
  return isMeasured ? [measuring] : [call(`swapExact${from}For${to}`, measuring), measuring];
}

/** A contradiction here would move money somewhere else than shown, so nothing is made from it. */
function requireSound(request: SwapRequest): void {
  const { router, wbesc, trade, input, output, recipient, deadlineSeconds } = request;
  const { path, amountIn, amountOut, pairs } = trade;
  if (input.kind === 'native' && output.kind === 'native') throw new RequestError('SWAP_PATH', 'Nothing to swap');
  const isWhole = path.length >= 2 && path.length === pairs.length + 1 && new Set(path).size === path.length;
  if (!isWhole || path[0] !== wrapped(input, wbesc).address || path.at(-1) !== wrapped(output, wbesc).address) {
    throw new RequestError('SWAP_PATH', 'The route does not lead from the one token to the other');
  }
  if (amountIn <= 0n || amountOut <= 0n) throw new RequestError('SWAP_AMOUNT', 'The amounts must be above zero');
  if (isForbiddenRecipient({ recipient, blockedRecipients: [zeroAddress, router], trade })) {
    throw new RequestError('SWAP_RECIPIENT', 'Invalid recipient');
  }
  if (deadlineSeconds <= 0n) throw new RequestError('SWAP_DEADLINE', 'The deadline has passed');
}
