import { zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, type PublicClient } from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { feeCollectorAbi } from '../generated/abi/fee-collector';
import { routerAbi } from '../generated/abi/router';
import { factoryBytecode } from '../generated/bytecode/factory';
import { feeCollectorBytecode } from '../generated/bytecode/fee-collector';
import { routerBytecode } from '../generated/bytecode/router';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { DeployError } from './deploy-error';
import { ownerOf } from './owner';
import { plannedPairs } from './planned-pairs';
import { type AddressById, type CallPlan, slugPlan } from './slug-plan';

const coins = ['tokens.money', 'tokens.wbesc', 'tokens.stable'];

/** The exchange: factory, router, fee collector, the pairs of the plan. */
export const swapPlan = slugPlan({
  slug: 'swap',
  names: ['factory', 'router', 'feeCollector'],
  roles: {
    feeToSetter: (_, timelock) => timelock,
    pendingFeeToSetter: () => zeroAddress,
    pendingTreasury: () => zeroAddress,
  },
  offered: {
    feeToSetter: { until: 'acceptFeeToSetter', holder: ({ deployer }) => deployer },
    pendingFeeToSetter: { until: 'acceptFeeToSetter', holder: (_, timelock) => timelock },
  },
  contracts: ({ plan: { roles } }) => ({
    factory: { abi: factoryAbi, bytecode: factoryBytecode, args: () => [roles.deployer] },
    router: {
      abi: routerAbi,
      bytecode: routerBytecode,
      args: (at) => [at('swap.factory'), at('tokens.wbesc')],
    },
    feeCollector: {
      abi: feeCollectorAbi,
      bytecode: feeCollectorBytecode,
      args: (at) => [at('swap.factory'), coins.map(at), ownerOf(at), roles.treasury, roles.operator],
    },
  }),
  calls: (input, at) => [
    ...plannedPairs(input, at).map(({ address, token0, token1 }): CallPlan => {
      const data = encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token0, token1] });
      return {
        name: `pair ${address}`,
        to: 'swap.factory',
        data: () => data,
        isDone: async (client) => (await client.getCode({ address })) !== undefined,
        gasLimit: 2_500_000n,
      };
    }),
    {
      name: 'feeTo',
      to: 'swap.factory',
      data: (of) => encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeTo', args: [of('swap.feeCollector')] }),
      isDone: async (client) => (await read(client, at, 'feeTo')) === at('swap.feeCollector'),
    },
    {
      name: 'feeToSetter',
      to: 'swap.factory',
      after: ['swap.feeTo'],
      data: (of) => encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeToSetter', args: [ownerOf(of)] }),
      isDone: async (client) => {
        const setters = [await read(client, at, 'feeToSetter'), await read(client, at, 'pendingFeeToSetter')];
        return setters.map(checksumAddress).includes(ownerOf(at));
      },
    },
  ],
  accepts: () => [
    {
      name: 'acceptFeeToSetter',
      to: 'swap.factory',
      data: () => encodeFunctionData({ abi: factoryAbi, functionName: 'acceptFeeToSetter' }),
      isDone: async (client, at) => checksumAddress(await read(client, at, 'feeToSetter')) === ownerOf(at),
    },
  ],
  limits: { TREASURY_PARTS: 3n, ALL_PARTS: 8n, LEAST_PART: 9500n, SALES_IN_DEPTH: 20n },
  details: (input, at) => ({
    pairInitCodeHash,
    pairs: plannedPairs(input, at).map(({ address, token0, token1 }) => ({ address, token0, token1 })),
  }),
  // An imitation of the collector answers as the true one does: only its address tells them apart.
  audit: async (client, at) => [
    {
      name: 'feeTo of swap.factory',
      actual: checksumAddress(await read(client, at, 'feeTo')),
      expected: at('swap.feeCollector'),
    },
  ],
  verify: async (client, at) => {
    const call = { address: at('swap.factory'), abi: factoryAbi, functionName: 'INIT_CODE_PAIR_HASH' } as const;
    const deployedHash = await client.readContract(call);
    if (deployedHash === pairInitCodeHash) return;
    throw new DeployError('WRONG_INIT_CODE', `the factory creates pairs ${deployedHash}, not ${pairInitCodeHash}`);
  },
});

function read(client: PublicClient, at: AddressById, functionName: 'feeTo' | 'feeToSetter' | 'pendingFeeToSetter') {
  return client.readContract({ address: at('swap.factory'), abi: factoryAbi, functionName });
}
