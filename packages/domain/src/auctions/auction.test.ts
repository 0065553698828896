import { expect, test } from 'vitest';
import { auctionStatus } from './auction';

test('OPEN-65 IFO-06 AUC-08 an auction waits, is open from its start block to the one before its end, then finished, then closed', () => {
  const auction = { isClosed: false, startBlock: 100, endBlock: 200 };
  const at = (next: number) => auctionStatus(auction, next - 1);
  expect([99, 100, 199, 200].map(at)).toEqual(['Pending', 'Open', 'Open', 'Finished']);
  expect(auctionStatus({ ...auction, isClosed: true }, 150)).toBe('Closed');
  expect(auctionStatus(auction, undefined)).toBe('ToBeAnnounced');
});
