import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { competition, competitionPair, competitionTeam, competitionUser } from 'ponder:schema';
import {
  competitionShape,
  competitionTeamShape,
  competitionUserShape,
} from '@besc/domain/competition/competition-rows';
import { competitionStatusOf } from '@besc/domain/competition/competition-status';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { foundRow } from '../shared/found-row';

const teamIds = [1, 2, 3];

export async function onNewCompetition({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Competition:NewCompetition'>): Promise<void> {
  const id = String(args.id);
  const [pair0, pair1, pair2, pair3] = args.pairs;
  await db.insert(competition).values({
    ...zeroOf(competitionShape),
    id,
    number: Number(id),
    status: 'registration',
    startTime: Number(args.startTime),
    endTime: Number(args.endTime),
    claimSeconds: Number(args.claimSeconds),
    pair0: indexId(pair0),
    pair1: indexId(pair1),
    pair2: indexId(pair2),
    pair3: indexId(pair3),
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
  for (const teamId of teamIds) {
    const row = { ...zeroOf(competitionTeamShape), id: `${id}-${teamId}`, competitionId: id, teamId };
    await db.insert(competitionTeam).values(row);
  }
}

/** A competition came to its next status: trades of its pairs count from its opening to its close. */
export async function onStatus({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Competition:NewCompetitionStatus'>): Promise<void> {
  const id = String(args.id);
  const status = competitionStatusOf(args.status);
  const [at, number] = [Number(block.timestamp), Number(block.number)];
  const places = {
    registration: {},
    open: { openedAt: at, openBlock: number },
    close: { closedAt: at, closeBlock: number },
    claiming: { claimingAt: at },
    over: {},
  };
  const row = await foundRow('competition', id, db.find(competition, { id }));
  await db.update(competition, { id }).set({ status, ...places[status] });
  if (status !== 'open' && status !== 'close') return;
  for (const pair of new Set([row.pair0, row.pair1, row.pair2, row.pair3])) {
    await setCounting(db, pair, id, status === 'open');
  }
}

async function setCounting(db: Context['db'], pair: IndexId, id: string, isOpen: boolean): Promise<void> {
  const before = await db.find(competitionPair, { id: pair });
  const others = (before?.open ?? '').split(' ').filter((one) => one !== '' && one !== id);
  const open = (isOpen ? [...others, id] : others).join(' ');
  await db.insert(competitionPair).values({ id: pair, open }).onConflictDoUpdate({ open });
}

export async function onUserRegister({
  event: { args, block },
  context: { db },
}: IndexingFunctionArgs<'Competition:UserRegister'>): Promise<void> {
  const [competitionId, account, teamId] = [String(args.id), indexId(args.user), Number(args.teamId)];
  await db.insert(competitionUser).values({
    ...zeroOf(competitionUserShape),
    id: `${competitionId}-${account}`,
    competitionId,
    account,
    teamId,
    lastTrades: '',
    block: Number(block.number),
    timestamp: Number(block.timestamp),
  });
  const more = ({ userCount }: { userCount: number }) => ({ userCount: userCount + 1 });
  await db.update(competition, { id: competitionId }).set(more);
  await db.update(competitionTeam, { id: `${competitionId}-${teamId}` }).set(more);
}

export async function onPrizesFund({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Competition:PrizesFund'>): Promise<void> {
  await db.update(competition, { id: String(args.id) }).set(({ funded }) => ({ funded: funded + args.amount }));
}

export async function onResultPublish({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Competition:ResultPublish'>): Promise<void> {
  const { root, inputHash } = args;
  const result = { root, inputHash, places: args.places.join('-'), countsFrom: Number(args.countsFrom) };
  await db.update(competition, { id: String(args.id) }).set(result);
}

export async function onResultStrike({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Competition:ResultStrike'>): Promise<void> {
  const none = { root: null, inputHash: null, places: null, countsFrom: null };
  await db.update(competition, { id: String(args.id) }).set(none);
}

export async function onRewardClaim({
  event: { args },
  context: { db },
}: IndexingFunctionArgs<'Competition:RewardClaim'>): Promise<void> {
  const [id, reward] = [String(args.id), args.cakeReward];
  const own = { rewardGroup: Number(args.rewardGroup), reward, hasClaimed: true };
  await db.update(competitionUser, { id: `${id}-${indexId(args.user)}` }).set(own);
  await db
    .update(competition, { id })
    .set(({ claimed, claims }) => ({ claimed: claimed + reward, claims: claims + 1 }));
}
