import type { Mutant } from './mutant';

const collector = 'src/swap/FeeCollector.sol';
const routes = 'src/swap/FeeRoutes.sol';
const prices = 'src/swap/MeanPrices.sol';
const factory = 'src/swap/BescFactory.sol';
const collectorTests = 'test/swap/FeeCollector.t.sol';
const factoryTests = 'test/swap/BescFactory.t.sol';
const tokenAttacks = 'test/swap/attacks/HostileToken.t.sol';
const operatorAttacks = 'test/swap/attacks/HostileOperator.t.sol';
const lpAttacks = 'test/swap/attacks/LpAsToken.t.sol';

/** Defects of the fee collector: each attack on it that worked once, its rules about prices and depths, its roles. */
export const feeMutants: readonly Mutant[] = [
  {
    name: 'fees: all that is held of a token is sold',
    file: collector,
    search: 'uint256 gained = _gained(other, otherBefore);',
    replace: 'uint256 gained = _balance(other);',
    killer: tokenAttacks,
  },
  {
    name: 'fees: LP of another pair is sold like a token',
    file: routes,
    search: '(_isPair(token0), _isPair(token1));',
    replace: '(false, false);',
    killer: lpAttacks,
  },
  {
    name: 'fees: the minimum of the caller is the only one',
    file: collector,
    search: 'minimum = Math.max(minimum, Math.mulDiv(worth_, LEAST_PART, 10_000, Math.Rounding.Ceil));',
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
    search: 'fair = Math.max(fair, _part(half, amount, quotePaid));',
    replace: '',
    killer: operatorAttacks,
  },
  {
    name: 'fees: the anchor that arrived does not count as worth',
    file: collector,
    search: 'uint256 fair = amount;',
    replace: 'uint256 fair = 0;',
    killer: tokenAttacks,
  },
  {
    name: 'fees: a failing pair stops its list',
    file: collector,
    search: 'else emit ConversionRefused(pairs[i], answer);',
    replace: 'else revert UnknownPair(pairs[i]);',
    killer: tokenAttacks,
  },
  {
    name: 'fees: the first of a list may burn all gas',
    file: collector,
    search: '(left - kept) / (pairs.length - i)',
    replace: 'left',
    killer: tokenAttacks,
  },
  {
    name: 'fees: a conversion inside a conversion',
    file: collector,
    search: 'external\n        lock\n        returns',
    replace: 'external\n        returns',
    killer: tokenAttacks,
  },
  {
    name: 'fees: a hostile token is asked with all gas',
    file: prices,
    search: 'staticcall(QUESTION_GAS, account',
    replace: 'staticcall(gas(), account',
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
    search: 'if (start.time == 0 || age < SHORTEST_WINDOW || age > LONGEST_WINDOW) return market;',
    replace: 'if (start.time == 0 || age < SHORTEST_WINDOW) return market;',
    killer: collectorTests,
  },
  {
    name: 'fees: anybody keeps the window young',
    file: prices,
    search: 'if (newer.time != 0 && _age(newer) < SHORTEST_WINDOW) return;',
    replace: '',
    killer: collectorTests,
  },
  {
    name: 'fees: an empty pair is observed',
    file: prices,
    search: 'if (current.reserve0 == 0 || current.reserve1 == 0) return;',
    replace: '',
    killer: collectorTests,
  },
  {
    name: 'fees: depth is that of the moment',
    file: prices,
    search: 'market.depth = Math.min(market.proven, sells0 ? current.reserve1 : current.reserve0);',
    replace: 'market.depth = sells0 ? current.reserve1 : current.reserve0;',
    killer: operatorAttacks,
  },
  {
    name: 'fees: depth at one observation gives a say',
    file: prices,
    search: 'if (older.time != 0) market.proven',
    replace: 'if (false) market.proven',
    killer: operatorAttacks,
  },
  {
    name: 'fees: the way taken is the only price',
    file: routes,
    search: 'sale.value = Math.max(_highest(ways0, deepest), Math.mulDiv(_highest(ways1, deepest), across, Q112));',
    replace: 'sale.value = across > deepest ? ways0[best0].price : ways0[best0].price;',
    killer: operatorAttacks,
  },
  {
    name: 'fees: an anchor is always sold directly',
    file: routes,
    search: 'if (best > 0) via = _anchors[best];',
    replace: '',
    killer: collectorTests,
  },
  {
    name: 'fees: a conversion trusts a pair that the caller supplies',
    file: routes,
    search: 'if (!_isPair(pair)) revert UnknownPair(pair);',
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
    search: 'if (msg.sender != address(this) && !_operates(msg.sender)) revert Forbidden();',
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
