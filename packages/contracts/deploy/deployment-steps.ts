import { type Address, encodeFunctionData, type Hex, type PublicClient, size } from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { create2Data, create2Deployer } from './create2';
import type { Layout, LayoutPlan } from './layout';
import { nameSteps } from './name-steps';
import type { Step } from './step';

const callGas = 150_000n;
const pairGas = 2_500_000n;

/** What a creation costs at most: its bytes as calldata, as code that runs once and as code that is kept. */
function creationGas(data: Hex): bigint {
  return 700_000n + BigInt(size(data)) * 220n;
}

/** The steps that bring a layout about: contracts, pairs, the receiver of fees and its setter, the names' owners. */
export function deploymentSteps(client: PublicClient, layout: Layout, roles: LayoutPlan['roles']): Step[] {
  const { factory, feeCollector } = layout.named;
  const hasCode = async (address: Address) => (await client.getCode({ address })) !== undefined;
  const read = (functionName: 'feeTo' | 'feeToSetter' | 'pendingFeeToSetter') =>
    client.readContract({ address: factory, abi: factoryAbi, functionName });
  return [
    ...layout.contracts.map(({ id, needs, address, initCode }): Step => {
      const data = create2Data(initCode);
      const isDone = () => hasCode(address);
      return { id, needs, creates: address, isDone, to: create2Deployer, data, gasLimit: creationGas(data) };
    }),
    ...layout.pairs.map(
      ({ address, token0, token1, needs }): Step => ({
        id: `pair ${address}`,
        needs,
        isDone: () => hasCode(address),
        to: factory,
        data: encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token0, token1] }),
        gasLimit: pairGas,
      }),
    ),
    {
      id: 'feeTo',
      needs: ['factory', 'feeCollector'],
      isDone: async () => (await read('feeTo')) === feeCollector,
      to: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeTo', args: [feeCollector] }),
      gasLimit: callGas,
    },
    {
      id: 'feeToSetter',
      needs: ['feeTo'],
      isDone: async () => [await read('feeToSetter'), await read('pendingFeeToSetter')].includes(roles.owner),
      to: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeToSetter', args: [roles.owner] }),
      gasLimit: callGas,
    },
    ...(layout.names ? nameSteps({ client, names: layout.names, ...roles, gasLimit: callGas }) : []),
  ];
}
