import type { ReactNode } from 'react';
import { ConfirmFrame } from './confirm-frame';
import type { Confirmable } from './confirmable';
import { firstBlocker } from './first-blocker';
import { NetworkCost } from './network-cost';
import { useConfirmation } from './use-confirmation';
import { useWriter } from './use-writer';

/** Most gas of a call that pays out, by the documents. */
const usualGas = 200_000n;

/** One act with its figures above and one Confirm below: harvest, collect, compound, emergency exit. Load it lazily. */
export function ConfirmDialog(props: {
  readonly title: string;
  /** What is sent, or why not; what the wallet lacks comes before it. */
  readonly state: Confirmable;
  readonly label?: string;
  readonly kind?: 'primary' | 'danger';
  /** Most gas it takes in all. */
  readonly gas?: bigint;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { state, gas = usualGas, onClose, children, ...frame } = props;
  const writer = useWriter();
  return (
    <ConfirmFrame {...frame} confirmation={useConfirmation(onClose)} state={firstBlocker(writer) ?? state}>
      {children}
      <dl>
        <NetworkCost gas={gas} />
      </dl>
    </ConfirmFrame>
  );
}
