import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, http, parseEther } from 'viem';
import { writeContract } from 'viem/actions';
import { mined } from '../mined';

/** Another trader buys `symbol` with `besc` whole BESC, so that its price rises; settles when that is in a block. */
export async function movePrice(stack: TestStack, { symbol, besc }: { symbol: string; besc: string }): Promise<void> {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const trader = stack.chain.accounts.at(-1);
  const token = stack.deployment.tokens.find((candidate) => candidate.symbol === symbol);
  if (trader === undefined || token === undefined) throw new Error(`Nobody can trade ${symbol}`);
  const router = addressOf(stack.deployment, 'swap', 'router');
  const wbesc = addressOf(stack.deployment, 'tokens', 'wbesc');
  const hash = await writeContract(client, {
    chain: null,
    account: trader.address,
    address: router,
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [wbesc, token.address], trader.address, 2n ** 64n],
    value: parseEther(besc),
    gasPrice: stack.chain.gasPrice,
  });
  await mined(stack, hash);
}
