import { impactLevel } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { Trade } from '@besc/domain/swap/trade';
import type { Caution } from '../../blocks/action/review-stage';

/** What an expert must answer before a trade of this price impact goes on; others do not get that far. */
export function impactCaution(trade: Trade, expertMode: boolean): Caution {
  const impact = impactLevel({ impact: priceImpact(trade), expertMode });
  if (impact.kind !== 'swap-anyway') return 'none';
  switch (impact.confirmation) {
    case 'prompt':
      return 'confirm';
    case 'typed-word':
      return 'type';
    default:
      return 'none';
  }
}
