import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { readContract } from 'viem/actions';
import { contractCall } from '../src/shared/writes/contract-call';
import type { DeployedChain } from './deployed-chain';
import { maximumAllowance } from './maximum-allowance';

export const farDeadline = 10n ** 11n;

/** Puts liquidity from the first development account, which holds every token, into pairs with the native coin. */
export async function addNativeLiquidity(
  deployed: DeployedChain,
  supplied: { token: Address; tokens: bigint; native: bigint },
): Promise<void> {
  const router = addressOf(deployed.deployment, 'swap', 'router');
  const [account] = deployed.chain.accounts;
  if (account === undefined) throw new Error('No account');
  await deployed.send(maximumAllowance(supplied.token, router));
  const args = [supplied.token, supplied.tokens, 0n, 0n, account.address, farDeadline] as const;
  const call = {
    address: router,
    abi: routerAbi,
    functionName: 'addLiquidityETH',
    args,
    value: supplied.native,
  } as const;
  await deployed.send(contractCall(call));
}

/** As `addNativeLiquidity`, for two tokens. */
export async function addTokenLiquidity(
  deployed: DeployedChain,
  supplied: { tokenA: Address; tokenB: Address; amountA: bigint; amountB: bigint },
): Promise<void> {
  const router = addressOf(deployed.deployment, 'swap', 'router');
  const [account] = deployed.chain.accounts;
  if (account === undefined) throw new Error('No account');
  await deployed.send(maximumAllowance(supplied.tokenA, router));
  await deployed.send(maximumAllowance(supplied.tokenB, router));
  const { tokenA, tokenB, amountA, amountB } = supplied;
  const args = [tokenA, tokenB, amountA, amountB, 0n, 0n, account.address, farDeadline] as const;
  await deployed.send(contractCall({ address: router, abi: routerAbi, functionName: 'addLiquidity', args }));
}

export async function balanceOf(deployed: DeployedChain, token: Address, owner: Address): Promise<bigint> {
  return await readContract(deployed.client, {
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}
