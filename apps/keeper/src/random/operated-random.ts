import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { contractsOf } from '@besc/contracts/deploy/contracts-of';
import type { Address } from '@besc/domain/shared/address';
import { withdrawCall } from '@besc/sdk/random/random-calls';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting, amountSetting, parseOperatedAddress } from '../shared/setting-values';
import { readConsumers } from './read-consumers';

async function statusLines(chain: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const { client, deployment } = chain;
  const sources = contractsOf(deployment, 'random').map(async ({ name, address }) => {
    const source = { address, abi: commitRandomAbi } as const;
    const [committed, reserved, consumers] = await Promise.all([
      client.readContract({ ...source, functionName: 'committed' }),
      client.readContract({ ...source, functionName: 'reserved' }),
      readConsumers(chain, address),
    ]);
    return [
      `  ${name} ${address}: ${committed} secrets committed to, ${reserved} of them reserved`,
      `    may be asked by ${consumers.join(', ') || 'no contract of the deployment'}`,
    ];
  });
  return ['random words', ...(await Promise.all(sources)).flat()];
}

/** A contract, and whether it may ask for words. */
function parseConsumer([account = '', word = '', ...rest]: readonly string[]): readonly [Address, boolean] {
  if (!['yes', 'no'].includes(word) || rest.length > 0) {
    throw new OperateArgumentError('An address is needed, and yes or no.');
  }
  return [parseOperatedAddress(account), word === 'yes'];
}

export const operatedRandom = operatedContract({
  slug: 'random',
  name: 'source',
  abi: commitRandomAbi,
  isPausable: false,
  hasOthers: true,
  settings: [
    {
      ...amountSetting('MONEY', { least: 1n, most: 2n ** 96n - 1n }),
      name: 'bond',
      setter: 'setBond',
      getters: ['bond'],
    },
    {
      name: 'consumer',
      takes: 'ADDRESS yes|no (whether that contract may ask for words)',
      setter: 'setConsumer',
      getters: ['isConsumer'],
      keys: 1,
      parse: parseConsumer,
      format: ([account, may]) => `${account} ${may === true ? 'yes' : 'no'}`,
    },
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
  ],
  acts: [
    {
      name: 'withdraw',
      does: 'takes the newest commitment back that no round has reserved; its bond goes to who paid it',
      call: withdrawCall,
    },
  ],
  statusLines,
});
