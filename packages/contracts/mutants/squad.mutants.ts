import type { Mutant } from './mutant';

const sale = { file: 'src/squad/SquadSale.sol', killer: 'test/squad/SquadSale.t.sol' };
const ends = { file: 'src/squad/SquadSale.sol', killer: 'test/squad/SquadEnds.t.sol' };
const settings = { file: 'src/squad/SquadSale.sol', killer: 'test/squad/SquadSettings.t.sol' };
const tickets = { file: 'src/squad/SquadTickets.sol', killer: 'test/squad/SquadSale.t.sol' };

/** Defects of squad sales of this family, and what would bring them back. */
export const squadMutants: readonly Mutant[] = [
  {
    name: 'squad: a sale ends only when it is sold out',
    ...ends,
    search: 'if (distributed < maxSupply && block.timestamp < state.end) revert',
    replace: 'if (distributed < maxSupply) revert',
  },
  {
    name: 'squad: a sale ends at any time',
    ...sale,
    search: 'if (distributed < maxSupply && block.timestamp < state.end) revert NotOver(state.end);',
    replace: '',
  },
  {
    name: 'squad: a promise over another counts both',
    ...sale,
    search: '_draw.promised - counts.promised',
    replace: '_draw.promised',
  },
  {
    name: 'squad: the presale is promised without end',
    ...sale,
    search: 'if (count > MAX_PRESALE - promised) revert PresaleFull(promised);',
    replace: '',
  },
  {
    name: 'squad: promises while tickets are sold',
    ...sale,
    search: 'if (users.length != counts.length) revert BadCount(counts.length);\n        _require(Status.Premint);',
    replace: 'if (users.length != counts.length) revert BadCount(counts.length);',
  },
  {
    name: 'squad: tickets before the hash of all pictures',
    ...sale,
    search: 'if (newStatus == Status.Premint) _requireReady();',
    replace: '',
  },
  {
    name: 'squad: an old snapshot',
    ...sale,
    search: ' && block.timestamp <= taken + MAX_SNAPSHOT_AGE',
    replace: '',
  },
  {
    name: 'squad: the operator moves the status as it likes',
    ...sale,
    search: 'uint256(newStatus) == uint256(status) + 1 && newStatus <= Status.Sale',
    replace: 'newStatus <= Status.Sale',
  },
  {
    name: 'squad: a sale that is over is prolonged',
    ...sale,
    search: 'if (block.timestamp >= state.end) revert SaleOver(state.end);\n            if (start',
    replace: 'if (start',
  },
  {
    name: 'squad: the price rises while tickets are sold',
    ...settings,
    search: '_requireUnsold();\n        _setPrice(newPrice);',
    replace: '_setPrice(newPrice);',
  },
  {
    name: 'squad: the price rises without end',
    ...settings,
    search: 'price == 0 || price > MAX_RAISE * launchPrice',
    replace: 'price == 0',
  },
  {
    name: 'squad: tickets of the presale count among the ten',
    ...sale,
    search: 'counts.tickets - counts.used + count > state.perAddress',
    replace: 'counts.tickets + count > state.perAddress',
  },
  {
    name: 'squad: the promise is not used up',
    ...sale,
    search: 'counts.used += count;\n',
    replace: '',
  },
  {
    name: 'squad: tickets without an active profile',
    ...sale,
    search: 'if (!IProfile(profile).getUserStatus(msg.sender)) revert NotActive(msg.sender);',
    replace: '',
  },
  {
    name: 'squad: tickets after the end',
    ...sale,
    search: 'if (block.timestamp >= state.end) revert SaleOver(state.end);\n        if (!IProfile',
    replace: 'if (!IProfile',
  },
  {
    name: 'squad: a disliked word is paid back',
    ...ends,
    search: 'if (_ask(IRandomSource.wordOf.selector, randomId)) revert WrongStatus(status);',
    replace: '',
  },
  {
    name: 'squad: a word that is late is not waited for',
    ...ends,
    search: 'if (!isExpired && block.timestamp < until) revert NotOver(until);',
    replace: '',
  },
  {
    name: 'squad: a lost bond stays here',
    ...ends,
    search: 'state.price + bond / sold',
    replace: 'state.price',
  },
  {
    name: 'squad: below the minimum the draw takes place',
    ...ends,
    search: 'distributed - state.reserved < minimumTickets',
    replace: 'distributed < minimumTickets',
  },
  {
    name: 'squad: a refund twice',
    ...ends,
    search: '_markRefunded(user, counts);\n',
    replace: '',
  },
  {
    name: 'squad: the owner takes the money of tickets',
    ...settings,
    search: 'if (token == money) revert NotStray(token);',
    replace: '',
  },
  {
    name: 'squad: the treasury takes tickets of others',
    ...ends,
    search: 'if (ticketId >= reserved && !isUnsold) revert NotYourTicket(ticketId);',
    replace: '',
  },
  {
    name: 'squad: the pause stops nothing',
    ...settings,
    search: 'function buyTickets(uint256 count) external override whenNotPaused',
    replace: 'function buyTickets(uint256 count) external override',
  },
  {
    name: 'squad: tickets of others are minted',
    ...tickets,
    search: 'if (run == runs) revert NotYourTicket(ticketId);',
    replace: '',
  },
  {
    name: 'squad: a ticket brings two portraits',
    ...tickets,
    search: 'if (bits & bit != 0) revert AlreadyMinted(ticketId);',
    replace: '',
  },
  {
    name: 'squad: marks of the word before are lost',
    ...tickets,
    search: 'if (i > 0) _minted[word] = bits;',
    replace: '',
  },
  {
    name: 'squad: a purchase that follows another one is not joined to it',
    ...tickets,
    search: '(run, firstId, count) = (run - 1, first, length + count)',
    replace: '(run, firstId, count) = (run - 1, firstId, count)',
  },
];
