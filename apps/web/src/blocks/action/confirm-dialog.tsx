import type { ReactNode } from 'react';
import { stepsGas } from '../transactions/steps/steps-gas';
import { ConfirmFrame } from './confirm-frame';
import type { Confirmable } from './confirmable';
import { firstBlocker } from './first-blocker';
import { NetworkCost } from './network-cost';
import { useConfirmation } from './use-confirmation';
import { useWriter } from './use-writer';

/** One act with its figures above and one Confirm below: harvest, collect, compound, emergency exit. Load it lazily. */
export function ConfirmDialog(props: {
  readonly title: string;
  /** What is sent, or why not; what the wallet lacks comes before it. */
  readonly state: Confirmable;
  readonly label?: string;
  readonly kind?: 'primary' | 'danger';
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { state, onClose, children, ...frame } = props;
  const writer = useWriter();
  return (
    <ConfirmFrame {...frame} confirmation={useConfirmation(onClose)} state={firstBlocker(writer) ?? state}>
      {children}
      <dl>
        <NetworkCost gas={stepsGas(state.kind === 'ready' ? state.action.steps : [])} />
      </dl>
    </ConfirmFrame>
  );
}
