import type { SalePhase } from '@besc/domain/squad/sale-phase';
import type { Message } from '../../blocks/language/message';

/** What a phase is called. */
export const phaseTexts: Readonly<Record<SalePhase, Message>> = {
  coming: { text: 'Coming' },
  presale: { text: 'Presale' },
  public: { text: 'Public sale' },
  over: { text: 'Sale over' },
  drawing: { text: 'Drawing' },
  claim: { text: 'Claim' },
  refunding: { text: 'Refunds' },
};
