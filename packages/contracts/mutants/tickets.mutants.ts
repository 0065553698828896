import type { Mutant } from './mutant';

const tickets = { file: 'src/lottery/LotteryTickets.sol', killer: 'test/lottery/Lottery.t.sol' };

/** Defects of how a lottery keeps its tickets. */
export const ticketMutants: readonly Mutant[] = [
  {
    name: 'lottery: the same ticket many times in one claim',
    ...tickets,
    search: 'purchase.data |= 1 << CLAIMED_SHIFT + index;',
    replace: 'index;',
  },
  {
    name: "lottery: the ticket after the last is one's own",
    ...tickets,
    search: 'ticketId - firstId >= _countOf(data)',
    replace: 'ticketId - firstId > _countOf(data)',
  },
  {
    name: "lottery: any later ticket is one's own",
    ...tickets,
    search: 'if (ticketId - firstId >= _countOf(data)) revert NotYours(ticketId);',
    replace: '',
  },
  {
    name: 'lottery: any number',
    ...tickets,
    search: 'number < NUMBERS || number >= 2 * NUMBERS',
    replace: 'number < NUMBERS',
  },
  {
    name: 'lottery: digits from the right',
    ...tickets,
    search: 'if (number / 10 == drawn / 10) return 2;',
    replace: 'if (number % 1000 == drawn % 1000) return 2;',
  },
  {
    name: 'lottery: winners of four win three as well',
    ...tickets,
    search: '_sum(same) - winners[2]',
    replace: '_sum(same)',
  },
  {
    name: 'lottery: winners of three win two as well',
    ...tickets,
    search: 'if (first + i != number / 10) winners',
    replace: 'winners',
  },
  {
    name: 'lottery: the tenth field is forgotten',
    ...tickets,
    search: 'i < 10; ++i',
    replace: 'i < 9; ++i',
  },
  {
    name: 'lottery: numbers of a later slot are lost',
    ...tickets,
    search: 'more = 0;',
    replace: '',
  },
  {
    name: 'lottery: the last slot is not written',
    ...tickets,
    search: 'spot == MORE_NUMBERS - 1 || i == count - 1',
    replace: 'spot == MORE_NUMBERS - 1',
  },
  {
    name: 'lottery: pages skip',
    ...tickets,
    search: 'uint256 spot = position - cursor;',
    replace: 'uint256 spot = position % count;',
  },
  {
    name: 'lottery: more tickets than a count holds',
    file: 'src/lottery/Lottery.sol',
    search: 'if (firstId + count - round.firstTicketId > MAX_TICKETS_PER_ROUND) revert SoldOut();',
    replace: '',
    killer: 'test/lottery/LotteryExtremes.t.sol',
  },
  {
    name: 'lottery: one ticket more than a count holds',
    ...tickets,
    search: 'MAX_TICKETS_PER_ROUND = 2 ** 24 - 1',
    replace: 'MAX_TICKETS_PER_ROUND = 2 ** 24',
    killer: 'test/lottery/LotteryExtremes.t.sol',
  },
  {
    name: 'lottery: a gift of nothing',
    file: 'src/lottery/Lottery.sol',
    search: 'if (amount == 0) revert NothingInjected();',
    replace: '',
    killer: 'test/lottery/LotteryExtremes.t.sol',
  },
  {
    name: 'lottery: a round that hardly ends',
    file: 'src/lottery/Lottery.sol',
    search: ' || endTime > block.timestamp + MAX_LENGTH',
    replace: '',
    killer: 'test/lottery/Lottery.t.sol',
  },
];
