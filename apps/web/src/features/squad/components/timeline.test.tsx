import type { Sale } from '@besc/domain/squad/sale';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { Timeline } from './timeline';

const sale: Sale = {
  status: 'refunding',
  start: 1000,
  end: 2000,
  price: 5n,
  maxPerAddress: 10,
  maxPerTransaction: 10,
  distributed: 120,
  reserved: 120,
  promised: 490,
  refundPerTicket: 5n,
  offset: undefined,
  snapshot: { block: 1, time: 1 },
  randomId: 0,
};

test('SQUAD-04 a sale that is paid back ends with its refunds, which are open, and promises no reveal', () => {
  render(
    <MakeEnglish>
      <Timeline sale={sale} phase="refunding" isRevealed={undefined} />
    </MakeEnglish>,
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['PresaleOver', 'Public saleOver', 'RefundsOpen']);
});
