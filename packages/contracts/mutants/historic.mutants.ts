import type { Mutant } from './mutant';

const pair = 'src/swap/BescPair.sol';
const router = 'src/swap/BescRouter.sol';
const factory = 'src/swap/BescFactory.sol';
const pairTests = 'test/swap/BescPair.t.sol';
const routerTests = 'test/swap/BescRouter{.,Liquidity.}t.sol';
const factoryTests = 'test/swap/BescFactory.t.sol';

/** The nine defects of pair and router that exchanges of this family have really had. */
export const historicMutants: readonly Mutant[] = [
  {
    name: 'the scale of K is changed on one side only',
    file: pair,
    search: '>= reserve0 * reserve1 * (BescFees.FEE_DENOMINATOR * BescFees.FEE_DENOMINATOR)',
    replace: '>= reserve0 * reserve1 * (BescFees.FEE_DENOMINATOR * 1000)',
    killer: pairTests,
  },
  {
    name: 'the lock does not lock',
    file: 'src/shared/Lock.sol',
    search: 'if (_isLocked()) _revertLocked();',
    replace: '',
    killer: pairTests,
  },
  {
    name: 'the protocol share is minted on principal',
    file: pair,
    search: 'supply * (root - rootLast) * BescFees.PROTOCOL_SHARE',
    replace: 'supply * root * BescFees.PROTOCOL_SHARE',
    killer: pairTests,
  },
  {
    name: 'tokens of a pair are not sorted',
    file: factory,
    search: 'return tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);',
    replace: 'return (tokenA, tokenB);',
    killer: factoryTests,
  },
  {
    name: 'the init code hash is of something else',
    file: factory,
    search: 'keccak256(type(BescPair).creationCode)',
    replace: 'keccak256(abi.encodePacked(type(BescPair).creationCode, uint8(0)))',
    killer: factoryTests,
  },
  {
    name: 'unused native coin is not refunded',
    file: router,
    search: 'if (amount > 0) _sendNative(msg.sender, amount);',
    replace: '',
    killer: routerTests,
  },
  {
    name: 'the fee-on-transfer form ignores the minimum',
    file: router,
    search:
      'uint256 owned = LeanCalls.balanceOf(bought, to);\n        _swapTaxed(hop, path, to);\n        _requireOut(LeanCalls.balanceOf(bought, to) - owned, amountOutMin);\n    }\n\n    function swapExactETH',
    replace: '_swapTaxed(hop, path, to);\n    }\n\n    function swapExactETH',
    killer: routerTests,
  },
  {
    name: 'a permit that was submitted first makes removal fail',
    file: router,
    search: 'require(pair.allowance(msg.sender, address(this)) >= needed, "BescRouter: INVALID_PERMIT");',
    replace: 'revert("BescRouter: INVALID_PERMIT");',
    killer: routerTests,
  },
];
