import { fetchCollection, fetchCollections, fetchHolders } from '@besc/wire/nfts/fetch-collections';
import { fetchItem, fetchItemsOf, type IndexedItem, itemsPage } from '@besc/wire/nfts/fetch-items';
import { fetchEarned } from '@besc/wire/profile/fetch-earned';
import { fetchHistoryRoots } from '@besc/wire/profile/fetch-history-roots';
import { fetchProfilesOf, fetchRanks } from '@besc/wire/profile/fetch-profiles';
import { fetchReached } from '@besc/wire/profile/fetch-reached';
import { fetchTeamMembers, type Member, type MembersCursor } from '@besc/wire/profile/fetch-team-members';
import { fetchTeamDays, fetchTeams } from '@besc/wire/profile/fetch-teams';
import { fetchClaims, fetchUserPoints } from '@besc/wire/profile/fetch-user-points';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex } from 'viem';
import { expect } from 'vitest';
import type { Tables } from '../support/read-tables';

type Row = Readonly<Record<string, unknown>>;

/** What the page asks of people is answered as the tables have it. */
export async function expectReads(
  url: string,
  { got, people }: { got: Tables; people: readonly Hex[] },
): Promise<void> {
  const all = (table: string): Row[] => Object.values(got[table] ?? {});
  const accounts = people.map(checksumAddress);
  const idOf = (account: string) => account.toLowerCase();

  const { teams, sums } = await fetchTeams({ url });
  expect(teams.map(({ teamId }) => teamId)).toEqual([1, 2, 3, 4]);
  expect(sums.activeUsers).toBe(all('profileUser').filter(({ isActive }) => isActive).length);
  for (const { teamId, totalUsers, userPoints } of teams) {
    const members = await everyMember(url, teamId);
    expect(members).toHaveLength(totalUsers);
    expect(members.reduce((sum, { totalPoints }) => sum + totalPoints, 0n)).toBe(userPoints);
    const days = all('profileTeamDayData').filter(({ profileTeamId }) => profileTeamId === String(teamId));
    const last = Math.max(...days.map(({ date }) => Number(date)));
    const read = await fetchTeamDays({ url, team: teamId, times: [0, last - 1, last, last + 86_400] });
    expect(read.at(-1)).toMatchObject({ time: last, totalUsers, userPoints });
    expect(read).toHaveLength(Math.min(days.length, 2));
  }

  const ranked = await everyMember(url, undefined);
  for (const [place, { rank, totalPoints }] of ranked.entries()) {
    expect(rank).toBe(1 + ranked.filter((other) => other.totalPoints > totalPoints).length);
    expect(totalPoints).toBeLessThanOrEqual(ranked[place - 1]?.totalPoints ?? totalPoints);
  }

  const profiles = await fetchProfilesOf({ url, accounts: [...accounts, ...accounts] });
  expect([...profiles.keys()].map(idOf).sort()).toEqual(Object.keys(got.profileUser ?? {}).sort());
  for (const account of accounts) {
    const profile = profiles.get(account);
    const row = got.profileUser?.[idOf(account)];
    expect(profile && [String(profile.totalPoints), profile.isActive, profile.tokenId?.toString() ?? null]).toEqual(
      row && [row.totalPoints, row.isActive, row.tokenId],
    );
    const points = await fetchUserPoints({ url, account });
    const own = all('profilePoint').filter(({ userId }) => userId === idOf(account));
    expect(points.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    expect(points.reduce((sum, one) => sum + one.points, 0n)).toBe(profile?.totalPoints ?? 0n);
    const claims = await fetchClaims({ url, account });
    expect(claims).toHaveLength(all('campaignClaim').filter((claim) => claim.account === idOf(account)).length);
    const held = all('nft').filter(({ owner }) => owner === idOf(account));
    const items = await everyItem(url, account);
    expect(items.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
    if (profile?.isActive) {
      const { team, all: overall } = await fetchRanks({ url, profile });
      const above = ranked.filter(({ totalPoints }) => totalPoints > profile.totalPoints);
      expect(overall).toBe(1 + above.length);
      expect(team).toBe(1 + above.filter(({ teamId }) => teamId === profile.teamId).length);
      const picture = profile.collection && { collection: profile.collection, tokenId: profile.tokenId ?? 0n };
      expect((await fetchItem({ url, ...(picture ?? { collection: account, tokenId: 0n }) }))?.owner).not.toBe(account);
    }
  }

  const collections = await fetchCollections({ url });
  expect(collections.map(({ name }) => name).sort()).toEqual(['Bunnies', 'Squad']);
  for (const collection of collections) {
    expect(await fetchCollection({ url, collection: collection.id })).toEqual(collection);
    const { rows } = await fetchHolders({ url, collection: collection.id, first: 1000 });
    expect(rows).toHaveLength(collection.owners);
    expect(rows.reduce((sum, { items }) => sum + items, 0)).toBe(collection.totalSupply);
    expect(await fetchItem({ url, collection: collection.id, tokenId: 2n ** 255n })).toBeUndefined();
  }

  // Campaigns that the page knows are small numbers.
  const rooted = new Set(
    all('historyRoot')
      .map(({ campaignId }) => Number(campaignId))
      .filter(Number.isSafeInteger),
  );
  const roots = await fetchHistoryRoots({ url, campaignIds: [...rooted, 1] });
  expect(roots.get(1)).toEqual([]);
  for (const campaign of rooted) {
    const standing = all('historyRoot').filter((row) => Number(row.campaignId) === campaign && !row.isStruck);
    const told = roots.get(campaign)?.map(({ root }) => root) ?? [];
    expect(standing.map(({ root }) => root)).toEqual(expect.arrayContaining(told));
    expect(told.length > 0 || standing.length === 0 || all('historyRoot').length > 10).toBe(true);
  }
  const untilBlock = Math.max(...all('profileUser').map(({ block }) => Number(block)));
  const joined = await fetchEarned({ url, campaign: 'first-year-joiner', untilBlock });
  const numbered = all('profileUser').toSorted((a, b) => Number(a.number) - Number(b.number));
  expect(joined?.rows.map(idOf)).toEqual(numbered.map(({ id }) => id));
  for (const account of accounts) {
    const reached = (await fetchReached({ url, account })).get('profile');
    expect(reached?.block).toEqual(got.milestone?.[`profile-${idOf(account)}`]?.block);
  }
}

/** All members, two a page. */
async function everyMember(url: string, team: number | undefined): Promise<Member[]> {
  const found: Member[] = [];
  for (let cursor: MembersCursor | undefined; ; ) {
    const page = await fetchTeamMembers({ url, team, first: 2, cursor });
    found.push(...page.members);
    if (page.next === undefined) return found;
    cursor = page.next;
  }
}

/** All items of an account, three a page. */
async function everyItem(url: string, account: Parameters<typeof fetchItemsOf>[0]['account']): Promise<IndexedItem[]> {
  const found: IndexedItem[] = [];
  for (let after: string | undefined; found.length <= itemsPage; ) {
    const page = await fetchItemsOf({ url, account, first: 3, after });
    found.push(...page.rows);
    if (page.next === undefined) return found;
    after = page.next;
  }
  return found;
}
