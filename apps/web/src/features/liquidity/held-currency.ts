import type { Currency } from '@besc/domain/shared/token';
import type { FoundCurrency } from '../../blocks/token-select/use-currency';

/** A position can be left in a token that no list knows: nothing is bought here, so no import is asked for. */
export function heldCurrency(found: FoundCurrency): Currency | undefined {
  if (found.kind === 'known') return found.currency;
  return found.kind === 'unlisted' ? found.token : undefined;
}
