import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { historyTreeOf } from '@besc/domain/test/profile/history-tree-of';
import type { Chain } from '@besc/localnet/chain';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { sentCall } from '@besc/localnet/history/sent-call';
import { approval } from '@besc/localnet/history/token-transactions';
import { openingWriter } from '@besc/localnet/history/write-opening';
import { nftsHistory } from '@besc/localnet/nfts/nfts.history';
import { localProfiles } from '@besc/localnet/profile/local-profiles';
import { profileHistory } from '@besc/localnet/profile/profile.history';
import { startExchange } from '@besc/localnet/start-exchange';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { createClient, type Hex, http, keccak256, parseEther, toHex } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readerOf } from '../../test/deployed-chain';
import { refusing } from '../../test/refusing';
import { approveItemCall } from '../nfts/nft-calls';
import { readItemApproval } from '../nfts/read-item-approval';
import { readOwnedTokens } from '../nfts/read-owned-tokens';
import { readStarter } from '../nfts/read-starter';
import type { BatchReader } from '../shared/reads/batch-reader';
import { contractCall } from '../shared/writes/contract-call';
import { takeGiftCall } from './claim-calls';
import { publishRootCall } from './history-root-calls';
import { changeTeamCall, reactivateProfileCall, updateProfileCall } from './profile-calls';
import { readAcceptsPictures } from './read-accepts-pictures';
import { readClaims } from './read-claims';
import { readGift } from './read-gift';
import { readMissedSales } from './read-missed-sales';
import { readProfileCosts } from './read-profile-costs';
import { readProfiles } from './read-profiles';
import { readSaleClaims } from './read-sale-claims';
import { readTeams } from './read-teams';

let chain: Chain;
let deployment: Awaited<ReturnType<typeof startExchange>>['exchange']['deployment'];
let reader: BatchReader;
let profile: Address;
let bunnies: Address;
beforeAll(async () => {
  const started = await startExchange();
  chain = started.chain;
  deployment = started.exchange.deployment;
  await chain.setAutomine(false);
  const world = { chain, deployment, seed: 'test', start: 0, end: 0, isResumed: false, blocks: 0 };
  await nftsHistory.open?.(world);
  await profileHistory.open?.(world);
  const client = createClient({ transport: http(chain.rpcUrl) });
  reader = readerOf({ client, deployment });
  profile = addressOf(deployment, 'profile', 'profile');
  bunnies = addressOf(deployment, 'nfts', 'bunnies');
});
afterAll(async () => {
  reader?.close();
  await chain?.stop();
});

const account = (index: number) => {
  const found = chain.accounts[index];
  if (found === undefined) throw new Error('no account');
  return found.address;
};
const profileOf = async (index: number) => (await readProfiles({ reader, profile, accounts: [account(index)] }))[0];

test('PROF-09 PROF-18 PROF-19 PROF-20 PROF-37 a profile is none, active with its picture, or paused without one', async () => {
  expect(await profileOf(0)).toEqual({ kind: 'none' });
  expect(await profileOf(1)).toMatchObject({ kind: 'active', teamId: 1, points: 0n, picture: { collection: bunnies } });
  const paused = localProfiles.find(({ state }) => state === 'paused');
  expect(await profileOf(paused?.account ?? 0)).toMatchObject({ kind: 'paused', teamId: paused?.teamId });
});

test('PROF-45 PROF-48 one profile that cannot be read is missing and stops none of the others', async () => {
  const accounts = [account(0), account(1), account(2)];
  const broken = refusing(reader, 'getUserProfile', accounts[1]);
  const [none, unread, active] = await readProfiles({ reader: broken, profile, accounts });
  expect([none?.kind, unread, active?.kind]).toEqual(['none', undefined, 'active']);
});

test('TEAM-03 TEAM-07 TEAM-09 TEAM-10 the three teams stand by their ids with who is in them', async () => {
  const teams = await readTeams({ reader, profile });
  expect(teams.map((team) => team?.name)).toEqual(['MONEY Storm', 'Fearsome Flippers', 'Chaotic MOONIES']);
  const active = localProfiles.filter(({ state, teamId }) => state === 'active' && teamId === 2).length;
  expect(teams[1]).toMatchObject({ id: 2, users: active, isJoinable: true });
});

test('TEAM-11 a team that cannot be read is missing', async () => {
  const broken = refusing(reader, 'getTeamProfile', 2n);
  const teams = await readTeams({ reader: broken, profile });
  expect(teams.map((team) => team?.id)).toEqual([1, undefined, 3]);
});

