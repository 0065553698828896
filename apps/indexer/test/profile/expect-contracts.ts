import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { profileAbi } from '@besc/contracts/abi/profile';
import type { Hex, PublicClient } from 'viem';
import { expect } from 'vitest';
import type { Tables } from '../support/read-tables';

/** Profiles, teams and collections stand in the tables as their contracts say. */
export async function expectContracts(
  client: PublicClient,
  at: { profile: Hex; bunnies: Hex; squad: Hex },
  got: Tables,
): Promise<void> {
  const all = (table: string) => Object.values(got[table] ?? {});
  const profile = { address: at.profile, abi: profileAbi } as const;
  for (const row of all('profileUser')) {
    const args = [row.id as Hex] as const;
    const [number, points, teamId, collection, tokenId, isActive] = await client.readContract({
      ...profile,
      functionName: 'getUserProfile',
      args,
    });
    const picture = isActive ? { collection: collection.toLowerCase(), tokenId: String(tokenId) } : {};
    expect(row).toMatchObject({
      number: Number(number),
      totalPoints: String(points),
      teamId: String(teamId),
      isActive,
      ...picture,
    });
  }
  for (const row of all('profileTeam')) {
    const args = [BigInt(String(row.id))] as const;
    const [, , users, points, isJoinable] = await client.readContract({
      ...profile,
      functionName: 'getTeamProfile',
      args,
    });
    expect(row).toMatchObject({ totalUsers: Number(users), totalPoints: String(points), isJoinable });
  }
  const active = await client.readContract({ ...profile, functionName: 'numberActiveProfiles' });
  expect(got.profileSum?.['1']?.activeUsers).toBe(Number(active));
  for (const address of [at.bunnies, at.squad]) {
    const supply = await client.readContract({ address, abi: bunniesAbi, functionName: 'totalSupply' });
    expect(got.collection?.[address.toLowerCase()]?.totalSupply).toBe(Number(supply));
  }
  for (const { tokenId, collectionId, metadataUrl, owner } of all('nft')) {
    if (/^0x0+$/.test(String(owner))) continue;
    const item = { address: collectionId as Hex, abi: bunniesAbi, args: [BigInt(String(tokenId))] } as const;
    expect((await client.readContract({ ...item, functionName: 'ownerOf' })).toLowerCase()).toBe(owner);
    const uri = await client.readContract({ ...item, functionName: 'tokenURI' });
    if (uri.length <= 200) expect(metadataUrl).toBe(uri);
  }
  for (const { collectionId, otherId, totalSupply, totalBurned } of all('nftKind')) {
    const kind = { address: collectionId as Hex, abi: bunniesAbi, args: [BigInt(String(otherId))] } as const;
    expect(totalSupply).toBe(Number(await client.readContract({ ...kind, functionName: 'bunnyCount' })));
    expect(totalBurned).toBe(Number(await client.readContract({ ...kind, functionName: 'bunnyBurnCount' })));
  }
}
