import type { Mutant } from './mutant';

const bunnies = 'src/nfts/Bunnies.sol';
const owned = 'src/nfts/OwnedTokens.sol';
const squad = 'src/nfts/Squad.sol';
const starters = 'src/nfts/StarterFactory.sol';
const bunnyTests = 'test/nfts/Bunnies.t.sol';
const squadTests = 'test/nfts/Squad.t.sol';
const starterTests = 'test/nfts/StarterFactory.t.sol';

/** Defects of collections: burning what is another's, lists that lose tokens, pictures that change, a second starter. */
export const nftMutants: readonly Mutant[] = [
  {
    name: 'nfts: anyone burns a token',
    file: owned,
    search: 'if (_requireOwned(tokenId) != msg.sender) revert NotHolder(tokenId, msg.sender);',
    replace: '_requireOwned(tokenId);',
    killer: bunnyTests,
  },
  {
    name: 'nfts: the token that takes a free place does not know it',
    file: owned,
    search: '_items[last].place = uint32(place);',
    replace: '',
    killer: bunnyTests,
  },
  {
    name: 'nfts: a locked base URI changes',
    file: bunnies,
    search: 'if (isLocked) revert IsLocked();',
    replace: '',
    killer: bunnyTests,
  },
  {
    name: 'nfts: a kind without living tokens is open again',
    file: bunnies,
    search: '_kinds[bunnyId].minted != 0) revert',
    replace: '_kinds[bunnyId].minted != _kinds[bunnyId].burned) revert',
    killer: bunnyTests,
  },
  {
    name: 'nfts: the maker keeps the collection',
    file: bunnies,
    search: 'station == address(0) ? MAKER : station',
    replace: 'station == address(0) || msg.sender == MAKER ? MAKER : station',
    killer: bunnyTests,
  },
  {
    name: 'nfts: a portrait beyond the supply',
    file: squad,
    search: 'if (tokenId >= maxSupply) revert',
    replace: 'if (tokenId > maxSupply) revert',
    killer: squadTests,
  },
  {
    name: 'nfts: a sale before the pictures are fixed',
    file: squad,
    search: 'newSale == address(0) || newProvenanceHash == 0',
    replace: 'newSale == address(0)',
    killer: squadTests,
  },
  {
    name: 'nfts: a second sale',
    file: squad,
    search: 'if (sale != address(0)) revert SaleStands(sale);',
    replace: '',
    killer: squadTests,
  },
  {
    name: 'nfts: a second starter',
    file: starters,
    search: 'hasClaimed[msg.sender] = true;',
    replace: '',
    killer: starterTests,
  },
  {
    name: 'nfts: a starter of any kind',
    file: starters,
    search: 'bunnyId < FIRST_STARTER || bunnyId > LAST_STARTER',
    replace: 'bunnyId < FIRST_STARTER',
    killer: starterTests,
  },
];
