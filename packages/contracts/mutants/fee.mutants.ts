import type { Mutant } from './mutant';

const collector = 'src/swap/FeeCollector.sol';
const routes = 'src/swap/FeeRoutes.sol';
const prices = 'src/swap/MeanPrices.sol';
const factory = 'src/swap/BescFactory.sol';
const collectorTests = 'test/swap/FeeCollector.t.sol';
const factoryTests = 'test/swap/BescFactory.t.sol';
const tokenAttacks = 'test/swap/attacks/HostileToken.t.sol';
const operatorAttacks = 'test/swap/attacks/HostileOperator.t.sol';
const lentDepth = 'test/swap/attacks/LentDepth.t.sol';
const lpAttacks = 'test/swap/attacks/LpAsToken.t.sol';

/** Defects of the fee collector: each attack on it that worked once, its rules about prices and depths, its roles. */
export const feeMutants: readonly Mutant[] = [
  {
    name: 'fees: all that is held of a token is sold',
    file: collector,
    search: 'uint256 gained = _gained(own.sold, soldBefore);',
    replace: 'uint256 gained = _balance(own.sold);',
    killer: collectorTests,
  },
  {
    name: 'fees: LP of another pair is sold like a token',
    file: prices,
    search: '        _requireNoLp(sold, pair);\n',
    replace: '',
    killer: lpAttacks,
  },
  {
    name: 'fees: what only says that it is LP waits',
    file: routes,
    search: ') == token) revert NoWay(pair);',
    replace: ') != address(0)) revert NoWay(pair);',
    killer: lpAttacks,
  },
  {
    name: 'fees: the minimum of the caller is the only one',
    file: collector,
    search: 'minimum = Math.max(minimum, Math.mulDiv(worth, LEAST_PART, 10_000, Math.Rounding.Ceil));',
    replace: '',
    killer: operatorAttacks,
  },
  {
    name: 'fees: nine tenths of the worth are enough',
    file: collector,
    search: 'LEAST_PART = 9500;',
    replace: 'LEAST_PART = 9000;',
    killer: operatorAttacks,
  },
  {
    name: 'fees: what a moved pair pays out is taken for its share',
    file: collector,
    search: 'fair = Math.max(amount, _part(half, amount, boughtPaid));',
    replace: 'fair = amount;',
    killer: operatorAttacks,
  },
  {
    name: 'fees: the anchor that arrived does not count as worth',
    file: collector,
    search: 'fair = Math.max(amount, _part(half, amount, boughtPaid));',
    replace: 'fair = _part(half, amount, boughtPaid);',
    killer: tokenAttacks,
  },
  {
    name: 'fees: a conversion inside a conversion',
    file: collector,
    search: '        lock\n        returns',
    replace: '        returns',
    killer: tokenAttacks,
  },
  {
    name: 'fees: a window of any youth',
    file: prices,
    // Both guards at once: each alone is enough.
    search: `_age(newer) >= SHORTEST_WINDOW ? newer : older;
        uint32 age = _age(start);
        if (start.time == 0 || age < SHORTEST_WINDOW ||`,
    replace: `newer.time != 0 ? newer : older;
        uint32 age = _age(start);
        if (start.time == 0 || age == 0 ||`,
    killer: collectorTests,
  },
  {
    name: 'fees: a window of any age',
    file: prices,
    search: 'if (start.time == 0 || age < SHORTEST_WINDOW || age > LONGEST_WINDOW) revert',
    replace: 'if (start.time == 0 || age < SHORTEST_WINDOW) revert',
    killer: collectorTests,
  },
  {
    name: 'fees: a look keeps the window young',
    file: prices,
    search: 'if (depth == 0 || newer.time != 0 && _age(newer) < SHORTEST_WINDOW) return;',
    replace: 'if (depth == 0) return;',
    killer: collectorTests,
  },
  {
    name: 'fees: an empty pair is observed',
    file: prices,
    search: 'if (depth == 0 || newer.time != 0 &&',
    replace: 'if (newer.time != 0 &&',
    killer: collectorTests,
  },
  {
    name: 'fees: depth is that of the moment',
    file: prices,
    search: 'Math.min(start.depth, depth)',
    replace: 'depth',
    killer: lentDepth,
  },
  {
    name: 'fees: depth is that of the observation alone',
    file: prices,
    search: 'Math.min(start.depth, depth)',
    replace: 'start.depth',
    killer: collectorTests,
  },
  {
    name: 'fees: a look lowers nothing',
    file: prices,
    search: `        if (depth < older.depth) older.depth = uint112(depth);
        if (depth < newer.depth) newer.depth = uint112(depth);
`,
    replace: '',
    killer: lentDepth,
  },
  {
    name: 'fees: a look lowers the newer observation only',
    file: prices,
    search: '        if (depth < older.depth) older.depth = uint112(depth);\n',
    replace: '',
    killer: lentDepth,
  },
  {
    name: 'fees: a look raises an observation',
    file: prices,
    search: 'if (depth < newer.depth) newer.depth = uint112(depth);',
    replace: 'if (newer.time != 0) newer.depth = uint112(depth);',
    killer: collectorTests,
  },
  {
    name: 'fees: depth is a reserve, which a trade there and back empties',
    file: prices,
    search: 'depth = Math.sqrt(reserve0 * reserve1);',
    replace: 'depth = sells0 ? reserve1 : reserve0;',
    killer: lentDepth,
  },
  {
    name: 'fees: a sale of any size',
    file: collector,
    search: '> market_.depth) {',
    replace: '> type(uint256).max) {',
    killer: lentDepth,
  },
  {
    name: 'fees: a sale of a fifth of the depth',
    file: collector,
    search: 'SALES_IN_DEPTH = 20;',
    replace: 'SALES_IN_DEPTH = 5;',
    killer: lentDepth,
  },
  {
    name: 'fees: a sale is counted without its price',
    file: collector,
    search: 'Math.mulDiv(amount, Math.sqrt(market_.price), 2 ** 56)',
    replace: 'amount',
    killer: lentDepth,
  },
  {
    name: 'fees: any token may be bought',
    file: routes,
    search: 'revert NoWay(pair);\n    }\n\n    /// @dev LP is never sold',
    replace: 'return (token0, token1, 0);\n    }\n\n    /// @dev LP is never sold',
    killer: collectorTests,
  },
  {
    name: 'fees: a conversion trusts a pair that the caller supplies',
    file: routes,
    search: 'if (factory.getPair(token0, token1) != pair) revert UnknownPair(pair);',
    replace: '',
    killer: collectorTests,
  },
  {
    name: 'fees: the treasury receives four eighths',
    file: collector,
    search: 'TREASURY_PARTS = 3;',
    replace: 'TREASURY_PARTS = 4;',
    killer: collectorTests,
  },
  {
    name: 'fees: the minimum counts MONEY that was there before',
    file: collector,
    search: 'received = total - before;',
    replace: 'received = total;',
    killer: collectorTests,
  },
  {
    name: 'fees: anybody converts',
    file: collector,
    search: '        onlyOperator\n',
    replace: '',
    killer: collectorTests,
  },
  {
    name: 'fees: the owner moves the treasury',
    file: collector,
    search: 'if (msg.sender != treasury) revert Forbidden();',
    replace: 'if (msg.sender != treasury && msg.sender != owner()) revert Forbidden();',
    killer: collectorTests,
  },
  {
    name: 'fees: the receiver is set again',
    file: factory,
    search: 'if (feeTo != address(0)) revert FeeToIsSet(feeTo);',
    replace: '',
    killer: factoryTests,
  },
  {
    name: 'fees: any contract may receive',
    file: factory,
    search: '        _requireCollector(newFeeTo);\n',
    replace: '',
    killer: factoryTests,
  },
];
