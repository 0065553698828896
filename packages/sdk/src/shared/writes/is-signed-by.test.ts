import { type Chain, startChain } from '@besc/localnet/chain';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, type Hex, hexToBigInt, http, numberToHex, slice } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignedBy, messageDigest } from './is-signed-by';

const typed = {
  domain: { name: 'BESC Swap', version: '1', chainId: 2372, salt: `0x${'1a'.repeat(32)}` },
  types: { PutNote: [{ name: 'text', type: 'string' }] },
  primaryType: 'PutNote',
  message: { text: 'hello' },
} as const;
const owner = privateKeyToAccount(`0x${'42'.repeat(32)}`);
const digest = messageDigest(typed);
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A wallet by ERC-1271: hash, v, r and s go to `ecrecover`, and the magic word is the answer when that gives the owner. */
const walletCode = `0x${[
  ['6004356000', '52', '60a43560001a6020', '52', '6064356040', '52', '6084356060', '52'].join(''),
  '602060806080600060015afa50',
  `60805173${owner.address.slice(2)}14`,
  '631626ba7e60e01b02',
  '60005260206000f3',
].join('')}`;
const contracts = {
  wallet: [checksumAddress('0x00000000000000000000000000000000000000A1'), walletCode],
  /** Answers nothing. */
  silent: [checksumAddress('0x00000000000000000000000000000000000000A2'), '0x00'],
  reverting: [checksumAddress('0x00000000000000000000000000000000000000a3'), '0x60006000fd'],
  /** Loops until the gas is used up. */
  burning: [checksumAddress('0x00000000000000000000000000000000000000a4'), '0x5b600056'],
  /** Says 1 rather than the magic word. */
  agreeing: [checksumAddress('0x00000000000000000000000000000000000000A5'), '0x600160005260206000f3'],
} as const;

let chain: Chain;
let client: ReturnType<typeof createClient>;
let signature: Hex;
beforeAll(async () => {
  chain = await startChain();
  client = createClient({ transport: http(chain.rpcUrl, { retryCount: 0 }) });
  signature = await owner.signTypedData(typed);
  for (const parameters of Object.values(contracts)) await chain.rpc.request('anvil_setCode', [...parameters]);
});
afterAll(() => chain.stop());

const accepts = (account: Hex, given: Hex, hash = digest) =>
  isSignedBy({ client, account: checksumAddress(account), digest: hash, signature: given });

test('the key of the account is accepted, another key and another message are not', async () => {
  expect(await accepts(owner.address, signature)).toBe(true);
  expect(await accepts(privateKeyToAccount(`0x${'43'.repeat(32)}`).address, signature)).toBe(false);
  expect(await accepts(owner.address, signature, messageDigest({ ...typed, message: { text: 'hullo' } }))).toBe(false);
  const domain = { ...typed.domain, chainId: 97 };
  expect(await accepts(owner.address, signature, messageDigest({ ...typed, domain }))).toBe(false);
});

test('the second form of the same signature, short forms and numbers that are no point are refused', async () => {
  const highS = numberToHex(order - hexToBigInt(slice(signature, 32, 64)), { size: 32 }).slice(2);
  const v = signature.endsWith('1b') ? '1c' : '1b';
  const twin: Hex = `${slice(signature, 0, 32)}${highS}${v}`;
  expect(await accepts(owner.address, twin)).toBe(false);
  const parity = signature.endsWith('1b') ? '00' : '01';
  for (const bad of [`${signature.slice(0, -2)}${parity}`, signature.slice(0, -2), `${signature}00`] as Hex[]) {
    expect(await accepts(owner.address, bad)).toBe(false);
  }
  for (const digit of ['0', 'f']) expect(await accepts(owner.address, `0x${digit.repeat(128)}1b`)).toBe(false);
});

test("a contract's word counts for its own address: the magic answer alone is a yes", async () => {
  expect(await accepts(contracts.wallet[0], signature)).toBe(true);
  expect(await accepts(contracts.wallet[0], `${signature.slice(0, -2)}05` as Hex)).toBe(false);
  expect(await accepts(contracts.wallet[0], `0x${'11'.repeat(4096)}`)).toBe(false);
  for (const [address] of [contracts.silent, contracts.reverting, contracts.burning, contracts.agreeing]) {
    expect(await accepts(address, signature)).toBe(false);
  }
});

test('a node that is away is an error for a contract, and nothing to a key', async () => {
  const away = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) });
  expect(await isSignedBy({ client: away, account: checksumAddress(owner.address), digest, signature })).toBe(true);
  const asked = isSignedBy({ client: away, account: contracts.wallet[0], digest, signature });
  await expect(asked).rejects.toMatchObject({ code: 'READ_FAILED' });
});

test.each([
  [-32603, 'internal error'],
  [-32005, 'limit exceeded'],
])('trouble of the node (%i %s) is no word of the contract', async (code, message) => {
  const proxy = await startFaultProxy({ target: chain.rpcUrl });
  proxy.inject({ kind: 'error', code, message, methods: ['eth_call'] });
  const troubled = createClient({ transport: http(proxy.url, { retryCount: 0 }) });
  const asked = isSignedBy({ client: troubled, account: contracts.wallet[0], digest, signature });
  await expect(asked).rejects.toMatchObject({ code: 'READ_FAILED' });
  await proxy.stop();
});
