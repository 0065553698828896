import { expect, test } from 'vitest';
import { makeLotteryRound } from '../../test/lottery/make-lottery-round';
import { roundPhase } from './round-phase';

const round = makeLotteryRound();
const salesPause = 1800;
const at = (now: number, status = round.status) => roundPhase({ ...round, status }, { salesPause, now });

test('LOT-17 LOT-18 LOT-46 sales end half an hour before the draw, to the second', () => {
  const end = round.drawAt - salesPause;
  expect(at(end - 1)).toEqual({
    ...{ phase: 'on-sale', salesEndAt: end, nextAt: end, isLate: false, refundAt: round.drawAt + 43_200 },
  });
  expect(at(end)).toMatchObject({ phase: 'closing', nextAt: round.drawAt, isLate: false });
  expect(at(end + 301)).toMatchObject({ phase: 'closing', isLate: true });
  expect(at(round.drawAt + 300, 'close')).toMatchObject({ phase: 'drawing', nextAt: round.drawAt, isLate: false });
  expect(at(round.drawAt + 301, 'close')).toMatchObject({
    ...{ phase: 'drawing', isLate: true, refundAt: round.drawAt + 86_400 },
  });
  expect(at(round.drawAt, 'claimable')).toMatchObject({ phase: 'drawn', nextAt: undefined, isLate: false });
  expect(at(round.drawAt, 'refunding')).toMatchObject({ phase: 'refunding', nextAt: undefined });
  expect(at(0, 'pending')).toMatchObject({ phase: 'pending', nextAt: undefined });
});
