import { fraction } from '@besc/domain/shared/fraction';
import { testAddress } from '@besc/domain/test/address';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { HoldingState, UseHolding } from '../../../blocks/feature/front';
import { WithHoldings } from './with-holdings';

const owner = testAddress(`0x${'1'.repeat(40)}`);

let answer: (state: HoldingState) => void = () => undefined;
const useLate: UseHolding = () => {
  const [state, setState] = useState<HoldingState>({ kind: 'loading' });
  answer = setState;
  return state;
};
const useFailed: UseHolding = () => ({ kind: 'failed' });

test('each place is followed by its own hook, in their order, also when one of them answers later', () => {
  render(
    <WithHoldings hooks={[useLate, useFailed]} owner={owner}>
      {(states) => <p>{states.map(({ kind }) => kind).join(' ')}</p>}
    </WithHoldings>,
  );
  expect(screen.getByText('loading failed')).toBeInTheDocument();
  act(() => answer({ kind: 'known', holding: { value: fraction(1n), isPartly: false, isUnread: false } }));
  expect(screen.getByText('known failed')).toBeInTheDocument();
});
