import { voteLogAbi } from '@besc/contracts/abi/vote-log';
import { operatedContract } from '../shared/operated-contract';
import { accountSetting } from '../shared/setting-values';

export const operatedLog = operatedContract({
  slug: 'voting',
  name: 'log',
  abi: voteLogAbi,
  isPausable: false,
  settings: [{ ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] }],
  statusLines: async () => ['voting.log', '  heads of logs of votes'],
});
