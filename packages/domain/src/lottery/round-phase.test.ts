import { expect, test } from 'vitest';
import { makeLotteryRound } from '../../test/lottery/make-lottery-round';
import { roundPhase } from './round-phase';

const round = makeLotteryRound();
const salesPause = 1800;
const at = (now: number, status = round.status) => roundPhase({ ...round, status }, { salesPause, now });

test('LOT-17 LOT-18 LOT-46 sales end half an hour before the draw, to the second', () => {
  const end = round.endTime - salesPause;
  expect(at(end - 1)).toEqual({
    phase: 'on-sale',
    salesEndAt: end,
    nextAt: end,
    isLate: false,
    refundAt: round.endTime + 43_200,
  });
  expect(at(end)).toMatchObject({ phase: 'closing', nextAt: round.endTime, isLate: false });
  expect(at(end + 301)).toMatchObject({ phase: 'closing', isLate: true });
  expect(at(round.endTime + 300, 'close')).toMatchObject({ phase: 'drawing', nextAt: round.endTime, isLate: false });
  expect(at(round.endTime + 301, 'close')).toMatchObject({
    phase: 'drawing',
    isLate: true,
    refundAt: round.endTime + 86_400,
  });
  expect(at(round.endTime, 'claimable')).toMatchObject({ phase: 'drawn', nextAt: undefined, isLate: false });
  expect(at(round.endTime, 'refunding')).toMatchObject({ phase: 'refunding', nextAt: undefined });
  expect(at(0, 'pending')).toMatchObject({ phase: 'pending', nextAt: undefined });
});
