import { type Chain, startChain } from '@besc/localnet/chain';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concatHex, createClient, encodeAbiParameters, getCreate2Address, type Hex, http, pad } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSignedByContract, isSignedByKey } from './text-signature';

const owner = privateKeyToAccount(`0x${'42'.repeat(32)}`);
const stranger = privateKeyToAccount(`0x${'43'.repeat(32)}`);
const text = '{"type":"vote"}';
const factory = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
const salt = pad('0x', { size: 32 });
/** A wallet by ERC-1271: hash, v, r and s go to `ecrecover`, and the magic word is the answer when that gives the owner. */
const walletCode = [
  ['6004356000', '52', '60a43560001a6020', '52', '6064356040', '52', '6084356060', '52'].join(''),
  '602060806080600060015afa50',
  `60805173${owner.address.slice(2).toLowerCase()}14`,
  '631626ba7e60e01b02',
  '60005260206000f3',
].join('');
const creation: Hex = `0x61${(walletCode.length / 2).toString(16).padStart(4, '0')}80600a3d393df3${walletCode}`;
const wallet = checksumAddress(getCreate2Address({ from: factory, salt, bytecode: creation }));

let chain: Chain;
let client: ReturnType<typeof createClient>;
let signature: Hex;
beforeAll(async () => {
  chain = await startChain({ accountCount: 1 });
  client = createClient({ transport: http(chain.rpcUrl, { retryCount: 0 }) });
  signature = await owner.signMessage({ message: text });
});
afterAll(() => chain.stop());

const undeployed = (inner: Hex) => {
  const parts = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
  const data = encodeAbiParameters(parts, [factory, concatHex([salt, creation]), inner]);
  return concatHex([data, `0x${'6492'.repeat(16)}`]);
};
const accepts = (given: Hex, account = wallet, block?: number) =>
  isSignedByContract(client, { account, text, signature: given, block });

test('a key signs for its own account alone', async () => {
  const account = checksumAddress(owner.address);
  expect(await isSignedByKey({ account, text, signature })).toBe(true);
  expect(await isSignedByKey({ account, text: `${text} `, signature })).toBe(false);
  expect(await isSignedByKey({ account: checksumAddress(stranger.address), text, signature })).toBe(false);
});

test('a wallet signs before it is deployed (ERC-6492), and after (ERC-1271)', async () => {
  expect(await accepts(undeployed(signature))).toBe(true);
  expect(await accepts(undeployed(await stranger.signMessage({ message: text })))).toBe(false);
  expect(await accepts(signature)).toBe(false);
  const before = await chain.blockNumber();
  const from = chain.accounts[0]?.address ?? wallet;
  await chain.send({ from, to: factory, data: concatHex([salt, creation]) });
  await chain.mine();
  expect(await accepts(signature)).toBe(true);
  expect(await accepts(undeployed(signature))).toBe(true);
  expect(await accepts(signature, wallet, before)).toBe(false);
  expect(await accepts(await stranger.signMessage({ message: text }))).toBe(false);
});

test('the wallet that a signature deploys must be the account', async () => {
  expect(await accepts(undeployed(signature), checksumAddress(stranger.address))).toBe(false);
});
