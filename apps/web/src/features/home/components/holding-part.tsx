import type { Address } from '@besc/domain/shared/address';
import { useEffect, useRef } from 'react';
import type { HoldingState, UseHolding } from '../../../blocks/feature/front';

/** Draws nothing: follows what an account has in one place by the hook of its feature, which never changes. */
export function HoldingPart(props: {
  readonly useHolding: UseHolding;
  readonly owner: Address;
  /** Told whenever the holding is another one. */
  readonly onState: (state: HoldingState) => void;
}) {
  const { useHolding, owner, onState } = props;
  const state = useHolding(owner);
  const latest = useRef(state);
  latest.current = state;
  // Hooks make a new value with each drawing; only another content is told.
  const content = contentOf(state);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === content) return;
    told.current = content;
    onState(latest.current);
  }, [content, onState]);
  return null;
}

function contentOf(state: HoldingState): string {
  if (state.kind !== 'known') return state.kind;
  const { value, isPartly, claimable, collect } = state.holding;
  const parts = [value, claimable].map((part) => (part ? `${part.numerator}/${part.denominator}` : '-'));
  return [...parts, isPartly, ...(collect ?? []).map(({ summary }) => JSON.stringify(summary))].join(' ');
}
