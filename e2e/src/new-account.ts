import { erc20Abi } from '@besc/contracts/abi/erc20';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { DevAccount } from '@besc/localnet/dev-accounts';
import { aggregatedRead, balanceRead } from '@besc/localnet/history/chain-reads';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import type { TestStack } from '@besc/localnet/start-stack';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, numberToHex, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { mined } from './mined';

/** How many accounts could share what the operator has of each token. */
const shares = 2000n;

/** An account of one test, with a million coins, some wrapped ones and a share of every token; the node sends for it. */
export async function newAccount(stack: TestStack): Promise<DevAccount> {
  const { chain, deployment } = stack;
  const privateKey = generatePrivateKey();
  const account = privateKeyToAccount(privateKey);
  const address = checksumAddress(account.address);
  await chain.rpc.request('anvil_impersonateAccount', [address]);
  await chain.setBalance(address, parseEther('1000000'));
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const tokens = deployment.tokens.map((token) => token.address).filter((token) => token !== wbesc);
  const { operator } = chainRoles(chain);
  const reads = tokens.map((token) => balanceRead(token, operator.address));
  const held = (await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc)) as bigint[];
  for (const [index, token] of tokens.entries()) {
    const args = [address, (held[index] ?? 0n) / shares] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    await chain.send({ from: operator.address, to: token, data, gas: numberToHex(300_000) });
  }
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' });
  const value = numberToHex(parseEther('1000'));
  await mined(stack, await chain.send({ from: address, to: wbesc, data, value, gas: numberToHex(100_000) }));
  return Object.assign(account, { address, privateKey });
}
