import type { Mutant } from './mutant';

const random = { file: 'src/random/CommitRandom.sol', killer: 'test/random/CommitRandom.t.sol' };
const bonded = { file: 'src/lottery/Lottery.sol', killer: 'test/lottery/LotteryBond.t.sol' };
const range = { file: 'src/shared/RandomRange.sol', killer: 'test/shared/RandomRange.t.sol' };

/** Defects of random words, of the bonds that a pot depends on, and of signed prices. */
export const randomMutants: readonly Mutant[] = [
  {
    name: 'random: a word without a commitment',
    ...random,
    search: 'if (id == committed) revert NothingCommitted();',
    replace: '',
  },
  {
    name: 'random: a secret twice',
    ...random,
    search: 'if (_isKnown[hash]) revert KnownHash(hash);',
    replace: '',
  },
  {
    name: 'random: any secret',
    ...random,
    search: 'if (keccak256(abi.encode(secret)) != entry.hash) revert WrongSecret(id);',
    replace: '',
  },
  {
    name: 'random: the secret alone',
    ...random,
    search: 'abi.encode(secret, entry.blockHash, entry.consumer, id)',
    replace: 'abi.encode(secret, entry.consumer, id)',
  },
  {
    name: 'random: a block that is there',
    ...random,
    search: 'uint48(block.number + TARGET_DELAY)',
    replace: 'uint48(block.number - 1)',
  },
  {
    name: 'random: asked for twice',
    ...random,
    search: 'if (entry.targetBlock != 0) revert WrongState(id);',
    replace: '',
  },
  {
    name: 'random: revealed before it was asked for',
    ...random,
    search: 'entry.targetBlock == 0 || entry.word != 0 || isExpired(id)',
    replace: 'entry.word != 0 || isExpired(id)',
  },
  {
    name: 'random: revealed twice',
    ...random,
    search: 'entry.word != 0 || ',
    replace: '',
  },
  {
    name: 'random: revealed too late',
    ...random,
    search: ' || isExpired(id)) revert',
    replace: ') revert',
  },
  {
    name: 'random: given up while there is time',
    ...random,
    search: 'block.timestamp > entry.deadline && ',
    replace: '',
  },
  {
    name: 'random: a chain that stands costs the bond',
    ...random,
    search: ' && block.number > entry.targetBlock + REVEAL_BLOCKS',
    replace: '',
  },
  {
    name: 'random: a withdrawn commitment keeps its bond',
    ...random,
    search: 'delete _entries[id];',
    replace: '',
  },
  {
    name: 'random: the bond is lost twice',
    ...random,
    search: ' || entry.payer == address(0)',
    replace: '',
  },
  {
    name: 'random: a known word expires',
    ...random,
    search: ' && entry.word == 0',
    replace: '',
  },
  {
    name: 'random: a reserved commitment is taken back',
    ...random,
    search: 'if (committed == reserved) revert NothingCommitted();',
    replace: '',
  },
  {
    name: 'random: anybody takes a bond back',
    ...random,
    search: 'if (msg.sender != entry.payer && !_operates(msg.sender)) revert Forbidden();',
    replace: '',
  },
  {
    name: 'random: what the last operator has committed to stays',
    ...random,
    search: 'if (msg.sender != entry.payer && !_operates(msg.sender)) revert Forbidden();',
    replace: 'if (msg.sender != entry.payer) revert Forbidden();',
  },
  {
    name: 'random: anybody asks',
    ...random,
    search:
      'Entry storage entry = _entries[id];\n        if (msg.sender != entry.consumer) revert NotAConsumer();\n        if (entry.targetBlock',
    replace: 'Entry storage entry = _entries[id];\n        if (entry.targetBlock',
  },
  {
    name: 'random: a hash is noted again',
    ...random,
    search: 'if (_entries[id].blockHash != 0) revert WrongState(id);',
    replace: '',
  },
  {
    name: 'random: no hash is a hash',
    ...random,
    search: 'if (blockHash == 0) revert NoBlockHash(id);',
    replace: '',
  },
  {
    name: 'random: the bond of later commitments',
    ...random,
    search: '_pay(entry.payer, entry.bond);\n    }\n\n    function setConsumer',
    replace: '_pay(entry.payer, bond);\n    }\n\n    function setConsumer',
  },
  {
    name: 'random: a remainder',
    ...range,
    search: 'word >= end',
    replace: 'word > type(uint256).max - 1',
  },
  {
    name: 'random: the first beyond',
    ...range,
    search: 'word >= end',
    replace: 'word > end',
  },
  {
    name: 'random: a bond grows after the word was asked for',
    ...random,
    killer: 'test/lottery/LotteryBond.t.sol',
    search: 'if (entry.hash == 0 || entry.targetBlock != 0) revert WrongState(id);',
    replace: 'if (entry.hash == 0) revert WrongState(id);',
  },
  {
    name: 'random: a bond grows without a payment',
    ...random,
    killer: 'test/lottery/LotteryBond.t.sol',
    search: 'SafeERC20.safeTransferFrom(IERC20(bondToken), msg.sender, address(this), amount);',
    replace: '',
  },
  {
    name: 'lottery: tickets and gifts beyond the bond',
    ...bonded,
    search: '_requireBond(lotteryId, pot);',
    replace: '',
  },
  {
    name: 'lottery: a round begins with more than its bond covers',
    ...bonded,
    search: '_requireBond(lotteryId, injected);',
    replace: '',
  },
  {
    name: 'lottery: what the bond has to be is rounded down',
    ...bonded,
    search: '(pot + POT_PER_BOND - 1) / POT_PER_BOND',
    replace: 'pot / POT_PER_BOND',
  },
  {
    name: 'lottery: the bond of another word counts',
    ...bonded,
    search: 'bondOf(word.id);',
    replace: 'bondOf(word.id + 1);',
  },
  {
    name: 'random: anybody uses up the words',
    ...random,
    search: 'if (!isConsumer[msg.sender]) revert NotAConsumer();',
    replace: '',
  },
];
