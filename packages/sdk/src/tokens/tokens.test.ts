import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { makeApproveRace } from '@besc/localnet/make-approve-race';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concat, encodeAbiParameters, type Hex, numberToHex, padHex, size, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain, readerOf } from '../../test/deployed-chain';
import { type BatchReader, createBatchReader } from '../shared/reads/batch-reader';
import { readAllowance } from '../shared/reads/read-allowance';
import { chooseCall } from '../shared/writes/choose-call';
import { encodeCall } from '../shared/writes/encode-call';
import { allowanceReset } from './allowance-reset';
import { approveCalls } from './approve-calls';
import { readToken } from './read-token';
import { approveCall } from './token-calls';

let deployed: DeployedChain;
let reader: BatchReader;
let account: Address;
const router = () => addressOf(deployed.deployment, 'swap', 'router');

beforeAll(async () => {
  deployed = await makeDeployedChain();
  account = deployed.chain.accounts[0]?.address ?? zeroAddress;
  reader = readerOf(deployed);
});
afterAll(async () => {
  reader?.close();
  await deployed?.chain.stop();
});
let nextPlace = 0xaaaa00;

/**
 * Puts a contract on the chain that answers each selector with fixed bytes and refuses the rest: a token as hostile as a
 * test wants it.
 */
async function placeContract(answers: Record<string, Hex>): Promise<Address> {
  const selectors: Record<string, Hex> = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567' };
  const entries = Object.entries(answers);
  const dispatchSize = 5 + entries.length * 11 + 5;
  let bodies: Hex = '0x';
  let dispatch: Hex = '0x60003560e01c'.slice(0, 14) as Hex;
  const bodySize = 19;
  const dataStart = dispatchSize + 1 + entries.length * bodySize;
  let data: Hex = '0x';
  for (const [index, [name, answer]] of entries.entries()) {
    const bodyAt = dispatchSize + 1 + index * bodySize;
    const dataAt = dataStart + size(data);
    // DUP1 PUSH4 selector EQ PUSH2 body JUMPI
    dispatch = concat([
      dispatch,
      '0x8063',
      selectors[name] ?? '0x',
      '0x1461',
      numberToHex(bodyAt, { size: 2 }),
      '0x57',
    ]);
    // JUMPDEST PUSH2 size DUP1 PUSH2 from PUSH1 0 CODECOPY PUSH1 0 RETURN, padded
    bodies = concat([
      bodies,
      concat([
        '0x5b61',
        numberToHex(size(answer), { size: 2 }),
        '0x8061',
        numberToHex(dataAt, { size: 2 }),
        '0x60003960',
        '0x00',
        '0xf3',
        '0x0000000000',
      ]),
    ]);
    data = concat([data, answer]);
  }
  const head = concat([dispatch, '0x60006000fd']);
  const code = concat([head, padHex('0x', { size: Math.max(0, dispatchSize + 1 - size(head)) }), bodies, data]);
  nextPlace += 1;
  const place = checksumAddress(numberToHex(nextPlace, { size: 20 }));
  await deployed.chain.rpc.request('anvil_setCode', [place, code]);
  return place;
}

const text = (value: string): Hex => encodeAbiParameters([{ type: 'string' }], [value]);
const word = (value: bigint): Hex => numberToHex(value, { size: 32 });
const read = (address: Address) => readToken({ reader, chainId: 2372, address });

describe('readToken', () => {
  test('TOKEN-30 reads name, symbol and decimals of a token', async () => {
    expect(await read(deployed.token('HENNY'))).toEqual({
      kind: 'token',
      chainId: 2372,
      address: deployed.token('HENNY'),
      decimals: 9,
      symbol: 'HENNY',
      name: 'Henny',
    });
  });

  test('reads texts kept as bytes32', async () => {
    const place = await placeContract({
      name: padHex(stringToHex('Old Token'), { dir: 'right', size: 32 }),
      symbol: padHex(stringToHex('OLD'), { dir: 'right', size: 32 }),
      decimals: word(6n),
    });
    expect(await read(place)).toMatchObject({ name: 'Old Token', symbol: 'OLD', decimals: 6 });
  });

  test('TOKEN-31 TOKEN-32 a token without texts, or with hidden ones, has the fallbacks', async () => {
    const silent = await placeContract({ decimals: word(0n) });
    expect(await read(silent)).toMatchObject({ name: 'Unknown Token', symbol: 'UNKNOWN', decimals: 0 });
    const hidden = await placeContract({ name: text('\u200b'), symbol: text('\u202e'), decimals: word(18n) });
    expect(await read(hidden)).toMatchObject({ name: 'Unknown Token', symbol: 'UNKNOWN' });
  });

  test('H12 hostile texts are cleaned and cut', async () => {
    const place = await placeContract({
      name: text(`<img src=x>\u202e${'A'.repeat(3000)}`),
      symbol: text('BU\u0000SDC'),
      decimals: word(18n),
    });
    const token = await read(place);
    expect(token?.symbol).toBe('BUSDC');
    expect([...(token?.name ?? '')].length).toBeLessThanOrEqual(128);
    expect(token?.name.startsWith('<img src=x>A')).toBe(true);
  });

  test('without sound decimals there is no token', async () => {
    expect(await read(await placeContract({ name: text('a'), symbol: text('b') }))).toBeUndefined();
    expect(
      await read(await placeContract({ decimals: word(256n), name: text('a'), symbol: text('b') })),
    ).toBeUndefined();
    expect(
      await read(await placeContract({ decimals: word(maxUint256), name: text('a'), symbol: text('b') })),
    ).toBeUndefined();
    expect(await read(checksumAddress(`0x${'dd'.repeat(20)}`))).toBeUndefined();
  });

  test('an unreachable chain is an error, not "no token"', async () => {
    const lost = createBatchReader({ client: makeClient('http://127.0.0.1:9'), multicall: router() });
    const reading = readToken({ reader: lost, chainId: 2372, address: deployed.token('HENNY') });
    await expect(reading).rejects.toMatchObject({ code: 'READ_FAILED' });
    lost.close();
  });
});

