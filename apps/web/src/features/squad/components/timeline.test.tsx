import { makeSale } from '@besc/domain/test/squad/make-sale';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { Timeline } from './timeline';

const sale = makeSale({ status: 'refunding', refundPerTicket: 5n });

test('SQUAD-04 a sale that is paid back ends with its refunds, which are open, and promises no reveal', () => {
  render(
    <MakeEnglish>
      <Timeline sale={sale} phase="refunding" isRevealed={undefined} />
    </MakeEnglish>,
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['PresaleOver', 'Public saleOver', 'RefundsOpen']);
});
