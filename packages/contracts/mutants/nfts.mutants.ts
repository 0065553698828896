import type { Mutant } from './mutant';

const bunnies = 'src/nfts/Bunnies.sol';
const owned = 'src/nfts/OwnedTokens.sol';
const squad = 'src/nfts/Squad.sol';
const starters = 'src/nfts/StarterFactory.sol';
const bunnyTests = 'test/nfts/Bunnies.t.sol';
const squadTests = 'test/nfts/Squad.t.sol';
const market = 'src/nfts/NftMarket.sol';
const marketTerms = 'src/nfts/NftMarketCollections.sol';
const asks = 'src/nfts/AskBook.sol';
const marketTests = 'test/nfts/NftMarket.t.sol';
const marketAttacks = 'test/nfts/NftMarketAttacks.t.sol';
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
  {
    name: 'market: a later fee holds for asks that stand',
    file: marketTerms,
    search: 'book.terms = (uint256(book.terms) + 1).toUint16();',
    replace: 'book.terms = 1;',
    killer: marketTests,
  },
  {
    name: 'market: fees above a tenth together',
    file: marketTerms,
    search: 'tradingFee > TOTAL_MAX_FEE || creatorFee > TOTAL_MAX_FEE - tradingFee',
    replace: 'tradingFee > TOTAL_MAX_FEE || creatorFee > TOTAL_MAX_FEE',
    killer: marketTests,
  },
  {
    name: 'market: a closed collection keeps the items',
    file: market,
    search: 'AskBook.Book storage book = _books[collection];\n        _requireSeller(',
    replace: 'AskBook.Book storage book = _openBook(collection);\n        _requireSeller(',
    killer: marketTests,
  },
  {
    name: 'market: the buyer pays what the ask costs by now',
    file: market,
    search: 'if (order.price != price) revert IncorrectPrice(order.price, price);',
    replace: 'price = order.price;',
    killer: marketTests,
  },
  {
    name: 'market: anyone takes an item back',
    file: market,
    search: 'if (seller != caller) revert NotSeller(caller, seller);',
    replace: '',
    killer: marketTests,
  },
  {
    name: 'market: one buys from oneself',
    file: market,
    search: 'if (order.seller == buyer) revert BuyerIsSeller(buyer);',
    replace: '',
    killer: marketTests,
  },
  {
    name: 'market: the owner recovers an item on sale',
    file: market,
    search: 'if (_books[collection].orders[tokenId].seller != address(0)) revert NotRecoverable(collection);',
    replace: '',
    killer: marketTests,
  },
  {
    name: 'market: what a seller cannot receive is lost',
    file: market,
    search: 'if (!LeanCalls.tryTransfer(wbesc, order.seller, netPrice)) _keep(order.seller, netPrice);',
    replace: 'LeanCalls.tryTransfer(wbesc, order.seller, netPrice);',
    killer: marketAttacks,
  },
  {
    name: 'market: an item that did not move is sold',
    file: market,
    search: 'if (IERC721(collection).ownerOf(tokenId) != to) revert ItemNotMoved(collection, tokenId);',
    replace: '',
    killer: marketAttacks,
  },
  {
    name: 'market: an ask without its item stands for ever',
    file: market,
    search: 'if (_isHeldBy(collection, tokenId, address(this))) {',
    replace: '{',
    killer: marketAttacks,
  },
  {
    name: 'market: anyone acts for an account',
    file: market,
    search: 'if (msg.sender != address(this)) revert NotMarket(msg.sender);',
    replace: '',
    killer: marketAttacks,
  },
  {
    name: 'market: one item of several spends the gas of all',
    file: market,
    search: 'isDone := call(gasOfItem,',
    replace: 'isDone := call(gas(),',
    killer: marketAttacks,
  },
  {
    name: 'market: a sold ask stays in the list',
    file: asks,
    search: 'book.bits[number >> 8] &= ~(1 << (number & 255));',
    replace: '',
    killer: marketTests,
  },
  {
    name: 'market: a token is numbered at each listing',
    file: asks,
    search: 'if (tokenId >= FIRST_LARGE && number == 0) {',
    replace: 'if (tokenId >= FIRST_LARGE) {',
    killer: marketTests,
  },
];
