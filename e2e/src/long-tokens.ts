import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { createClient, http } from 'viem';
import { waitForTransactionReceipt, writeContract } from 'viem/actions';
import { deployToken } from './deploy-token';

/** Two tokens with symbols as long as they may be shown whole, and longer, each in a pool with BESC. */
export interface LongTokens {
  /** 20 characters: shown whole. */
  readonly whole: Address;
  /** 27 characters: shown by its ends. Its pool makes it worth next to nothing. */
  readonly longer: Address;
}

const whole = 10n ** 18n;

/** Puts both on the stack's chain, from the account that `deployToken` gives everything to. */
export async function makeLongTokens(stack: TestStack): Promise<LongTokens> {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const owner = stack.chain.accounts.at(-1)?.address;
  if (owner === undefined) throw new Error('There is no development account');
  const router = addressOf(stack.deployment, 'swap', 'router');
  const common = { chain: null, account: owner, gasPrice: stack.chain.gasPrice } as const;

  async function pooled(token: Address, coin: bigint): Promise<Address> {
    const amount = 400_000n * whole + 123_456_789_012_345_678n;
    for (const send of [
      () =>
        writeContract(client, {
          ...common,
          address: token,
          abi: erc20Abi,
          functionName: 'approve',
          args: [router, amount],
        }),
      () =>
        writeContract(client, {
          ...common,
          address: router,
          abi: routerAbi,
          functionName: 'addLiquidityETH',
          args: [token, amount, 0n, 0n, owner ?? token, 2n ** 64n],
          value: coin,
        }),
    ]) {
      const { status } = await waitForTransactionReceipt(client, { hash: await send() });
      if (status !== 'success') throw new Error('The pool was not made');
    }
    return token;
  }

  return {
    whole: await pooled(
      await deployToken(stack, { name: 'Twenty Letters', symbol: 'ABCDEFGHIJKLMNOPQRST' }),
      5_000n * whole,
    ),
    longer: await pooled(
      await deployToken(stack, { name: 'A token whose name does not end', symbol: 'WWWWMMMMWWWWMMMMWWWWMMMMXYZ' }),
      10n ** 12n,
    ),
  };
}