test('PROF-32 PROF-51 PROF-53 what is paid is read from the chain', async () => {
  expect(await readProfileCosts({ reader, profile })).toEqual({
    register: parseEther('5'),
    update: parseEther('2'),
    reactivate: parseEther('2'),
  });
  const factory = addressOf(deployment, 'nfts', 'starters');
  expect(await readStarter({ reader, factory, account: account(0) })).toEqual({
    price: parseEther('5'),
    hasClaimed: false,
    canMint: true,
  });
  expect(await readStarter({ reader, factory, account: account(1) })).toMatchObject({
    hasClaimed: true,
    canMint: false,
  });
});

test('PROF-05 PROF-52 the gift of day one is 4 MONEY, once, and only for an active profile', async () => {
  const gift = addressOf(deployment, 'profile', 'gift');
  const offer = (index: number) => readGift({ reader, gift, account: account(index) });
  expect(await offer(0)).toEqual({ amount: parseEther('4'), canClaim: false });
  const paused = localProfiles.find(({ state }) => state === 'paused');
  expect(await offer(paused?.account ?? 0)).toMatchObject({ canClaim: false });
  expect(await offer(2)).toMatchObject({ canClaim: true });
  await openingWriter(chain)('gift', { transactions: [sentCall(account(2), takeGiftCall(gift))] });
  await reader.poll();
  expect(await offer(2)).toMatchObject({ canClaim: false });
});

test('NFT-62 what an account holds comes by pages, and says when there is more', async () => {
  const held = await readOwnedTokens({ reader, collection: bunnies, account: account(1), most: 100 });
  expect(held.isPartly).toBe(false);
  expect(held.ids.length).toBeGreaterThanOrEqual(5);
  const few = await readOwnedTokens({ reader, collection: bunnies, account: account(1), most: 2 });
  expect(few).toEqual({ ids: held.ids.slice(0, 2), isPartly: true });
});

test('PROF-02 PROF-04 PROF-31 PROF-39 PROF-40 a picture is changed for its price, and a paused profile comes back with one', async () => {
  const write = openingWriter(chain);
  const money = addressOf(deployment, 'tokens', 'money');
  const before = await profileOf(1);
  const { ids } = await readOwnedTokens({ reader, collection: bunnies, account: account(1), most: 1 });
  const picture = { collection: bunnies, tokenId: ids[0] ?? 0n };
  const spender = profile;
  await write('change', {
    transactions: [
      approval(account(1), money, profile, parseEther('2')),
      sentCall(account(1), approveItemCall({ ...picture, spender })),
    ],
  });
  await reader.poll();
  expect(await readItemApproval({ reader, ...picture, spender })).toBe('one');
  await write('change', { transactions: [sentCall(account(1), updateProfileCall(profile, picture))] });
  await reader.poll();
  expect(await profileOf(1)).toMatchObject({ kind: 'active', picture });
  const back = await readOwnedTokens({ reader, collection: bunnies, account: account(1), most: 100 });
  expect(back.ids).toContain(before?.kind === 'active' ? before.picture.tokenId : undefined);

  const [own] = (await readOwnedTokens({ reader, collection: bunnies, account: account(3), most: 1 })).ids;
  const again = { collection: bunnies, tokenId: own ?? 0n };
  await write('come back', {
    transactions: [
      approval(account(3), money, profile, parseEther('2')),
      sentCall(account(3), approveItemCall({ ...again, spender })),
      sentCall(account(3), reactivateProfileCall(profile, again)),
    ],
  });
  await reader.poll();
  expect(await profileOf(3)).toMatchObject({ kind: 'active', picture: again });
});

test('PROF-43 PROF-44 ACH-03 campaigns that need no proof are told for an account, and one that is refused alone is unread', async () => {
  const claims = addressOf(deployment, 'profile', 'claims');
  const ids = campaigns.filter(({ source }) => source === 'chain').map(({ id }) => id);
  const told = await readClaims({ reader, claims, account: account(1), campaigns: ids });
  expect(told.map(({ id }) => id)).toEqual(ids);
  expect(told.every(({ hasClaimed }) => hasClaimed === false)).toBe(true);
  const broken = refusing(refusing(reader, 'canClaim', BigInt(ids[0] ?? 0)), 'hasClaimed', BigInt(ids[0] ?? 0));
  const [unread, known] = await readClaims({ reader: broken, claims, account: account(1), campaigns: ids });
  expect(unread).toEqual({ id: ids[0], canClaim: undefined, hasClaimed: undefined });
  expect(known?.hasClaimed).toBe(false);
});

