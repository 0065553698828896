import { contractOf } from '@besc/contracts/deploy/contract-of';
import { placeAmong } from '@besc/domain/profile/place-among';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { computePoints, computeTeam } from '@besc/sdk/profile/compute-points';
import { fetchProfilesOf, fetchRanks } from '@besc/wire/profile/fetch-profiles';
import { fetchTeams } from '@besc/wire/profile/fetch-teams';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedNfts, nftTables } from '../nfts/expected-nfts';
import { chainAtHead } from '../support/chain-at-head';
import { expectedMilestones } from '../support/expected-milestones';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectContracts } from './expect-contracts';
import { expectManyItems } from './expect-many-items';
import { expectReads } from './expect-reads';
import { expectedProfile, profileTables } from './expected-profile';
import { type OddPeople, startOddPeople } from './odd-people';

const random = makeRandom(Number(process.env.STORM_SEED ?? 23));
const tables = [...nftTables, ...profileTables];
let chain: Chain;
let odd: OddPeople;
let index: TestIndex;
let databaseUrl: string;
let got: Tables;
let expected: Tables;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  odd = await startOddPeople(chain, started.exchange.deployment, random);
  databaseUrl = await makeDatabase();
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: odd.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: databaseUrl, FINALITY_BLOCKS: '30' },
  });
  await live(250);
  await odd.strike();
  await index.reach(await readHead(chain));
  await storm(8);
  await odd.finish();
  await live(40);
  await index.reach(await readHead(chain));
  got = await readTables(index, [...tables, 'milestone']);
  expected = {
    ...(await expectedNfts(chain, odd.at)),
    ...(await expectedProfile(chain, odd.profileAt)),
  };
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

async function live(steps: number): Promise<void> {
  for (let count = 0; count < steps; count += 1) await odd.step();
}

/** Takes what happened back again and again, lets other things happen in its place, and kills the index meanwhile. */
async function storm(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const head = await chain.blockNumber();
    await live(6);
    if (turn === 2) {
      await index.kill();
      await index.start();
    } else if (turn % 2 === 0) await index.reach(await readHead(chain));
    const depth = (await chain.blockNumber()) - head;
    if (depth > 0) await chain.reorg({ depth: Math.min(depth, 20) });
    await live(8);
  }
}

test.each(tables)('NFT-09 NFT-10 %s is what the raw events say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('who made a profile stands with the block of it', () => {
  const own = Object.entries(got.milestone ?? {}).filter(([, { kind }]) => kind === 'profile');
  expect(Object.fromEntries(own)).toEqual(expectedMilestones(expected).milestone);
});

test('everything that can happen did: pauses, changes of team of both kinds, points taken, burns, claims, roots', () => {
  const all = (table: string) => Object.values(got[table] ?? {});
  expect(all('profileUser').length).toBeGreaterThan(4);
  expect(all('profileUser').some(({ isActive }) => isActive)).toBe(true);
  expect(all('profileUser').some(({ isActive }) => !isActive)).toBe(true);
  expect(new Set(all('profileUser').map(({ teamId }) => teamId)).size).toBeGreaterThan(1);
  expect(all('profilePoint').some(({ removed, points }) => removed !== '0' && points !== '0')).toBe(true);
  expect(all('profileTeam').some(({ totalPoints }) => totalPoints !== '0')).toBe(true);
  expect(all('profileTeamDayData').length).toBeGreaterThan(8);
  for (const { totalBurned, owners, isLocked } of all('collection')) {
    expect(Number(totalBurned)).toBeGreaterThan(0);
    expect(Number(owners)).toBeGreaterThan(3);
    expect(isLocked).toBe(true);
  }
  expect(all('nft').some(({ metadataUrl }) => String(metadataUrl).startsWith('https://last.example/'))).toBe(true);
  expect(all('nft').some(({ metadataUrl }) => String(metadataUrl).startsWith('ipfs://kind'))).toBe(true);
  expect(all('starterMint').length).toBeGreaterThan(2);
  expect(all('campaignClaim').some(({ tokenId }) => tokenId !== null)).toBe(true);
  expect(all('campaignClaim').some(({ tokenId }) => tokenId === null)).toBe(true);
  expect(all('historyRoot').some(({ isStruck }) => isStruck)).toBe(true);
  expect(all('historyRoot').some(({ uri }) => uri === '')).toBe(true);
});

