import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, type Hex } from 'viem';

/** Pairs of one block: what fits into its gas. */
const pairsPerBlock = 18;

/** The name and symbol of the token `number` of a wave. */
export const waveName = (number: number) => `Wave ${number}`;

/** Creates `count` pairs of new tokens with the wrapped coin, the tokens numbered from `first`, in as few blocks as they fit in; gives the tokens. */
export async function writeListingWave(chain: Chain, deployment: Deployment, count: number, first = 0): Promise<Hex[]> {
  const from = chain.accounts[0]?.address;
  const factory = addressOf(deployment, 'swap', 'factory');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const tokens = Array.from(
    { length: count },
    (_, number) => `0x${(0xabc0000 + first + number).toString(16).padStart(40, '1')}` as Hex,
  );
  // PUSH32 name, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN: the same word whatever is asked.
  const code = (number: number) =>
    `0x7f${Buffer.from(waveName(number)).toString('hex').padEnd(64, '0')}60005260206000f3` as const;
  for (let start = 0; start < count; start += 200) {
    const part = tokens.slice(start, start + 200);
    await chain.rpc.batch(part.map((token, at) => ['anvil_setCode', [token, code(first + start + at)]]));
  }
  await chain.setAutomine(false);
  const nonce = Number(await chain.rpc.request('eth_getTransactionCount', [from, 'latest']));
  for (let start = 0; start < count; start += pairsPerBlock) {
    const part = tokens.slice(start, start + pairsPerBlock);
    const calls = part.map((token, at) => {
      const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token, wbesc as Hex] });
      const place = { nonce: `0x${(nonce + start + at).toString(16)}` };
      return ['eth_sendTransaction', [{ from, to: factory, data, gas: '0x186a00', ...place }]] as const;
    });
    await chain.rpc.batch(calls);
    await chain.mine();
  }
  return tokens;
}
