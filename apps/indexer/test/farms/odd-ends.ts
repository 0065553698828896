import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import { timelockControllerAbi } from '@besc/contracts/abi/timelock-controller';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type ContractFunctionArgs,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  maxUint256,
  numberToHex,
  parseAbiParameters,
  slice,
  zeroHash,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

type Terms = ContractFunctionArgs<typeof timelockControllerAbi, 'payable', 'executeBatch'>;

/** Schedules, cancels and executes operations of farms; `step` does something that may happen next, and some of it reverts. */
export function makeOddEnds(chain: Chain, deployment: Deployment, random: SeededRandom) {
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const master = addressOf(deployment, 'farms', 'master');
  const owner = checksumAddress(chain.accounts[0]?.address ?? '');
  const call = (data: Hex) =>
    chain.send({ from: owner, to: timelock, gas: numberToHex(3_000_000), data }).catch(() => undefined);
  const set = (pid: bigint, points: bigint) =>
    encodeFunctionData({ abi, functionName: 'set', args: [pid, points, random.next() < 0.5] });
  const end = () => ({ target: master, value: 0n, data: set(BigInt(random.below(5)), 0n) });
  /** What ends no farm, and bytes that are no call. */
  const others = [
    () => ({ target: master, value: 0n, data: set(1n, BigInt(1 + random.below(3000))) }),
    () => ({ target: timelock, value: 0n, data: set(1n, 0n) }),
    () => ({ target: master, value: 1n, data: set(1n, 0n) }),
    () => ({ target: master, value: 0n, data: slice(set(1n, 0n), 0, 50) }),
    () => ({ target: master, value: 0n, data: concat([slice(set(1n, 0n), 0, 68), numberToHex(7, { size: 32 })]) }),
    () => ({ target: master, value: 0n, data: set(maxUint256, 0n) }),
    () => ({ target: master, value: 0n, data: '0x' as const }),
  ];
  const made: Terms[] = [];
  const idOf = (terms: Terms) =>
    keccak256(encodeAbiParameters(parseAbiParameters('address[], uint256[], bytes[], bytes32, bytes32'), terms));
  const schedule = (terms: Terms) => {
    const delay = random.pick([1n, 1n, 600n, 604_800n, 2n ** 40n]);
    const args = [...terms, delay] as const;
    return call(encodeFunctionData({ abi: timelockControllerAbi, functionName: 'scheduleBatch', args }));
  };
  const propose = () => {
    const calls = Array.from({ length: 1 + random.below(3) }, () =>
      random.next() < 0.7 ? end() : random.pick(others)(),
    );
    const salt = random.next() < 0.1 ? zeroHash : numberToHex(random.below(1e9), { size: 32 });
    const [targets, values] = [calls.map(({ target }) => target), calls.map(({ value }) => value)];
    const terms: Terms = [targets, values, calls.map(({ data }) => data), zeroHash, salt];
    made.push(terms);
    return schedule(terms);
  };
  const withOne = (act: (terms: Terms) => Promise<unknown>) => async () => {
    if (made.length > 0) await act(random.pick(made));
  };
  const execute = (terms: Terms) =>
    call(encodeFunctionData({ abi: timelockControllerAbi, functionName: 'executeBatch', args: terms }));
  const cancel = (terms: Terms) =>
    call(encodeFunctionData({ abi: timelockControllerAbi, functionName: 'cancel', args: [idOf(terms)] }));
  const pass = async () => {
    await chain.increaseTime(random.pick([2, 700]));
    await chain.mine();
  };
  const deeds = [
    propose,
    propose,
    pass,
    withOne(execute),
    withOne(execute),
    withOne(cancel),
    // A second time: after it was cancelled it is a new one.
    withOne(schedule),
  ];
  return { step: () => random.pick(deeds)() };
}
