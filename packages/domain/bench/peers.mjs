import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The published packages that are measured against; `package.json` of this folder pins them. */
const peerNames = { uniswap: '@uniswap/v2-sdk', pancake: '@pancakeswap/v2-sdk' };

/** @uniswap/v2-sdk with its fee constants set to 25/10000, so that it answers the same question. */
export function uniswapPeer(pairs) {
  const entry = require.resolve(peerNames.uniswap);
  const fromPeer = createRequire(entry);
  const JSBI = fromPeer('jsbi');
  const constants = require(join(dirname(entry), 'constants.js'));
  constants._997 = JSBI.BigInt(9975);
  constants._1000 = JSBI.BigInt(10_000);
  const { Pair, Trade } = require(entry);
  const { CurrencyAmount, Token } = fromPeer('@uniswap/sdk-core');
  return peer({
    pairs,
    Pair,
    Trade,
    makeToken: (address) => new Token(1, address, 18, address.slice(-6)),
    makeAmount: (token, value) => CurrencyAmount.fromRawAmount(token, value.toString()),
    toBigint: (amount) => BigInt(amount.quotient.toString()),
  });
}

/** @pancakeswap/v2-sdk as published; its fee is 25/10000 already. */
export function pancakePeer(pairs) {
  const entry = require.resolve(peerNames.pancake);
  const { Pair, Trade } = require(entry);
  const { CurrencyAmount } = createRequire(entry)('@pancakeswap/swap-sdk-core');
  const { ERC20Token } = createRequire(entry)('@pancakeswap/swap-sdk-evm');
  return peer({
    pairs,
    Pair,
    Trade,
    makeToken: (address) => new ERC20Token(56, address, 18, address.slice(-6)),
    makeAmount: (token, value) => CurrencyAmount.fromRawAmount(token, value),
    toBigint: (amount) => amount.quotient,
  });
}

function peer({ pairs, Pair, Trade, makeToken, makeAmount, toBigint }) {
  const tokens = new Map();
  const tokenOf = (address) => {
    if (!tokens.has(address)) tokens.set(address, makeToken(address));
    return tokens.get(address);
  };
  const own = pairs.map(
    (pair) =>
      new Pair(makeAmount(tokenOf(pair.token0), pair.reserve0), makeAmount(tokenOf(pair.token1), pair.reserve1)),
  );
  const options = { maxHops: 3, maxNumResults: 1 };
  const answer = (trade) =>
    trade && {
      amountIn: toBigint(trade.inputAmount),
      amountOut: toBigint(trade.outputAmount),
      path: trade.route.path.map((token) => token.address),
    };
  return {
    exactIn: ({ tokenIn, tokenOut, amount }) =>
      answer(Trade.bestTradeExactIn(own, makeAmount(tokenOf(tokenIn), amount), tokenOf(tokenOut), options)[0]),
    exactOut: ({ tokenIn, tokenOut, amount }) =>
      answer(Trade.bestTradeExactOut(own, tokenOf(tokenIn), makeAmount(tokenOf(tokenOut), amount), options)[0]),
  };
}
