import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, type Hex, http, parseEther } from 'viem';
import { writeContract } from 'viem/actions';
import { mined } from '../mined';

/** Buys each of these tokens for so much BESC, all in one block, so that the page sees one other price and no steps to it. */
export async function movePrices(
  stack: TestStack,
  { symbols, besc }: { symbols: readonly string[]; besc: string },
): Promise<void> {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const trader = stack.chain.accounts.at(-1);
  if (trader === undefined) throw new Error('No account can trade');
  const router = addressOf(stack.deployment, 'swap', 'router');
  const wbesc = addressOf(stack.deployment, 'tokens', 'wbesc');
  const hashes: Hex[] = [];
  for (const symbol of symbols) {
    const token = stack.deployment.tokens.find((candidate) => candidate.symbol === symbol);
    if (token === undefined) throw new Error(`There is no ${symbol}`);
    const hash = await writeContract(client, {
      chain: null,
      account: trader.address,
      address: router,
      abi: routerAbi,
      functionName: 'swapExactETHForTokens',
      args: [0n, [wbesc, token.address], trader.address, 2n ** 64n],
      // Known to be enough: an estimate would not know of the purchases before it.
      gas: 500_000n,
      value: parseEther(besc),
      gasPrice: stack.chain.gasPrice,
    });
    hashes.push(hash);
  }
  for (const hash of hashes) await mined(stack, hash);
}
