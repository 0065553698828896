import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { competitionStatusOf } from '@besc/domain/competition/competition-status';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { formatEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import {
  type OperatedAct,
  type OperatedWith,
  operatedContract,
  pauseLines,
  utcText,
} from '../shared/operated-contract';
import { accountSetting, guardianSetting } from '../shared/setting-values';
import { competitionConfig } from './competition-config';
import { competitionStep } from './competition-step';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

/** Newest competitions of which the status tells, and that acts look at. */
const shown = 4;

const newest = async ({ client, deployment }: Asked) => {
  const at = { address: addressOf(deployment, 'competition', 'competition'), abi: competitionAbi } as const;
  const count = Number(await readContract(client, { ...at, functionName: 'numberCompetitions' }));
  return { at, count, ids: Array.from({ length: Math.min(count, shown) }, (_, index) => count - index) };
};

const act = (name: 'open' | 'close' | 'publish' | 'claims' | 'end', does: string): OperatedAct => ({
  name,
  does,
  async call(_, { chain, env }: OperatedWith) {
    const { timestamp } = await chain.client.getBlock();
    const desk = { chain, ...parseEnvironment(competitionConfig, env) };
    for (const id of (await newest(chain)).ids) {
      const step = await competitionStep(desk, id, Number(timestamp));
      if (step.kind === 'due' && step.does === name) return step.call;
    }
    throw new OperateArgumentError(`There is no competition for which "${name}" is due.`);
  },
});

export const operatedCompetitions = operatedContract({
  slug: 'competition',
  name: 'competition',
  abi: competitionAbi,
  isPausable: true,
  settings: [
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  acts: [
    act('open', 'opens the competition whose time has come'),
    act('close', 'closes the competition whose time is over'),
    act('publish', 'publishes the result of the closed competition, as the index of COMPETITION_INDEX_URL has it'),
    act('claims', 'opens the claims of the competition whose result counts, when its prizes are all there'),
    act('end', 'ends the competition whose claims were open for their time'),
  ],
  async statusLines({ client, deployment }: Asked, now: number) {
    const { at, count, ids } = await newest({ client, deployment });
    const lines = ids.map(async (id) => {
      const of = { ...at, args: [BigInt(id)] } as const;
      const [one, owed] = await Promise.all([
        readContract(client, { ...of, functionName: 'competitions' }),
        readContract(client, { ...of, functionName: 'owedOf' }),
      ]);
      const times = `${utcText(one.startTime)} to ${utcText(one.endTime)}`;
      const users = one.users.reduce((sum, users) => sum + users, 0);
      const prizes = `${formatEther(one.funded)} of ${formatEther(owed)} MONEY for prizes`;
      return `  ${id}: ${competitionStatusOf(one.status)}, ${times}, ${users} accounts, ${prizes}`;
    });
    const pausedUntil = Number(await readContract(client, { ...at, functionName: 'pausedUntil' }));
    return ['competition', `  ${count} competitions`, ...pauseLines(pausedUntil, now), ...(await Promise.all(lines))];
  },
});
