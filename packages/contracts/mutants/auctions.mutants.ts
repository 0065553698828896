import type { Mutant } from './mutant';

const file = 'src/auctions/FarmAuction.sol';
const killer = 'test/auctions/FarmAuction.t.sol';
const attacks = 'test/auctions/FarmAuctionAttacks.t.sol';

/** Defects of this family's auctions: closed twice, a threshold that the operator chooses, bids that are locked in or taken. */
export const auctionMutants: readonly Mutant[] = [
  {
    name: 'auctions: a closed one is closed again',
    file,
    search: `if (terms.status != Status.Open) revert NotInProgress(id);
        if (block.number < terms.endBlock)`,
    replace: 'if (block.number < terms.endBlock)',
    killer,
  },
  {
    name: 'auctions: the operator chooses the threshold',
    file,
    search: 'if (bidLimit != limit) revert WrongLimit(bidLimit, limit);',
    replace: 'limit = bidLimit;',
    killer,
  },
  {
    name: 'auctions: one that is never closed keeps all bids',
    file,
    search: 'if (block.number < terms.endBlock + GRACE_BLOCKS && !_operates(msg.sender)) revert Forbidden();',
    replace: 'if (!_operates(msg.sender)) revert Forbidden();',
    killer,
  },
  {
    name: 'auctions: of equal totals the later is better',
    file,
    search: '.steps < steps) --to;',
    replace: '.steps <= steps) --to;',
    killer,
  },
  {
    name: 'auctions: one who fell off the board does not come back',
    file,
    search: 'uint256 to = from;',
    replace: 'if (from == places) return;\n        uint256 to = from;',
    killer,
  },
  {
    name: 'auctions: an equal of the last winner is placed behind the board',
    file,
    search: 'if (steps > terms.lastSteps) _place',
    replace: 'if (steps >= terms.lastSteps) _place',
    killer,
  },
  {
    name: 'auctions: the last winner stays who it was',
    file,
    search: 'if (last != 0 && worse == 0) _newest.lastSteps',
    replace: 'if (last != 0 && worse == 0 && from < places) _newest.lastSteps',
    killer,
  },
  {
    name: 'auctions: one listed again is another bidder',
    file,
    search: 'if (project.number == 0) {',
    replace: '{',
    killer,
  },
  {
    name: 'auctions: a bid in the end block',
    file,
    search: 'if (block.number >= terms.endBlock) revert TooLate(terms.endBlock);',
    replace: 'if (block.number > terms.endBlock) revert TooLate(terms.endBlock);',
    killer,
  },
  {
    name: 'auctions: each bid has to be the initial amount',
    file,
    search: `if (before == 0) {
            if (steps`,
    replace: `if (steps < terms.initialSteps) revert BelowInitialBid(amount, terms.initialSteps * BID_STEP);
        if (before == 0) {
            if (steps`,
    killer,
  },
  {
    name: 'auctions: a winner takes its bid back',
    file,
    search: 'total.hasClaimed = true;\n            uint256 amount',
    replace: 'uint256 amount',
    killer,
  },
  {
    name: 'auctions: a loser claims twice',
    file,
    search: '_totals[auctionId][number].hasClaimed = true;',
    replace: '',
    killer,
  },
  {
    name: 'auctions: one taken off the list loses its bid',
    file,
    search: 'if (_closed[auctionId].status != Status.Close) revert NotClosed(auctionId);',
    replace:
      'if (_closed[auctionId].status != Status.Close) revert NotClosed(auctionId);\n        if (_projects[msg.sender].place == 0) revert NotWhitelisted(msg.sender);',
    killer,
  },
  {
    name: 'auctions: MONEY is recovered by another address',
    file,
    search: '&& LeanCalls.tryBalanceOf(token, address(this)) >= held;',
    replace: '&& held >= 0;',
    killer: attacks,
  },
];
