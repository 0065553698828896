import type { PairState } from '@besc/domain/shared/pair';
import { wrapped } from '@besc/domain/shared/wrapped';
import type { SwapFacts } from './swap.view-model';

/** The pair of exactly the two chosen currencies, when it is known and holds both. */
export function directPair(facts: Pick<SwapFacts, 'input' | 'output' | 'wbesc' | 'reserves'>): PairState | undefined {
  const { input, output, wbesc, reserves } = facts;
  if (!input || !output || reserves.kind !== 'known') return undefined;
  const tokens = [wrapped(input, wbesc).address, wrapped(output, wbesc).address];
  return reserves.pairs.find(
    ({ token0, token1, reserve0, reserve1 }) =>
      reserve0 > 0n && reserve1 > 0n && token0 !== token1 && tokens.includes(token0) && tokens.includes(token1),
  );
}
