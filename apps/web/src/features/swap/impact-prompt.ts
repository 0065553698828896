import type { ImpactLevel } from '@besc/domain/swap/impact-level';
import type { ImpactPrompt } from './confirm-flow';

/** What must be answered before a trade of this price impact goes on. */
export function impactPrompt(impact: ImpactLevel): ImpactPrompt {
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
