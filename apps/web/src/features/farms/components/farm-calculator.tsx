import { useMemo } from 'react';
import { CalculatorDialog, type useCalculator } from '../../../blocks/calculator/calculator-dialog';
import type { FarmRow } from '../farm-row';
import { farmSubject } from '../farm-subject';

/** The calculator of one farm. Load it lazily. */
export function FarmCalculator(props: {
  readonly row: FarmRow | undefined;
  readonly calculator: ReturnType<typeof useCalculator>;
}) {
  const { row, calculator } = props;
  const subject = useMemo(() => row && farmSubject(row), [row]);
  return <CalculatorDialog subject={subject} calculator={calculator} />;
}
