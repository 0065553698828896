import { formatExact } from '../shared/amount';

/** A tolerance in basis points as percent text for sentences, without idle zeros: 50 is '0.5'. */
export function slippageText(bps: number): string {
  return formatExact(BigInt(bps), 2);
}
