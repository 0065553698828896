import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Campaign } from '@besc/domain/profile/campaigns';
import { EnvironmentError, parseEnvironment } from '@besc/wire/settings/environment';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { type OperatedAct, operatedContract } from '../shared/operated-contract';
import { accountSetting, guardianSetting } from '../shared/setting-values';
import { campaignRoot } from './campaign-root';
import { rootCampaigns } from './publish-roots';
import { lastCountedBlock, rootsConfig } from './roots-config';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

/** Why no root of a campaign is published now. */
const reasons = {
  'not-asked': 'the claims ask another contract',
  ended: 'the campaign has ended',
  undecided: 'who has most is known when its time is over',
  empty: 'no account has earned it by then',
  published: 'its root, or that of a later block, is published',
} as const;

const publishAct = (campaign: Campaign): OperatedAct => ({
  name: `publish-${campaign.key}`,
  does: `publishes the root of who has earned ${campaign.key}, as the index of ROOTS_INDEX_URL has it`,
  async call(_, { chain, env }) {
    const { indexUrl, ...config } = parseEnvironment(rootsConfig, env);
    if (indexUrl === undefined) throw new EnvironmentError('ROOTS_INDEX_URL', 'is needed to compute a root');
    const untilBlock = lastCountedBlock(await chain.client.getBlockNumber(), config);
    if (untilBlock === undefined) throw new OperateArgumentError('The chain has no block to count until yet.');
    const found = await campaignRoot({ chain, indexUrl, untilBlock, computed: new Map() }, campaign);
    if (found.kind === 'due') return found.call;
    throw new OperateArgumentError(`Until block ${untilBlock} there is nothing to publish: ${reasons[found.kind]}.`);
  },
});

export const operatedRoots = operatedContract({
  slug: 'profile',
  name: 'history',
  abi: historyRootsAbi,
  isPausable: false,
  settings: [
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  acts: rootCampaigns.map(publishAct),
  async statusLines({ client, deployment }: Asked) {
    const at = { address: addressOf(deployment, 'profile', 'history'), abi: historyRootsAbi } as const;
    const lastBlocks = rootCampaigns.map(async ({ id, key }) => {
      const last = await readContract(client, { ...at, functionName: 'lastBlock', args: [BigInt(id)] });
      return `  ${key}: ${last === 0n ? 'no root yet' : `counted until block ${last}`}`;
    });
    const delay = await readContract(client, { ...at, functionName: 'delay' });
    return ['profile.history', `  count ${delay} s after they were published`, ...(await Promise.all(lastBlocks))];
  },
});
