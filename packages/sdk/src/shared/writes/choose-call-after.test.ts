import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeClient, makeDeployedChain } from '../../../test/deployed-chain';
import { simulateArrival } from '../../swap/simulate-arrival';
import { approveCall, transferFromCall } from '../../tokens/token-calls';
import { chooseCall } from './choose-call';
import { chooseCallAfter } from './choose-call-after';

const recipient = checksumAddress(`0x${'99'.repeat(20)}`);
let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed.chain.stop());

/** Takes MONEY of the account's own, which it has to allow itself first. */
function scene() {
  const { chain, client, deployment } = deployed;
  const account = chain.accounts[0]?.address ?? zeroAddress;
  const currency = { kind: 'token', chainId: 2372, symbol: 'MONEY', name: 'MONEY', decimals: 18 } as const;
  const address = deployed.token('MONEY');
  const taken = (amount: bigint) => transferFromCall(address, { from: account, to: recipient, amount });
  const multicall = addressOf(deployment, 'shared', 'multicall');
  return {
    place: { client, account, before: [approveCall(address, account, 5n)] },
    arrival: { multicall, currency: { ...currency, address }, recipient },
    taken,
  };
}

test('a call is chosen, and what arrives of it simulated, as those before it leave the chain', async () => {
  const { place, arrival, taken } = scene();
  const calls = [taken(6n), taken(5n)];
  expect((await chooseCall({ ...place, calls })).kind).toBe('reverted');
  expect(await chooseCallAfter({ ...place, calls })).toEqual({ kind: 'ready', call: calls[1], gasLimit: undefined });
  expect(await simulateArrival({ ...place, ...arrival, call: taken(5n) })).toBe(5n);
  expect(await simulateArrival({ ...place, ...arrival, before: [], call: taken(5n) })).toBeUndefined();
});

test('what is refused then has its reason; where no node answers, nothing is known', async () => {
  const { place, taken } = scene();
  const choice = await chooseCallAfter({ ...place, calls: [taken(6n)] });
  expect(choice).toMatchObject({ kind: 'reverted', reason: expect.stringContaining('ERC20InsufficientAllowance') });
  const client = makeClient('http://127.0.0.1:9');
  expect(await chooseCallAfter({ ...place, client, calls: [taken(5n)] })).toEqual({ kind: 'unknown' });
  const dependent = { ...taken(5n), onlyIf: taken(6n) };
  expect(await chooseCallAfter({ ...place, calls: [dependent] })).toEqual({ kind: 'unknown' });
});
