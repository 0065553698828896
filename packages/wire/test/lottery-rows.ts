import { accountRoundShape, playerShape, roundShape, roundTermsShape } from '@besc/domain/lottery/lottery-rows';
import { checksumAddress } from '../src/shared/checksum-address';
import { sentRow } from './sent-row';

export const hash = `0x${'Ab'.repeat(32)}`;
/** Who has these rows. */
export const account = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');
export const round = sentRow(roundShape, {
  lotteryId: 7,
  status: 'Claimable',
  startTime: 100,
  endTime: 43_300,
  ticketPrice: '70000000000000000000',
  firstTicket: 41,
  totalTickets: 2,
  finalNumber: 10_007,
  winnersPerBracket: [0, 0, 0, 1],
  prizePerBracket: ['0', '0', '0', '2'],
  amountRolledOut: '1',
  hash,
});
export const sums = sentRow(playerShape, { totalTickets: 2, totalWon: `${2n ** 128n}` });
export const accountRound = sentRow(accountRoundShape, {
  lotteryId: 7,
  claimable: '2',
  lottery: sentRow(roundTermsShape, { status: 'Refunding' }),
});
