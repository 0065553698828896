import { toSignificant } from '@besc/domain/shared/fraction';
import { wrapped } from '@besc/domain/shared/wrapped';
import { midPrice } from '@besc/domain/swap/mid-price';
import { directPair } from './direct-pair';
import { findTrade } from './find-trade';
import type { SwapFacts } from './swap.view-model';

/**
 * Price of one input in the output at the reserves as they stand: of the pair itself, else along the best route for a
 * small amount. For drawing only. Undefined while reserves are unknown or there is no route.
 */
export function chartPrice(facts: SwapFacts): number | undefined {
  const { input, output, wbesc, reserves } = facts;
  if (!input || !output || reserves.kind !== 'known') return undefined;
  const tokenIn = wrapped(input, wbesc).address;
  const tokenOut = wrapped(output, wbesc).address;
  if (tokenIn === tokenOut) return 1;
  const direct = directPair(facts);
  const smallAmount = 10n ** BigInt(Math.max(0, input.decimals - 3));
  const route = direct
    ? [direct]
    : findTrade({ ...facts, pairs: reserves.pairs, input, output, field: 'input', amount: smallAmount })?.pairs;
  if (!route) return undefined;
  const price = midPrice(route, tokenIn);
  const perWhole = {
    numerator: price.numerator * 10n ** BigInt(input.decimals),
    denominator: price.denominator * 10n ** BigInt(output.decimals),
  };
  return Number(toSignificant(perWhole, 15));
}
