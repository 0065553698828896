import { errorsAbi } from '@besc/contracts/abi/errors';
import { type Chain, startChain } from '@besc/localnet/chain';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, encodeErrorResult, type Hex, parseAbi, toFunctionSelector, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../../test/deployed-chain';
import { readRevertReason } from './read-revert-reason';

let chain: Chain;
const to = checksumAddress(`0x${'44'.repeat(20)}`);

beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain?.stop());

/** Code that copies these bytes to memory and reverts with them. */
function reverting(data: Hex): Hex {
  const length = ((data.length - 2) / 2).toString(16).padStart(2, '0');
  return `0x60${length}600c60003960${length}6000fd${data.slice(2)}`;
}

const send = (gas = '0x186a0') => chain.send({ from: chain.accounts[0]?.address ?? to, to, gas });

test('a mined transaction that was refused says why, as the contract said it', async () => {
  const words = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['PancakeRouter: EXPIRED'] });
  await chain.rpc.request('anvil_setCode', [to, reverting(words)]);
  const hash = await send();
  expect(await readRevertReason({ client: makeClient(chain.rpcUrl), hash })).toBe('PancakeRouter: EXPIRED');
});

test.each(['SalesOver', 'NotBettable', 'ZeroShares', 'NothingWon', 'PoolHasEnded'] as const)(
  'a mined transaction that a contract refused with %s says so, though its call is not known',
  async (errorName) => {
    const inputs = errorsAbi.find(({ name }) => name === errorName)?.inputs ?? [];
    const selector = toFunctionSelector(`${errorName}(${inputs.map(({ type }) => type).join()})`);
    const words = concat([selector, ...inputs.map(() => toHex(0, { size: 32 }))]);
    await chain.rpc.request('anvil_setCode', [to, reverting(words)]);
    expect(await readRevertReason({ client: makeClient(chain.rpcUrl), hash: await send() })).toBe(errorName);
  },
);

test('gas that ran out, no words at all, and a node that cannot be asked', async () => {
  await chain.rpc.request('anvil_setCode', [to, '0x5b600056']);
  expect(await readRevertReason({ client: makeClient(chain.rpcUrl), hash: await send('0x7530') })).toBe('out of gas');
  await chain.rpc.request('anvil_setCode', [to, '0x60006000fd']);
  expect(await readRevertReason({ client: makeClient(chain.rpcUrl), hash: await send() })).toBeUndefined();
  const dead = makeClient('http://127.0.0.1:9');
  expect(await readRevertReason({ client: dead, hash: `0x${'11'.repeat(32)}` })).toBeUndefined();
});