test('ACH-07 a sale that cannot be asked beside others is asked alone, and one that says nothing stops none', async () => {
  const pointCenter = addressOf(deployment, 'profile', 'pointCenter');
  const sales = [profile, bunnies];
  const asked = { pointCenter, account: account(1), sales };
  const none = sales.map((sale) => ({ sale, canClaim: false }));
  expect(await readSaleClaims({ reader, ...asked })).toEqual(none);
  const alone = refusing(reader, 'checkClaimStatuses');
  expect(await readSaleClaims({ reader: alone, ...asked })).toEqual(none);
  const broken = refusing(alone, 'checkClaimStatus', profile);
  expect(await readSaleClaims({ reader: broken, ...asked })).toEqual([{ sale: profile, canClaim: undefined }, none[1]]);
});

test('a sale is missed once it has ended and the account paid in less than its threshold', async () => {
  // It ends with block 255, and everybody has paid in 255 wei.
  const sale = checksumAddress(`0x${'a5'.repeat(20)}`);
  await chain.rpc.request('anvil_setCode', [sale, '0x60ff5f52600160205260405ff3']);
  const missed = async (threshold: bigint, block: bigint, at = sale) =>
    (await readMissedSales({ reader, account: account(1), sales: [{ sale: at, threshold }], block })).size;
  expect([await missed(255n, 256n), await missed(256n, 255n), await missed(256n, 256n)]).toEqual([0, 0, 1]);
  // What is no sale is never missed.
  expect(await missed(256n, 256n, bunnies)).toBe(0);
});

test('the tree of the domain is the one of the contract: each account is eligible by its proof, and no other', async () => {
  const history = addressOf(deployment, 'profile', 'history');
  const { id, key } = campaigns.find(({ source }) => source === 'history') ?? { id: 0, key: '' };
  const person = (number: number) => checksumAddress(`0x${(number * 7919).toString(16).padStart(40, 'a')}`);
  const isEligible = (of: number, proof: readonly Hex[], campaign = id) =>
    reader.read({
      address: history,
      abi: historyRootsAbi,
      functionName: 'isEligible',
      args: [person(of), BigInt(campaign), 0n, 0n, [...proof]],
    });
  for (const count of [1, 2, 3, 5, 8, 33]) {
    const accounts = Array.from({ length: count }, (_, number) => person(number));
    const { root = '0x', inputHash, proofOf } = historyTreeOf(id, accounts);
    const untilBlock = (await chain.blockNumber()) - 1;
    const call = publishRootCall(history, { campaign: { id, key }, root, untilBlock, inputHash, count });
    await openingWriter(chain)('root', { transactions: [sentCall(chainRoles(chain).operator.address, call)] });
    await chain.mine(2);
    await reader.poll();
    for (const [number, one] of accounts.entries()) {
      const proof = proofOf(one) ?? [];
      expect(await isEligible(number, proof), `${number} of ${count}`).toBe(true);
      expect(await isEligible(count, proof), 'another account').toBe(false);
      expect(await isEligible(number, proof, id + 1), 'another campaign').toBe(false);
    }
  }
});

test('PROF-42 the holder of the special role moves a profile to another team, and its points go on there', async () => {
  const client = createClient({ transport: http(chain.rpcUrl) });
  const at = { address: profile, abi: profileAbi } as const;
  const admin = checksumAddress(await readContract(client, { ...at, functionName: 'defaultAdmin' }));
  const holder = account(9);
  const role = contractCall({ ...at, functionName: 'grantRole', args: [keccak256(toHex('SPECIAL_ROLE')), holder] });
  await chain.rpc.batch([['anvil_impersonateAccount', [admin]]]);
  await chain.setBalance(admin, parseEther('10'));
  const write = openingWriter(chain);
  await write('grant', { transactions: [sentCall(admin, role)] });
  const before = await profileOf(1);
  const teamId = before?.kind === 'active' && before.teamId === 1 ? 2 : 1;
  const call = changeTeamCall(profile, { account: account(1), teamId });
  await write('change', { transactions: [sentCall(holder, call)] });
  expect(await profileOf(1)).toEqual({ ...before, teamId });
});

test('PROF-31 the items of both collections of ours may be pictures, and those of no other', async () => {
  const collections = [bunnies, addressOf(deployment, 'nfts', 'squad'), addressOf(deployment, 'nfts', 'market')];
  const asked = collections.map((collection) => readAcceptsPictures({ reader, profile, collection }));
  expect(await Promise.all(asked)).toEqual([true, true, false]);
});
