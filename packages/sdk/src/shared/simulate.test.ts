import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { type Address, encodeFunctionData, parseEther } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../test/deployed-chain';
import { buildUnwrap, buildWrap } from '../swap/build-wrap';
import { estimateGas, gasWithMargin } from './estimate-gas';
import { simulate } from './simulate';

let deployed: DeployedChain;
let proxy: FaultProxy;
let account: Address;
const wbesc = () => deployed.deployment.contracts.wbesc;

beforeAll(async () => {
  deployed = await makeDeployedChain();
  proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
  account = deployed.chain.accounts[3]?.address ?? '0x';
}, 120_000);
afterAll(async () => {
  await proxy?.stop();
  await deployed?.chain.stop();
});
afterEach(() => proxy.heal());

const run = (transaction: Parameters<typeof simulate>[0]['transaction'], url = proxy.url) =>
  simulate({ client: makeClient(url), transaction, account, gasPrice: deployed.chain.gasPrice });

describe('simulate', () => {
  test('a call that would succeed answers its return bytes', async () => {
    expect(await run(buildWrap({ wbesc: wbesc(), amount: 1n }))).toEqual({ kind: 'success', returnData: '0x' });
    const args = [account, 0n] as const;
    const data = encodeFunctionData({ abi: wbescAbi, functionName: 'transfer', args });
    const result = await run({ to: wbesc(), data, value: 0n, functionName: 'transfer', args });
    expect(result.kind === 'success' && BigInt(result.returnData)).toBe(1n);
  });

  test('SWAP-098 a refusal has its reason, also when it is a custom error', async () => {
    expect(await run(buildUnwrap({ wbesc: wbesc(), amount: 1n }))).toEqual({
      kind: 'reverted',
      reason: 'ERC20InsufficientBalance',
    });
  });

  test('more than the account has is a refusal', async () => {
    const result = await run(buildWrap({ wbesc: wbesc(), amount: parseEther('1000000000') }));
    expect(result.kind).toBe('reverted');
  });

  test('when nobody answers, nothing is known', async () => {
    expect((await run(buildWrap({ wbesc: wbesc(), amount: 1n }), 'http://127.0.0.1:9')).kind).toBe('unavailable');
    proxy.inject({ kind: 'header-not-found' });
    expect((await run(buildWrap({ wbesc: wbesc(), amount: 1n }))).kind).toBe('unavailable');
  });
});

describe('estimateGas', () => {
  test('APPR-14 is the estimate and 10%', async () => {
    expect(gasWithMargin(100_000n)).toBe(110_000n);
    const transaction = buildWrap({ wbesc: wbesc(), amount: 1n });
    const gas = await estimateGas({ client: deployed.client, transaction, account });
    expect(gas).toBeGreaterThan(40_000n);
    expect(gas).toBeLessThan(80_000n);
  });

  test('throws what the node says when the call cannot succeed', async () => {
    const transaction = buildUnwrap({ wbesc: wbesc(), amount: 1n });
    await expect(estimateGas({ client: deployed.client, transaction, account })).rejects.toThrow();
  });
});
