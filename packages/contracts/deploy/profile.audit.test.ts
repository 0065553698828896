import { type Abi, keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import { mintingStationAbi } from '../generated/abi/minting-station';
import { profileAbi } from '../generated/abi/profile';
import { addressOf } from './address-of';
import { auditScene } from './test/audit-scene';

const { scene, expectNamed, stranger } = auditScene();
const role = (name: string) => keccak256(toHex(name));

test('ROLE-05 each account that may give points, change teams, be a picture or mint bunnies without a plan, or no more, is named', async () => {
  const { audit, send, give, accept, deployment } = await scene();
  await accept();
  const profile = addressOf(deployment, 'profile', 'profile');
  const station = addressOf(deployment, 'nfts', 'station');
  const claims = addressOf(deployment, 'profile', 'claims');
  const grant = (to: typeof profile, functionName: string, name: string, account: typeof profile) =>
    send(to, { abi: profileAbi as Abi, functionName, args: [role(name), account] });
  await expectNamed(audit, [
    [
      'wrong others with POINT_ROLE of profile.profile',
      () => grant(profile, 'grantRole', 'POINT_ROLE', stranger.address),
    ],
    ['wrong others with NFT_ROLE of profile.profile', () => grant(profile, 'grantRole', 'NFT_ROLE', stranger.address)],
    [
      'wrong holders of SPECIAL_ROLE of profile.profile',
      () => grant(profile, 'grantRole', 'SPECIAL_ROLE', stranger.address),
    ],
    [
      'wrong others with MINTER_ROLE of nfts.station',
      () => grant(station, 'grantRole', 'MINTER_ROLE', stranger.address),
    ],
    ['open POINT_ROLE of profile.profile for profile.claims', () => grant(profile, 'revokeRole', 'POINT_ROLE', claims)],
    ['wrong treasury of profile.profile', () => give(profile, 'setTreasury')],
    ['wrong operator of nfts.squad', () => give(addressOf(deployment, 'nfts', 'squad'), 'setOperator')],
    ['wrong guardian of profile.history', () => give(addressOf(deployment, 'profile', 'history'), 'setGuardian')],
    [
      'wrong station of nfts.bunnies',
      () =>
        send(station, {
          abi: mintingStationAbi as Abi,
          functionName: 'changeOwnershipNFTContract',
          args: [stranger.address],
        }),
    ],
  ]);
  expect((await audit()).told).toEqual([]);
});
