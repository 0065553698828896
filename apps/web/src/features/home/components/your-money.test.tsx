import { fraction } from '@besc/domain/shared/fraction';
import { testAddress } from '@besc/domain/test/address';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import type { HoldingState, UseHolding } from '../../../blocks/feature/front';
import { lastVisits } from '../last-visit';
import { YourMoney } from './your-money';

const owner = testAddress(`0x${'1'.repeat(40)}`);

let answer: (state: HoldingState) => void = () => undefined;
const useLate: UseHolding = () => {
  const [state, setState] = useState<HoldingState>({ kind: 'loading' });
  answer = setState;
  return state;
};
const holding = { label: 'Wallet', path: '/tokens', order: 1, load: async () => useLate };
const features = [{ slug: 'tokens', order: 1, front: { holding } }];
const known = (dollars: bigint, isUnread: boolean) =>
  act(() => answer({ kind: 'known', holding: { value: fraction(dollars), isPartly: isUnread, isUnread } }));

test('a part of the money is neither compared with the last visit nor noted for the next', async () => {
  const seconds = Math.floor(Date.now() / 1000) - 86_400;
  lastVisits.set({ 2372: [{ account: owner, seconds, usd: '500.00' }] });
  render(makePlace(<YourMoney owner={owner} />, { features }));
  await screen.findByText('Wallet');
  await act(async () => undefined);
  known(200n, true);
  expect(screen.getAllByText('$200.00')).not.toEqual([]);
  expect(screen.queryByText(/since your last visit/)).toBeNull();
  expect(lastVisits.get()[2372]?.[0]?.usd).toBe('500.00');
  known(501n, false);
  expect(screen.getByText(/since your last visit/).parentElement).toHaveTextContent('+$1.00');
  expect(lastVisits.get()[2372]?.[0]).toMatchObject({ usd: '501.00', before: { seconds, usd: '500.00' } });
});