describe('approvals', () => {
  const approval = (changes: Partial<Parameters<typeof approveCalls>[0]> = {}) =>
    approveCalls({
      token: deployed.token('BUSDC'),
      spender: router(),
      amount: 5n,
      allowance: 'maximum',
      ...changes,
    });
  const choice = (calls = approval(), client = deployed.client) => chooseCall({ client, account, calls });

  test('APPR-12 APPR-14 the maximum comes first, with the estimate and 10% as limit', async () => {
    const chosen = await choice();
    if (chosen.kind !== 'ready') throw new Error(chosen.kind);
    expect(chosen.call.args).toEqual([router(), maxUint256]);
    const { to, data } = encodeCall(chosen.call);
    const estimate = await deployed.client.request({
      method: 'eth_estimateGas',
      params: [{ from: account, to, data }],
    });
    expect(chosen.gasLimit).toBe((BigInt(estimate) * 11n) / 10n);
    await deployed.send(chosen.call);
    expect(await readAllowance({ reader, token: to, owner: account, spender: router() })).toBe(maxUint256);
  });

  test('APPR-13 a token that refuses the maximum is asked for the exact amount', async () => {
    const proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
    proxy.inject({
      kind: 'error',
      code: 3,
      message: 'execution reverted',
      data: '0x',
      methods: ['eth_estimateGas'],
      times: 1,
    });
    const chosen = await choice(approval(), makeClient(proxy.url));
    await proxy.stop();
    expect(chosen).toMatchObject({ kind: 'ready', call: { args: [router(), 5n] } });
  });

  test('H2 the exact amount alone, when that was chosen', () => {
    expect(approval({ allowance: 'exact' })).toMatchObject([{ args: [router(), 5n] }]);
  });

  test.each([
    ['APPR-16', { token: undefined }, 'no token'],
    ['APPR-17', { token: checksumAddress('0x12') }, 'tokenContract is null'],
    ['APPR-18', { amount: undefined }, 'missing amount to approve'],
    ['APPR-18', { amount: 0n }, 'missing amount to approve'],
    ['APPR-19', { spender: undefined }, 'no spender'],
  ] as const)('%s is refused in its words', (_id, change, message) => {
    expect(() => approval(change)).toThrow(expect.objectContaining({ name: 'RequestError', message }));
  });

  test('APPR-20 when the exact amount fails too, its error is told', async () => {
    expect(await choice(approval(), makeClient('http://127.0.0.1:9'))).toMatchObject({
      kind: 'gas-estimate-failed',
      error: expect.any(Error),
    });
  });

  describe('what is left of an earlier allowance', () => {
    const token = () => deployed.token('OLDG');
    const reset = (calls = approval({ token: token() }), client = deployed.client) =>
      allowanceReset({ client, reader, account, token: token(), spender: router(), calls });

    test('stays where a token lets it be changed', async () => {
      await deployed.send(approveCall(token(), router(), 2n));
      expect(await reset()).toBeUndefined();
    });

    test('is taken away first where a token refuses to change it, and then the approval works', async () => {
      await makeApproveRace(deployed.chain, token());
      await deployed.send(approveCall(token(), router(), 0n));
      expect(await reset()).toBeUndefined();
      await deployed.send(approveCall(token(), router(), 2n));
      expect(await choice(approval({ token: token() }))).toMatchObject({ kind: 'reverted' });
      expect(await reset(approval({ token: token() }), makeClient('http://127.0.0.1:9'))).toBeUndefined();
      const first = await reset();
      if (first === undefined) throw new Error('Nothing takes it away');
      expect(first).toMatchObject({ address: token(), functionName: 'approve', args: [router(), 0n] });
      await deployed.send(first);
      expect(await choice(approval({ token: token() }))).toMatchObject({
        kind: 'ready',
        call: { args: [router(), maxUint256] },
      });
    });

    test('stays where the approval would be refused all the same', async () => {
      await deployed.send(approveCall(token(), router(), 0n));
      await deployed.send(approveCall(token(), router(), 2n));
      expect(await reset(approval({ token: token(), spender: zeroAddress }))).toBeUndefined();
    });
  });

  test('what is no allowance is refused', () => {
    expect(() => approval({ amount: -1n })).toThrow('missing amount to approve');
    expect(() => approval({ amount: maxUint256 + 1n })).toThrow();
  });
});
