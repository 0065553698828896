import type { Address } from '@besc/domain/shared/address';
import type { ReactNode } from 'react';
import type { HoldingState, UseHolding } from '../../../blocks/feature/front';

/** What an account has in several places, each followed by the hook of its feature; in the order of the hooks. */
export function WithHoldings(props: {
  readonly hooks: readonly UseHolding[];
  readonly owner: Address;
  readonly children: (states: readonly HoldingState[]) => ReactNode;
}): ReactNode {
  const { hooks, owner, children } = props;
  const [useHolding, ...others] = hooks;
  if (useHolding === undefined) return children([]);
  return (
    <WithHolding useHolding={useHolding} owner={owner}>
      {(state) => (
        <WithHoldings hooks={others} owner={owner}>
          {(states) => children([state, ...states])}
        </WithHoldings>
      )}
    </WithHolding>
  );
}

function WithHolding(props: {
  readonly useHolding: UseHolding;
  readonly owner: Address;
  readonly children: (state: HoldingState) => ReactNode;
}): ReactNode {
  const { useHolding, owner, children } = props;
  return children(useHolding(owner));
}
