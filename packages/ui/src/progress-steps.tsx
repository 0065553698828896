import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';

export type StepState = 'waiting' | 'current' | 'working' | 'done' | 'failed';

export interface ProgressStepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly { key: string; state: StepState; title: ReactNode; note?: ReactNode }[];
  /** The words for each state, read after the title. */
  stateNames: Record<StepState, string>;
  className?: string;
}

const dots: Record<StepState, string> = {
  waiting: 'border-border text-text-muted',
  current: 'border-primary text-primary',
  working: 'border-primary text-primary',
  done: 'border-primary bg-primary text-on-primary',
  failed: 'border-danger bg-danger text-on-danger',
};

function Dot({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={14} strokeWidth={3} aria-hidden />;
  if (state === 'failed') return <X size={14} strokeWidth={3} aria-hidden />;
  if (state === 'working') return <Spinner size={14} />;
  return <span aria-hidden="true">{number}</span>;
}

/** Steps of one task, in order: approve, swap, done. */
export function ProgressSteps({ label, steps, stateNames, className }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={clsx('flex flex-col', className)}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' || step.state === 'working' ? 'step' : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute start-3 top-7 bottom-1 w-px -translate-x-1/2 group-last:hidden rtl:translate-x-1/2',
              step.state === 'done' ? 'bg-primary' : 'bg-border',
            )}
          />
          <span
            className={clsx(
              'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] text-xs font-semibold transition-colors',
              dots[step.state],
            )}
          >
            <Dot state={step.state} number={index + 1} />
          </span>
          <div className="min-w-0 pt-0.5 text-sm">
            <p className={clsx('font-medium', step.state === 'waiting' && 'text-text-muted')}>
              {step.title}
              <span className="sr-only">, {stateNames[step.state]}</span>
            </p>
            {step.note ? <div className="text-text-muted">{step.note}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
