import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import type { Address } from '@besc/domain/shared/token';
import { encodeFunctionData } from 'viem';
import { readContract } from 'viem/actions';
import { buildApprove } from '../src/tokens/build-approve';
import type { DeployedChain } from './deployed-chain';

export const farDeadline = 10n ** 11n;

/** Puts liquidity from the first development account, which holds every token, into pairs with the native coin. */
export async function addNativeLiquidity(
  deployed: DeployedChain,
  pool: { token: Address; tokens: bigint; native: bigint },
): Promise<void> {
  const { router } = deployed.deployment.contracts;
  const [account] = deployed.chain.accounts;
  if (account === undefined) throw new Error('No account');
  await deployed.send(buildApprove({ token: pool.token, spender: router }));
  const args = [pool.token, pool.tokens, 0n, 0n, account.address, farDeadline] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args });
  await deployed.send({ to: router, data, value: pool.native, functionName: 'addLiquidityETH', args });
}

/** As `addNativeLiquidity`, for two tokens. */
export async function addTokenLiquidity(
  deployed: DeployedChain,
  pool: { tokenA: Address; tokenB: Address; amountA: bigint; amountB: bigint },
): Promise<void> {
  const { router } = deployed.deployment.contracts;
  const [account] = deployed.chain.accounts;
  if (account === undefined) throw new Error('No account');
  await deployed.send(buildApprove({ token: pool.tokenA, spender: router }));
  await deployed.send(buildApprove({ token: pool.tokenB, spender: router }));
  const { tokenA, tokenB, amountA, amountB } = pool;
  const args = [tokenA, tokenB, amountA, amountB, 0n, 0n, account.address, farDeadline] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args });
  await deployed.send({ to: router, data, value: 0n, functionName: 'addLiquidity', args });
}

export async function balanceOf(deployed: DeployedChain, token: Address, owner: Address): Promise<bigint> {
  return await readContract(deployed.client, {
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}
