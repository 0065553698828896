import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { localDeployment } from '@besc/contracts/deployments/local';
import { vaultHarvestCall } from '@besc/sdk/pools/vault-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createPublicClient, custom, encodeErrorResult, RpcRequestError, toHex } from 'viem';
import { expect, test } from 'vitest';
import { tryCall } from './try-call';

const harvest = vaultHarvestCall(checksumAddress(localDeployment.contracts.pools.vault.address));
const bare = { ...harvest, gas: 0n };

/** Tries a call on a node that estimates, or answers with an error. */
async function tried(
  answer: bigint | { code: number; message: string; data?: string },
  call = harvest,
  most?: bigint,
  gasPrice?: bigint,
) {
  const asked: unknown[] = [];
  const request = async ({ params }: { params: unknown[] }) => {
    asked.push(...params);
    if (typeof answer === 'bigint') return toHex(answer);
    throw new RpcRequestError({ body: {}, url: '', error: answer });
  };
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const chain = { client, account: { address: harvest.address } };
  const limits = { ...(most !== undefined && { most }), ...(gasPrice !== undefined && { gasPrice }) };
  return { asked, outcome: await tryCall(chain, call, limits) };
}

test('the limit is the estimate, almost a third, and what the call says an estimate may miss', async () => {
  const { outcome, asked } = await tried(100_000n, bare);
  expect(outcome).toMatchObject({ kind: 'ready', estimate: 100_000n, transaction: { gas: 160_000n } });
  expect(asked).toEqual([expect.not.objectContaining({ gas: expect.anything() }), 'pending']);
  expect(harvest.gas).toBeGreaterThan(0n);
  expect((await tried(100_000n)).outcome).toMatchObject({ transaction: { gas: 160_000n + (harvest.gas ?? 0n) } });
});

test('a call can be tried at the price that it will be sent at', async () => {
  const { asked } = await tried(100_000n, bare, undefined, 7n);
  expect(asked[0]).toMatchObject({ gasPrice: toHex(7n) });
});

test('a call never gets more gas than it may use, and one that needs more is refused', async () => {
  const { outcome, asked } = await tried(100_000n, bare, 150_000n);
  expect(outcome).toMatchObject({ estimate: 100_000n, transaction: { gas: 150_000n } });
  expect(asked[0]).toMatchObject({ gas: toHex(150_000n) });
  const heavy = { code: -32_000, message: 'gas required exceeds allowance (150000)' };
  expect((await tried(heavy, bare, 150_000n)).outcome).toEqual({ kind: 'refused', reason: 'more than 150000 gas' });
  await expect(tried(heavy)).rejects.toThrow('gas required exceeds');
});

test.each([
  'out of gas',
  'Out of gas: gas required exceeds allowance: 150000',
  'EVM error OutOfGas',
  'exceeds block gas limit',
])('"%s" is a refusal, whatever its code', async (message) => {
  const refused = { kind: 'refused', reason: 'more than 150000 gas' };
  for (const code of [-32_000, -32_603])
    expect((await tried({ code, message }, bare, 150_000n)).outcome).toEqual(refused);
});

test.each([
  [-32_603, 'Internal error'],
  [-32_603, 'server is overloaded'],
  [-32_000, 'internal error'],
  [-32_000, 'Internal JSON-RPC error'],
])('a node in trouble (%d, "%s") says nothing of gas', async (code, message) => {
  await expect(tried({ code, message }, bare, 150_000n)).rejects.toThrow(message);
});

test('a refusal is told in the words of whichever contract refuses; what is no answer is thrown', async () => {
  const data = encodeErrorResult({ abi: farmMasterAbi, errorName: 'InvalidEmission', args: [1n] });
  expect(harvest.abi.some((item) => item.type === 'error' && item.name === 'InvalidEmission')).toBe(false);
  const refused = (await tried({ code: 3, message: 'execution reverted', data })).outcome;
  expect(refused).toEqual({ kind: 'refused', reason: 'InvalidEmission' });
  const silent = (await tried({ code: 3, message: 'execution reverted', data: '0x' })).outcome;
  expect(silent).toMatchObject({ kind: 'refused' });
  const bare = (await tried({ code: -32_000, message: 'execution reverted' })).outcome;
  expect(bare).toEqual({ kind: 'refused', reason: 'without a reason' });
  await expect(tried({ code: -32_005, message: 'too many requests' })).rejects.toThrow('too many requests');
});
