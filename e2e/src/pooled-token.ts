import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { deployToken } from './deploy-token';
import { FarmChain } from './farms/farm-chain';

/** Puts a token on the stack's chain, from the account that `deployToken` gives everything to, in a pool with coins. */
export async function pooledToken(
  stack: TestStack,
  texts: { readonly name: string; readonly symbol: string },
  coins: bigint,
): Promise<{ readonly token: Address; readonly pair: Address }> {
  const token = await deployToken(stack, texts);
  const owner = stack.chain.accounts.at(-1)?.address ?? token;
  const chain = new FarmChain(stack, owner);
  const router = addressOf(stack.deployment, 'swap', 'router');
  const amount = 400_000n * 10n ** 18n + 123_456_789_012_345_678n;
  // No more than this, so that the page asks for what it moves itself.
  await chain.write({ address: token, abi: erc20Abi, functionName: 'approve', args: [router, amount] });
  await chain.write({
    address: router,
    abi: routerAbi,
    functionName: 'addLiquidityETH',
    value: coins,
    args: [token, amount, 0n, 0n, owner, 2n ** 64n],
  });
  const factory = { address: addressOf(stack.deployment, 'swap', 'factory'), abi: factoryAbi } as const;
  const args = [token, addressOf(stack.deployment, 'tokens', 'wbesc')] as const;
  const client = createClient({ transport: http(stack.rpcUrl) });
  return { token, pair: checksumAddress(await readContract(client, { ...factory, functionName: 'getPair', args })) };
}
