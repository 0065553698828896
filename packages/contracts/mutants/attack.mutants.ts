import type { Mutant } from './mutant';

const pair = 'src/swap/BescPair.sol';
const router = 'src/swap/BescRouter.sol';
const multicall = 'src/shared/Multicall.sol';
const roundTrips = 'test/swap/attacks/RoundTrips.t.sol';
const shrinking = 'test/swap/attacks/ShrinkingTokens.t.sol';
const multicallTests = 'test/shared/Multicall.t.sol';

/** What attacks on pair, router, multicall and wrapped coin have found, and what would open them again. */
export const attackMutants: readonly Mutant[] = [
  {
    name: 'the recipient is looked at before the payer has paid',
    file: router,
    search: `_pull(_token(path, 0), _pairOf(hop), amountIn);
        // Once the caller has paid: a path may end with the token it began with, and the caller may be the recipient.
        uint256 owned = LeanCalls.balanceOf(bought, to);`,
    replace: `uint256 owned = LeanCalls.balanceOf(bought, to);
        _pull(_token(path, 0), _pairOf(hop), amountIn);`,
    killer: roundTrips,
  },
  {
    name: 'a mint may pass the supply that fits',
    file: pair,
    search: 'require(supply <= MAX_SUPPLY, "BescPair: OVERFLOW");',
    replace: '',
    killer: shrinking,
  },
  {
    name: 'the protocol share may pass the supply that fits',
    file: pair,
    search: 'if (liquidity > 0 && supply + liquidity <= MAX_SUPPLY) {',
    replace: 'if (liquidity > 0) {',
    killer: shrinking,
  },
  {
    name: 'a protocol share that does not fit keeps shares from being burned',
    file: pair,
    search: 'if (liquidity > 0 && supply + liquidity <= MAX_SUPPLY) {',
    replace:
      'if (liquidity > 0) {\n                        require(supply + liquidity <= MAX_SUPPLY, "BescPair: OVERFLOW");',
    killer: shrinking,
  },
  {
    name: 'sums of prices do not wrap',
    file: pair,
    search: `        unchecked {
            // Seconds modulo 2^32 and sums modulo 2^256: both wrap by design.`,
    replace: '        {',
    killer: shrinking,
  },
  {
    name: 'of two conditions only the first counts',
    file: 'src/shared/LeanMath.sol',
    search: 'result := and(a, b)',
    replace: 'result := a',
    killer: 'test/swap/BescPair.t.sol',
  },
  {
    name: 'a path may have five tokens',
    file: 'src/swap/BescRouterQuotes.sol',
    search: 'require(length - MIN_PATH <= MAX_PATH - MIN_PATH,',
    replace: 'require(length - MIN_PATH <= MAX_PATH - MIN_PATH + 1,',
    killer: 'test/swap/BescRouter{.,Liquidity.}t.sol',
  },
  {
    name: 'a pair that is locked can be settled from the token it moves',
    file: pair,
    search: 'function sync() external lock',
    replace: 'function sync() external',
    killer: 'test/swap/attacks/Reentrancy.t.sol',
  },
  {
    name: 'a taxed sale pays out all wrapped coin that lies in the router',
    file: router,
    search: 'uint256 amountOut = LeanCalls.balanceOf(WETH, address(this)) - owned;',
    replace: 'uint256 amountOut = LeanCalls.balanceOf(WETH, address(this));\n        owned;',
    killer: 'test/swap/attacks/Reentrancy.t.sol',
  },
  {
    name: 'coin of failed calls stays in the multicall',
    file: multicall,
    search: 'if (!returnData[i].success) unspent += calls[i].value;',
    replace: '',
    killer: multicallTests,
  },
  {
    name: 'moving wrapped coin of one’s own needs an allowance',
    file: 'src/tokens/WBESC.sol',
    search: 'if (from != msg.sender) _spendAllowance(from, amount);',
    replace: '_spendAllowance(from, amount);',
    killer: 'test/tokens/Tokens.t.sol',
  },
  {
    name: 'lottery: closed however late',
    file: 'src/lottery/Lottery.sol',
    search: 'if (block.timestamp > until) revert TooLate(until);',
    replace: 'until;',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a word that was asked for is given up before it expires',
    file: 'src/lottery/Lottery.sol',
    search: 'isOver = block.timestamp > round.endTime + REFUND_TIME',
    replace: 'isOver = block.timestamp > round.endTime + CLOSE_TIME',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: the bond of a round closed too late is frozen',
    file: 'src/lottery/Lottery.sol',
    search: 'if (_takeBond(lotteryId, word) == 0) revert',
    replace: 'revert',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: no bond is a bond',
    file: 'src/lottery/Lottery.sol',
    search: 'if (_takeBond(lotteryId, word) == 0) revert WrongStatus(lotteryId, status);',
    replace: '_takeBond(lotteryId, word);',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that pays its bond starts a round',
    file: 'src/lottery/Lottery.sol',
    search: 'onlyOperator\n        lock',
    replace: 'onlyOperator',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that pays its bond buys tickets',
    file: 'src/lottery/Lottery.sol',
    search: 'whenNotPaused lock {',
    replace: 'whenNotPaused {',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that pays its bond gives to the pot',
    file: 'src/lottery/Lottery.sol',
    search: 'injectFunds(uint256 lotteryId, uint256 amount) external override lock',
    replace: 'injectFunds(uint256 lotteryId, uint256 amount) external override',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that pays its bond has it counted twice',
    file: 'src/lottery/Lottery.sol',
    search: 'openRefunds(uint256 lotteryId) external override lock',
    replace: 'openRefunds(uint256 lotteryId) external override',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that spends all gas keeps from refunds',
    file: 'src/shared/LeanCalls.sol',
    search: 'staticcall(sub(gas(), div(gas(), 32))',
    replace: 'staticcall(gas()',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that answers too little is ready',
    file: 'src/shared/LeanCalls.sol',
    search: 'and(done, gt(returndatasize(), 0x3f))',
    replace: 'done',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
  {
    name: 'lottery: a source that answers nothing keeps from refunds',
    file: 'src/lottery/Lottery.sol',
    search: 'LeanCalls.tryCall(word.source, IRandomSource.abandon.selector, word.id);',
    replace: 'try IRandomSource(word.source).abandon(word.id) {} catch {}',
    killer: 'test/lottery/LotteryAttacks.t.sol',
  },
];
