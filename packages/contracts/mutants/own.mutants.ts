import type { Mutant } from './mutant';

const pair = 'src/swap/BescPair.sol';
const share = 'src/swap/BescLiquidityToken.sol';
const router = 'src/swap/BescRouter.sol';
const quotes = 'src/swap/BescRouterQuotes.sol';
const factory = 'src/swap/BescFactory.sol';
const pairTests = 'test/swap/BescPair.t.sol';
const routerTests = 'test/swap/BescRouter{.,Liquidity.}t.sol';
const factoryTests = 'test/swap/BescFactory.t.sol';
const pairFamilyTests = 'test/swap/PairFamily.t.sol';
const routerFamilyTests = 'test/swap/RouterFamily.t.sol';
const tokenTests = 'test/tokens/Tokens.t.sol';

/** Defects of our own devising: rounding, requirements, locks, roles, supplies. */
export const ownMutants: readonly Mutant[] = [
  {
    name: 'the fee is charged on one side only',
    file: pair,
    search: 'balance1 * BescFees.FEE_DENOMINATOR - amount1In * BescFees.FEE',
    replace: 'balance1 * BescFees.FEE_DENOMINATOR',
    killer: pairTests,
  },
  {
    name: 'the fee is 24 of 10000',
    file: 'src/swap/BescFees.sol',
    search: 'FEE = 25;',
    replace: 'FEE = 24;',
    killer: pairTests,
  },
  {
    name: 'the protocol takes 9 of 25',
    file: 'src/swap/BescFees.sol',
    search: 'PROTOCOL_SHARE = 8;',
    replace: 'PROTOCOL_SHARE = 9;',
    killer: pairTests,
  },
  {
    name: 'mint is not locked',
    file: pair,
    search: 'function mint(address to) external lock returns',
    replace: 'function mint(address to) external returns',
    killer: pairTests,
  },
  {
    name: 'burn is not locked',
    file: pair,
    search: 'function burn(address to) external lock returns',
    replace: 'function burn(address to) external returns',
    killer: pairTests,
  },
  {
    name: 'swap is not locked',
    file: pair,
    search: 'bytes calldata data) external lock {',
    replace: 'bytes calldata data) external {',
    killer: pairTests,
  },
  {
    name: 'skim is not locked',
    file: pair,
    search: 'function skim(address to) external lock',
    replace: 'function skim(address to) external',
    killer: pairTests,
  },
  {
    name: 'sync is not locked',
    file: pair,
    search: 'function sync() external lock',
    replace: 'function sync() external',
    killer: pairTests,
  },
  {
    name: 'the minimum liquidity is not kept back',
    file: pair,
    search: 'liquidity = root - MINIMUM_LIQUIDITY;',
    replace: 'liquidity = root;',
    killer: pairTests,
  },
  {
    name: 'a mint counts the larger side',
    file: pair,
    search: 'Math.min(amount0',
    replace: 'Math.max(amount0',
    killer: pairTests,
  },
  {
    name: 'reserves wrap instead of refusing',
    file: pair,
    search: 'require((balance0 | balance1) >> 112 == 0, "BescPair: OVERFLOW");',
    replace: '',
    killer: pairTests,
  },
  {
    name: 'the accumulators add the inverse price',
    file: pair,
    search: 'price0CumulativeLast += LeanMath.quotient(reserve1 << 112, reserve0) * elapsed;',
    replace: 'price0CumulativeLast += LeanMath.quotient(reserve0 << 112, reserve1) * elapsed;',
    killer: pairTests,
  },
  {
    name: 'the accumulators forget the time',
    file: pair,
    search: 'price1CumulativeLast += LeanMath.quotient(reserve0 << 112, reserve1) * elapsed;',
    replace: 'price1CumulativeLast += LeanMath.quotient(reserve0 << 112, reserve1);',
    killer: pairTests,
  },
  {
    name: 'skim takes everything',
    file: pair,
    search: '_send(token0, to, _balance(token0) - reserve0);',
    replace: '_send(token0, to, _balance(token0));',
    killer: pairTests,
  },
  {
    name: 'a swap may pay out to a token of the pair',
    file: pair,
    search: 'require(LeanMath.both(to != token0, to != token1), "BescPair: INVALID_TO");',
    replace: '',
    killer: pairTests,
  },
  {
    name: 'burning another holder needs no allowance',
    file: pair,
    search: '_spendAllowance(from, liquidity);',
    replace: '',
    killer: pairTests,
  },
  {
    name: 'a permit can be used twice',
    file: share,
    search: 'nonces[owner]++',
    replace: 'nonces[owner]',
    killer: pairTests,
  },
  {
    name: 'a permit of the zero address is accepted',
    file: share,
    search: 'failure == ECDSA.RecoverError.NoError && signer == owner',
    replace: 'signer == owner',
    killer: pairTests,
  },
  {
    name: 'an exact output rounds the input down',
    file: quotes,
    search: 'BescFees.AFTER_FEE) + 1;',
    replace: 'BescFees.AFTER_FEE);',
    killer: routerTests,
  },
  {
    name: 'a deadline is not looked at',
    file: router,
    search: 'require(deadline >= block.timestamp, "BescRouter: EXPIRED");',
    replace: '',
    killer: routerTests,
  },
  {
    name: 'anyone may send native coin to the router',
    file: router,
    search: 'require(msg.sender == WETH, "BescRouter: ONLY_WBESC");',
    replace: '',
    killer: routerTests,
  },
  {
    name: 'the taxed form sells all WBESC the router holds',
    file: router,
    search: 'uint256 amountOut = LeanCalls.balanceOf(WETH, address(this)) - owned;',
    replace: 'uint256 amountOut = LeanCalls.balanceOf(WETH, address(this)) - owned + owned;',
    killer: routerTests,
  },
  {
    name: 'the minimum of token B is not looked at',
    file: router,
    search:
      'require(amountB >= amountBMin, "BescRouter: INSUFFICIENT_B_AMOUNT");\n    }\n\n    /// @dev The token goes straight',
    replace: '}\n\n    /// @dev The token goes straight',
    killer: routerTests,
  },
  {
    name: 'paths of five tokens are taken',
    file: quotes,
    search: 'MAX_PATH = 4;',
    replace: 'MAX_PATH = 5;',
    killer: routerTests,
  },
  {
    name: 'anyone may set the fee receiver',
    file: factory,
    search: 'if (msg.sender != feeToSetter) revert Forbidden();',
    replace: '',
    killer: factoryTests,
  },
  {
    name: 'the setter changes hands in one step',
    file: factory,
    search: 'pendingFeeToSetter = candidate;',
    replace: 'pendingFeeToSetter = candidate;\n        feeToSetter = candidate;',
    killer: factoryTests,
  },
  {
    name: 'burnFrom does not tell of the shares on their way',
    file: pair,
    search: '_tell(from, address(this), liquidity);',
    replace: '',
    killer: pairFamilyTests,
  },
  {
    name: 'a gift of one token closes an empty pair',
    file: router,
    search: 'if (IBescPair(pair).totalSupply() > 0) {',
    replace: 'if (reserveA > 0 || reserveB > 0) {',
    killer: routerFamilyTests,
  },
  {
    name: 'gifts of both tokens set the ratio of an empty pair',
    file: router,
    search: 'if (IBescPair(pair).totalSupply() > 0) {',
    replace: 'if (reserveA > 0 && reserveB > 0) {',
    killer: routerFamilyTests,
  },
  {
    name: 'a path need not begin with the native coin',
    file: router,
    search: 'require(_token(path, 0) == WETH, "BescRouter: INVALID_PATH");',
    replace: '',
    killer: routerFamilyTests,
  },
  {
    name: 'a path need not end with the native coin',
    file: router,
    search: 'require(_token(path, path.length - 1) == WETH, "BescRouter: INVALID_PATH");',
    replace: '',
    killer: routerFamilyTests,
  },
  {
    name: 'a withdrawal does not reduce the balance',
    file: 'src/tokens/WBESC.sol',
    search: '_debit(msg.sender, amount);\n        emit Withdrawal',
    replace: 'emit Withdrawal',
    killer: tokenTests,
  },
  {
    name: 'MONEY has no cap',
    file: 'src/tokens/MoneyToken.sol',
    search: 'if (totalSupply() > CAP) revert CapExceeded(totalSupply(), CAP);',
    replace: '',
    killer: tokenTests,
  },
  {
    name: 'anyone mints MONEY',
    file: 'src/tokens/MoneyToken.sol',
    search: 'external onlyRole(MINTER_ROLE) {',
    replace: 'external {',
    killer: tokenTests,
  },
];
