import type { Mutant } from './mutant';

const lottery = { file: 'src/lottery/Lottery.sol', killer: 'test/lottery/LotterySource.t.sol' };

/** Defects of the largest prizes, of where a round's number comes from, and of locks. */
export const lotterySourceMutants: readonly Mutant[] = [
  {
    name: 'lottery: a claim is not locked',
    ...lottery,
    search: 'claimReward(uint256 lotteryId, uint256 ticketId) external override lock',
    replace: 'claimReward(uint256 lotteryId, uint256 ticketId) external override',
  },
  {
    name: 'lottery: all numbers bring the whole pot',
    ...lottery,
    search: 'Math.min(round.pot * share / 10000 / winners, cheapest * NUMBERS * share / 10000 / numbers)',
    replace: 'round.pot * share / 10000 / winners + 0 * cheapest * numbers',
    killer: 'test/lottery/LotteryAllNumbers.t.sol',
  },
  {
    name: 'lottery: the largest prize is of the full price',
    ...lottery,
    search: 'cheapest * NUMBERS * share',
    replace: '(_priceOf(round.priceSteps) + 0 * cheapest) * NUMBERS * share',
    killer: 'test/lottery/LotteryAllNumbers.t.sol',
  },
  {
    name: 'lottery: all that begin alike win the lower bracket too',
    ...lottery,
    search: 'NUMBERS / 1000 - 1)',
    replace: 'NUMBERS / 1000 - 2)',
    killer: 'test/lottery/LotteryVectors.t.sol',
  },
  {
    name: 'lottery: a new source draws a round that was sold before',
    ...lottery,
    search: 'IRandomSource(word.source).wordOf(word.id)',
    replace: 'IRandomSource(randomSource).wordOf(word.id)',
  },
  {
    name: 'lottery: a new source is asked for the word of the one before',
    ...lottery,
    search: 'IRandomSource(word.source).request(word.id);',
    replace: 'IRandomSource(randomSource).request(word.id);',
  },
  {
    name: 'lottery: the bond of a new source covers a round that was sold before',
    ...lottery,
    search: 'return IRandomSource(word.source).bondOf(word.id);',
    replace: 'return IRandomSource(randomSource).bondOf(word.id);',
  },
  {
    name: 'lottery: the bond of a source that was replaced is not taken',
    ...lottery,
    search: 'LeanCalls.tryCall(word.source, IRandomSource.abandon.selector, word.id);',
    replace: 'LeanCalls.tryCall(randomSource, IRandomSource.abandon.selector, word.id);',
  },
  {
    name: 'lottery: bonds of another token',
    ...lottery,
    search: ' || IRandomSource(source).bondToken() != token',
    replace: '',
  },
  {
    name: 'lottery: a chain that stood gives a word up for free',
    ...lottery,
    killer: 'test/lottery/Lottery.t.sol',
    search: ' && block.number > word.closedBlock + REFUND_BLOCKS',
    replace: '',
  },
  {
    name: 'lottery: a batch of claims is not locked',
    ...lottery,
    search: 'uint256[] calldata ticketIds) external override lock',
    replace: 'uint256[] calldata ticketIds) external override',
  },
];
