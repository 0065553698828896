import type { Roi } from '@besc/domain/yields/roi';
import type { CalculatorSubject } from './calculation';
import type { CalculatorState } from './calculator-state';

/** What the fields work on. */
export interface CalculatorForm {
  readonly subject: CalculatorSubject;
  readonly state: CalculatorState;
  readonly roi: Roi | undefined;
  readonly change: (next: CalculatorState) => void;
  /** Goes on with another side from what stands there. */
  readonly turnToSide: (mode: CalculatorState['mode']) => void;
  /** Goes on with another unit from what was computed. */
  readonly turnToUnit: (unit: CalculatorState['unit']) => void;
}
