import { factoryAbi } from '@besc/contracts/abi/factory';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { type FaultProxy, startFaultProxy } from '@besc/localnet/fault-proxy';
import { parseEther } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../../test/deployed-chain';
import { unwrapCall, wrapCall } from '../../swap/wrap-calls';
import { type ContractCall, contractCall } from './contract-call';
import { estimateGas, gasWithMargin } from './estimate-gas';
import { simulate } from './simulate';

let deployed: DeployedChain;
let proxy: FaultProxy;
let account: Address;
const wbesc = () => addressOf(deployed.deployment, 'tokens', 'wbesc');

beforeAll(async () => {
  deployed = await makeDeployedChain();
  proxy = await startFaultProxy({ target: deployed.chain.rpcUrl });
  account = deployed.chain.accounts[3]?.address ?? zeroAddress;
});
afterAll(async () => {
  await proxy?.stop();
  await deployed?.chain.stop();
});
afterEach(() => proxy.heal());

const run = (call: ContractCall, url = proxy.url) => simulate({ client: makeClient(url), call, account });

describe('simulate', () => {
  test('a call that would succeed answers its return bytes', async () => {
    expect(await run(wrapCall({ wbesc: wbesc(), amount: 1n }))).toEqual({ kind: 'success', returnData: '0x' });
    const args = [account, 0n] as const;
    const result = await run(contractCall({ address: wbesc(), abi: wbescAbi, functionName: 'transfer', args }));
    expect(result.kind === 'success' && BigInt(result.returnData)).toBe(1n);
  });

  test('SWAP-098 a refusal has its reason, also when it is a custom error', async () => {
    expect(await run(unwrapCall({ wbesc: wbesc(), amount: 1n }))).toEqual({
      kind: 'reverted',
      reason: 'ERC20InsufficientBalance',
    });
  });

  test('a custom error is named by the ABI of the call', async () => {
    const factory = addressOf(deployed.deployment, 'swap', 'factory');
    const args = [account, account] as const;
    const call = contractCall({ address: factory, abi: factoryAbi, functionName: 'createPair', args });
    expect(await run(call)).toEqual({ kind: 'reverted', reason: 'IdenticalAddresses' });
  });

  test('more than the account has is a refusal', async () => {
    const result = await run(wrapCall({ wbesc: wbesc(), amount: parseEther('1000000000') }));
    expect(result.kind).toBe('reverted');
  });

  test('when no node answers, nothing is known', async () => {
    expect((await run(wrapCall({ wbesc: wbesc(), amount: 1n }), 'http://127.0.0.1:9')).kind).toBe('unavailable');
    proxy.inject({ kind: 'header-not-found' });
    expect((await run(wrapCall({ wbesc: wbesc(), amount: 1n }))).kind).toBe('unavailable');
  });
});

describe('estimateGas', () => {
  test('APPR-14 is the estimate and 10%', async () => {
    expect(gasWithMargin(100_000n)).toBe(110_000n);
    const call = wrapCall({ wbesc: wbesc(), amount: 1n });
    const gas = await estimateGas({ client: deployed.client, call, account });
    expect(await estimateGas({ client: deployed.client, call: { ...call, gas: 50_000n }, account })).toBe(
      gas + 50_000n,
    );
    expect(gas).toBeGreaterThan(40_000n);
    expect(gas).toBeLessThan(80_000n);
  });

  test('throws what the node says when the call cannot succeed', async () => {
    const call = unwrapCall({ wbesc: wbesc(), amount: 1n });
    await expect(estimateGas({ client: deployed.client, call, account })).rejects.toThrow();
  });
});
