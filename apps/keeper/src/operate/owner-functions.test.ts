import { roleTables, slugRoles } from '@besc/contracts/deploy/test/roles/role-tables';
import { type DeployedChain, makeDeployedChain } from '@besc/sdk/test/deployed-chain';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { readContract, simulateContract } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operated } from './operated';
import { settingsOf, settingWords } from './settings';

/** What an owner may call of whatever contract, and why the command sets it not. */
const exceptions: Readonly<Record<string, string>> = {
  transferOwnership: 'the timelock stays the owner',
  renounceOwnership: 'the timelock stays the owner',
  unpause: 'the command `resume`',
};

/** The same of one contract: calls that are made by hand. */
const ownExceptions: Readonly<Record<string, string>> = {
  'farm-master.add': 'what a new farm stakes has to be looked at first, and it is never taken away',
  'pool-factory.deployPool': 'nothing is set: each pool is a proposal of its own',
  'pool-factory.deployNativePool': 'nothing is set: each pool is a proposal of its own',
  'farm-auction.addWhitelist': 'nothing is set: each project is looked at first',
  'farm-auction.removeWhitelist': 'nothing is set: each project is looked at first',
  'farm-auction.recoverToken': 'nothing is set: what was sent there by mistake',
  'competition.addCompetition': 'nothing is set: each contest is a proposal of its own, with its prizes',
  'competition.claimRemainder': 'nothing is set: what is left when the claims have ended',
  'competition.strikeResult': 'an emergency, in which the result is computed again first',
  'ifo-factory.deployIFO': 'nothing is set: each sale is a proposal of its own, with its tokens',
  'money-vault.emergencyWithdraw': 'an emergency of the farms, in which all is looked at before anything is called',
  'money-vault.earn': 'the end of that emergency',
  'money-vault.inCaseTokensGetStuck': 'nothing is set: what was sent there by mistake',
  'timelock-controller.updateDelay': 'who proposes, and how long it waits, is no setting of a contract',
  'timelock-controller.grantRole': 'who proposes, and how long it waits, is no setting of a contract',
  'timelock-controller.revokeRole': 'who proposes, and how long it waits, is no setting of a contract',
  'factory.setFeeTo': 'fees are the collector’s',
  'factory.setFeeToSetter': 'the timelock stays the owner',
  'money-token.grantRole': 'the farm master alone mints',
  'money-token.revokeRole': 'the farm master alone mints',
  'money-token.beginDefaultAdminTransfer': 'the timelock stays the owner',
  'money-token.cancelDefaultAdminTransfer': 'the timelock stays the owner',
  'money-token.changeDefaultAdminDelay': 'the timelock stays the owner',
  'money-token.rollbackDefaultAdminDelay': 'the timelock stays the owner',
  'minting-station.grantRole': 'rights of contracts, looked at one by one',
  'minting-station.revokeRole': 'rights of contracts, looked at one by one',
  'minting-station.beginDefaultAdminTransfer': 'the timelock stays the owner',
  'minting-station.cancelDefaultAdminTransfer': 'the timelock stays the owner',
  'minting-station.changeDefaultAdminDelay': 'the timelock stays the owner',
  'minting-station.rollbackDefaultAdminDelay': 'the timelock stays the owner',
  'profile.grantRole': 'rights of contracts, looked at one by one',
  'profile.revokeRole': 'rights of contracts, looked at one by one',
  'profile.beginDefaultAdminTransfer': 'the timelock stays the owner',
  'profile.cancelDefaultAdminTransfer': 'the timelock stays the owner',
  'profile.changeDefaultAdminDelay': 'the timelock stays the owner',
  'profile.rollbackDefaultAdminDelay': 'the timelock stays the owner',
  'minting-station.setBunnyName': 'a kind is named once, beside its picture',
  'minting-station.setBunnyURI': 'a kind is named once, beside its picture',
  'minting-station.setBaseURI': 'where the pictures are is looked at first',
  'minting-station.lock': 'for good',
  'minting-station.changeOwnershipNFTContract': 'another station is a deployment of its own',
  'nft-market.recoverFungibleTokens': 'nothing is set: what was sent there by mistake',
  'nft-market.recoverNonFungibleToken': 'nothing is set: what was sent there by mistake',
  'squad.setSale': 'for good, with the hash of all pictures',
  'squad.lock': 'for good',
  'squad-sale.setSaleProperties': 'two limits that go together, before a sale',
  'squad-sale.setTicketPrice': 'its limit hangs on the price of the deployment: a proposal of its own',
  'squad-sale.recoverToken': 'nothing is set: what was sent there by mistake',
  'profile.addTeam': 'nothing is set: each team is a proposal of its own',
  'profile.renameTeam': 'nothing is set: each team is a proposal of its own',
  'profile.makeTeamJoinable': 'nothing is set: each team is a proposal of its own',
  'profile.makeTeamNotJoinable': 'nothing is set: each team is a proposal of its own',
  'profile.addNftAddress': 'a collection has to be looked at first',
  'profile.recoverNonFungibleToken': 'nothing is set: what was sent there by mistake',
  'point-center.addIFOAddress': 'comes with each sale, for good',
  'history-roots.strikeRoot': 'an emergency, in which the root is computed again first',
  'campaign-claims.addCampaign': 'for good: its terms have to be looked at first',
};

