import type { Roi } from '@besc/domain/yields/roi';
import type { CalculatorSubject } from './calculation';
import type { CalculatorState } from './calculator-state';

/** What the fields work on. */
export interface CalculatorForm {
  readonly subject: CalculatorSubject;
  readonly state: CalculatorState;
  readonly roi: Roi | undefined;
  readonly change: (next: CalculatorState) => void;
  /** Goes on with another side or unit from what stands there. */
  readonly turnTo: (side: Partial<Pick<CalculatorState, 'mode' | 'unit'>>) => void;
}