test('PROF-09 profiles, teams and collections are what their contracts say', async () => {
  await expectContracts(odd.client, { ...odd.at, ...odd.profileAt }, got);
});

test('points and places of accounts and teams, computed from the chain alone, are what the index tells', async () => {
  const { at, close } = await chainAtHead(chain, odd.deployment);
  const { address, startBlock } = contractOf(odd.deployment, 'profile', 'profile');
  const place = { address, fromBlock: BigInt(startBlock) };
  const url = `${index.url}/graphql`;
  const people = odd.people.map(checksumAddress);
  const profiles = await fetchProfilesOf({ url, accounts: people });
  for (const account of people) {
    const profile = profiles.get(account);
    const ranks = profile?.isActive ? await fetchRanks({ url, profile }) : undefined;
    const { values } = await computePoints(at, { ...place, account });
    expect(values, account).toEqual([profile?.totalPoints ?? 0n, ranks && BigInt(ranks.all)]);
  }
  const { teams } = await fetchTeams({ url });
  const points = teams.map(({ totalPoints, userPoints }) => totalPoints + userPoints);
  for (const [position, { teamId: team }] of teams.entries()) {
    const own = points[position] ?? 0n;
    const { values } = await computeTeam(at, { ...place, team });
    expect(values).toEqual([own, BigInt(placeAmong(own, points))]);
  }
  expect(new Set(points).size).toBeGreaterThan(1);
  close();
});

test('TEAM-03 ACH-05 ACH-06 the page reads teams, members, points, items and roots as the tables have them', async () => {
  await expectReads(`${index.url}/graphql`, { got, people: odd.people });
});

test('ACH-06 NFT-45 NFT-46 NFT-47 NFT-48 NFT-49 NFT-50 NFT-51 the documents’ queries are served', async () => {
  const [user] = Object.keys(got.profileUser ?? {});
  const [item] = Object.values(got.nft ?? {}).filter(({ otherId }) => otherId !== null);
  const price = 'orderBy: "currentAskPrice", orderDirection: "asc"';
  const { data, errors } = await index.query(
    `query ($user: String!, $collection: String!, $item: String!) {
      user: profileUser(id: $user) { points { items { id campaignId points } } team { id name } }
      none: profileUser(id: "${zeroAddress}") { points { items { id } } }
      collections { items { id name symbol active totalTrades totalVolumeWBESC numberTokensListed creatorAddress tradingFee creatorFee whitelistChecker } }
      collection(id: $collection) { id nfts(orderBy: "tokenId", limit: 5) { items { tokenId metadataUrl currentAskPrice currentSeller latestTradedPriceInWBESC tradeVolumeWBESC totalTrades isTradable updatedAt otherId collection { id } } } }
      nfts(where: { collectionId: $collection, isTradable: false }, ${price}, limit: 100) { items { id } }
      cheapest: nfts(where: { collectionId: $collection, otherId: "${item?.otherId}", isTradable: false }, ${price}, limit: 30) { items { id } }
      some: nfts(where: { id_in: [$item] }) { items { id } }
      latest: nfts(where: { isTradable: false }, orderBy: "updatedAt", orderDirection: "desc", limit: 16) { items { id } }
      lowest: nfts(where: { collectionId: $collection, isTradable: false }, ${price}, limit: 1) { items { id } }
    }`,
    { user, collection: item?.collectionId, item: item?.id },
  );
  expect(errors).toBeUndefined();
  const rows = data as Record<string, { items: unknown[] }> & {
    user: { points: { items: { id: string }[] } };
    none: null;
  };
  const own = Object.values(got.profilePoint ?? {}).filter(({ userId }) => userId === user);
  expect(rows.user.points.items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  expect(rows.none).toBeNull();
  expect(rows.collections?.items).toHaveLength(2);
  for (const list of ['nfts', 'cheapest', 'some', 'latest', 'lowest']) {
    expect(rows[list]?.items.length, list).toBeGreaterThan(0);
  }
});

test('ten thousand items of one account are read by pages', async () => {
  await expectManyItems(`${index.url}/graphql`, databaseUrl, odd.at.squad.toLowerCase());
});
