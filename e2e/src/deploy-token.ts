import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import type { Address } from '@besc/domain/shared/address';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, http } from 'viem';
import { deployContract } from 'viem/actions';
import { mined } from './mined';

/** Puts a token on the stack's chain that no list knows, all of it with the last development account. */
export async function deployToken(
  stack: TestStack,
  token: { readonly name: string; readonly symbol: string; readonly decimals?: number; readonly supply?: bigint },
): Promise<Address> {
  const { name, symbol, decimals = 18, supply = 10n ** 24n } = token;
  const client = createClient({ transport: http(stack.rpcUrl) });
  const owner = stack.chain.accounts.at(-1)?.address;
  if (owner === undefined) throw new Error('There is no development account');
  const hash = await deployContract(client, {
    chain: null,
    account: owner,
    abi: listTokenAbi,
    bytecode: listTokenBytecode,
    args: [name, symbol, decimals, supply, owner],
    gasPrice: stack.chain.gasPrice,
  });
  const { contractAddress } = await mined(stack, hash);
  if (!contractAddress) throw new Error('The token was not deployed');
  return checksumAddress(contractAddress);
}