const slugs = await slugRoles();
const tables = Object.entries(roleTables(slugs));
let deployed: DeployedChain;

beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed?.chain.stop());

/** Settings of a contract of the deployment, by the name of its generated module. */
function settingsAt(contract: string) {
  const places = slugs.flatMap(({ places }) => Object.entries(places?.(deployed.deployment) ?? {}));
  const address = new Map(places).get(contract);
  return settingsOf(operated.filter((one) => one.addressIn(deployed.deployment) === address));
}

test('the owner’s functions are the setters of the command, contract by contract, but for those that have a reason', () => {
  const isExcepted = (contract: string, name: string) => name in exceptions || `${contract}.${name}` in ownExceptions;
  const found = tables.map(([contract, table]) => {
    // What the operator may call as well is the keeper's to do; what hangs on another right is not the owner's as the owner.
    const owners = Object.entries(table).filter(
      ([, { by, right }]) => by !== 'anyone' && by.includes('owner') && !by.includes('operator') && right === undefined,
    );
    return { contract, names: owners.map(([name]) => name) };
  });
  for (const { contract, names } of found) {
    const setters = settingsAt(contract).map(({ setter }) => setter);
    const wanted = names.filter((name) => !isExcepted(contract, name));
    expect(setters.sort(), `${contract}: add to \`operated\` of apps/keeper/src/<slug>`).toEqual(wanted.sort());
  }
  // Every contract of the command is in the table of roles, and every exception is still one.
  expect(found.flatMap(({ contract }) => settingsAt(contract))).toHaveLength(settingsOf(operated).length);
  const known = found.flatMap(({ contract, names }) => names.map((name) => `${contract}.${name}`));
  const stale = Object.keys(ownExceptions).filter(
    (id) => tables.some(([contract]) => id.startsWith(`${contract}.`)) && !known.includes(id),
  );
  expect(stale).toEqual([]);
});

/** Whether the contract takes a setting from its owner. */
async function isTaken(setting: ReturnType<typeof settingsOf>[number], args: readonly unknown[]): Promise<boolean> {
  const { abi, addressIn, word } = setting.contract;
  const address = addressIn(deployed.deployment);
  if (address === undefined) throw new RangeError(`the deployment has no ${word}`);
  const owner = await readContract(deployed.client, { address, abi, functionName: 'owner' });
  const call = { address, abi, functionName: setting.setter, args, account: checksumAddress(String(owner)) };
  return simulateContract(deployed.client, call).then(
    () => true,
    () => false,
  );
}

test('the limits that are told are those of the contract, and nothing beyond is scheduled', async () => {
  const limited = settingsOf(operated).flatMap((setting) => {
    const [, least, most] = /\((\S+) to (\S+)\)/.exec(setting.takes) ?? [];
    return least === undefined || most === undefined ? [] : [{ setting, least, most }];
  });
  expect(limited.length).toBeGreaterThan(0);
  for (const { setting, least, most } of limited) {
    const { name } = setting;
    const [lowest, highest] = [least, most].map((word) => setting.parse([word])[0]);
    if (typeof lowest !== 'bigint' || typeof highest !== 'bigint') throw new TypeError(`${name} is no number`);
    const beyond = lowest > 0n ? [lowest - 1n, highest + 1n] : [highest + 1n];
    for (const value of lowest > 0n ? [lowest, highest] : [highest]) {
      expect([name, value, await isTaken(setting, [value])]).toEqual([name, value, true]);
    }
    for (const value of beyond) {
      expect([name, value, await isTaken(setting, [value])]).toEqual([name, value, false]);
      expect(() => setting.parse([settingWords(setting, [value])])).toThrow(OperateArgumentError);
    }
  }
});

test('no limit of a setter is left untold', () => {
  const limits = slugs.flatMap((slug) => slug.limits ?? []);
  expect(limits.length).toBeGreaterThan(0);
  for (const [contract, setter, most] of limits.filter(([one, name]) => !(`${one}.${name}` in ownExceptions))) {
    const setting = settingsAt(contract).find((one) => one.setter === setter);
    expect([contract, setter, setting?.parse([setting.format([most])])]).toEqual([contract, setter, [most]]);
    expect(() => setting?.parse([setting.format([most + 1n])])).toThrow(OperateArgumentError);
  }
});
