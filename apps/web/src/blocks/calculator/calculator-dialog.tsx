import { type CompoundingDays, compoundingChoices } from '@besc/domain/yields/compounding';
import { type StayDays, stayChoices } from '@besc/domain/yields/roi';
import { Dialog } from '@besc/ui/dialog';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Switch } from '@besc/ui/switch';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useText } from '../language/use-text';
import { useAddressState } from '../navigation/use-address-state';
import { type CalculatorSubject, calculation, computedText, editedText, growthPoints } from './calculation';
import { CalculatorFields } from './calculator-fields';
import { CalculatorFigures } from './calculator-figures';
import {
  amountOf,
  type CalculatorState,
  calculatorNames,
  calculatorParams,
  parseCalculator,
  usualState,
} from './calculator-state';
import { GrowthLines } from './growth-lines';

interface Opened {
  readonly key: string | undefined;
  readonly state: CalculatorState;
}

/** The calculator as the address has it: whether it is open, for what, and what was entered. */
export function useCalculator() {
  const { state, change } = useAddressState<Opened>({
    names: calculatorNames,
    read: (params) => ({ key: params.calculate, state: parseCalculator(params) }),
    write: ({ key, state }) => calculatorParams(key, state),
  });
  // Always the same function, for columns that are made once.
  const changeNow = useRef(change);
  useEffect(() => {
    changeNow.current = change;
  });
  const open = useCallback((key: string) => changeNow.current({ key, state: usualState }, 'at-once'), []);
  return {
    /** What it is open for. */
    key: state.key,
    state: state.state,
    open,
    close: () => change({ key: undefined, state: usualState }, 'at-once'),
    change: (next: CalculatorState) =>
      change({ key: state.key, state: next }, next.text === state.state.text ? 'at-once' : 'at-rest'),
  };
}

/** What a stake would earn: both sides can be typed, in USD or in tokens; everything stands in the address. */
export function CalculatorDialog(props: {
  /** Undefined while it is closed. */
  readonly subject: CalculatorSubject | undefined;
  readonly calculator: ReturnType<typeof useCalculator>;
}) {
  const { t } = useText();
  const { subject, calculator } = props;
  // Not the first field: entering it makes it the side that is typed, and a link may have come with the other one.
  const start = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      initialFocus={start}
      open={subject !== undefined}
      onOpenChange={(isOpen) => isOpen || calculator.close()}
      title={t('ROI calculator')}
      closeLabel={t('Close')}
    >
      <div ref={start} tabIndex={-1} className="scroll-mt-5 outline-none">
        <p className="mb-4 text-sm text-text-muted">{subject?.name}</p>
        {subject ? <Calculator subject={subject} calculator={calculator} /> : null}
      </div>
    </Dialog>
  );
}

function Calculator(props: {
  readonly subject: CalculatorSubject;
  readonly calculator: ReturnType<typeof useCalculator>;
}) {
  const { t } = useText();
  const { subject, calculator } = props;
  const change = (next: CalculatorState) => calculator.change({ ...next, basis: undefined });
  const state = useMemo<CalculatorState>(
    () => (subject.isInTokens ? { ...calculator.state, unit: 'token' } : calculator.state),
    [subject, calculator.state],
  );
  const result = useMemo(() => calculation(state, subject), [state, subject]);
  const points = useMemo(() => growthPoints(state, subject), [state, subject]);
  /** Another side is entered: both texts stand as they are until one is typed. What is longer than the field starts over. */
  const turnToSide = (mode: CalculatorState['mode']) => {
    const { basis = state } = state;
    if (mode === state.mode) return;
    const text =
      amountOf(mode === basis.mode ? basis.text : computedText(result.roi, { ...state, mode }, subject)) ?? '';
    const isBasis = mode === basis.mode || text === '';
    calculator.change({ ...state, mode, text, basis: isBasis ? undefined : { mode: basis.mode, text: basis.text } });
  };
  const turnToUnit = (unit: CalculatorState['unit']) =>
    change({ ...state, unit, text: amountOf(editedText(result.roi, { ...state, unit }, subject)) ?? '' });
  return (
    <div className="flex flex-col gap-5">
      <CalculatorFields
        subject={subject}
        state={state}
        roi={result.roi}
        change={change}
        turnToSide={turnToSide}
        turnToUnit={turnToUnit}
      />
      <div className="flex flex-col gap-2">
        <span className="text-sm font-semibold">{t('Staked for')}</span>
        <SegmentedControl
          label={t('Staked for')}
          wide
          value={`${state.days}`}
          onValueChange={(days) => change({ ...state, days: Number(days) as StayDays })}
          options={stayChoices.map((days) => ({ value: `${days}`, label: <StayLabel days={days} /> }))}
        />
      </div>
      {subject.automatic ? (
        <p className="text-sm text-text-muted">{t('Earnings are restaked automatically.')}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <Switch
            label={t('Compounding')}
            hint={t('Earnings are restaked')}
            checked={state.isCompounding}
            onCheckedChange={(isCompounding) => change({ ...state, isCompounding })}
          />
          {!state.isCompounding ? null : (
            <SegmentedControl
              label={t('Compounding every')}
              wide
              value={`${state.compoundingDays}`}
              onValueChange={(days) => change({ ...state, compoundingDays: Number(days) as CompoundingDays })}
              options={compoundingChoices.map(({ days }) => ({ value: `${days}`, label: t('%days%D', { days }) }))}
            />
          )}
        </div>
      )}
      <CalculatorFigures subject={subject} result={result}>
        {points === undefined ? null : <GrowthLines points={points} />}
      </CalculatorFigures>
    </div>
  );
}

function StayLabel({ days }: { readonly days: StayDays }) {
  const { t } = useText();
  if (days < 365) return t('%days%D', { days });
  return t('%years%Y', { years: days / 365 });
}
