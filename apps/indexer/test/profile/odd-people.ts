import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { mintingStationAbi } from '@besc/contracts/abi/minting-station';
import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { profileAbi } from '@besc/contracts/abi/profile';
import { squadAbi } from '@besc/contracts/abi/squad';
import { starterFactoryAbi } from '@besc/contracts/abi/starter-factory';
import { bunniesBytecode } from '@besc/contracts/bytecode/bunnies';
import { campaignClaimsBytecode } from '@besc/contracts/bytecode/campaign-claims';
import { historyRootsBytecode } from '@besc/contracts/bytecode/history-roots';
import { mintingStationBytecode } from '@besc/contracts/bytecode/minting-station';
import { pointCenterBytecode } from '@besc/contracts/bytecode/point-center';
import { profileBytecode } from '@besc/contracts/bytecode/profile';
import { squadBytecode } from '@besc/contracts/bytecode/squad';
import { starterFactoryBytecode } from '@besc/contracts/bytecode/starter-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  createPublicClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  maxUint256,
  numberToHex,
  zeroAddress,
} from 'viem';
import type { SeededRandom } from '../support/seeded-random';

const one = 10n ** 18n;
const gas = numberToHex(20_000_000);
const people = [2, 3, 4, 5, 6, 7, 8, 9];
/** Of Bunnies 0 to 11 have names; 12 gets one later. */
const kinds = 12;
const squadSupply = 60n;
const strikeSeconds = 100;
export const campaignIds = [517_010_001n, 517_020_001n, 2n ** 200n];

export type OddPeople = Awaited<ReturnType<typeof startOddPeople>>;

/**
 * Deploys collections, profiles and claims of their own on a chain that mines each transaction; the first account may do
 * everything. `step` does something that somebody might do next; some of it reverts, as in life.
 */
export async function startOddPeople(chain: Chain, before: Deployment, random: SeededRandom) {
  const money = addressOf(before, 'tokens', 'money');
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  const accountAt = (place: number) => chain.accounts[place]?.address ?? zeroAddress;
  const owner = accountAt(0);
  const sent = async (transaction: { from: Hex } & Record<string, unknown>) =>
    client.getTransactionReceipt({ hash: await chain.send({ gas, ...transaction }) });
  const deployed = async (abi: Abi, bytecode: Hex, args: readonly unknown[]) => {
    const receipt = await sent({ from: owner, data: encodeDeployData({ abi, bytecode, args }) });
    if (receipt.status !== 'success') throw new Error('A contract was not deployed');
    return { address: checksumAddress(receipt.contractAddress ?? '0x'), startBlock: Number(receipt.blockNumber) };
  };
  const call = async (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    (await sent({ from, to, data: encodeFunctionData({ abi, functionName, args }) })).status === 'success';
  const must = async (...parts: Parameters<typeof call>) => {
    if (!(await call(...parts))) throw new Error(`${parts[3]} failed`);
  };

  const names = Array.from({ length: kinds }, (_, kind) => `Kind ${kind}`);
  const bunnies = await deployed(bunniesAbi as Abi, bunniesBytecode, [owner, names]);
  const station = await deployed(mintingStationAbi as Abi, mintingStationBytecode, [owner, bunnies.address]);
  const starterArgs = [money, station.address, owner, owner, 5n * one, 0n];
  const starters = await deployed(starterFactoryAbi as Abi, starterFactoryBytecode, starterArgs);
  const squad = await deployed(squadAbi as Abi, squadBytecode, [owner, owner, squadSupply]);
  const teams = ['One Team', 'Two Team', 'Three Team'].map((name) => [name, 'They play.']);
  const profileArgs = [money, owner, owner, [5n * one, 2n * one, 2n * one], teams, [bunnies.address, squad.address]];
  const profile = await deployed(profileAbi as Abi, profileBytecode, profileArgs);
  const roots = [owner, owner, owner, BigInt(strikeSeconds)];
  const history = await deployed(historyRootsAbi as Abi, historyRootsBytecode, roots);
  const terms = campaignIds.map((_, place) => ({
    numberPoints: BigInt(50 * (place + 1)),
    endBlock: 2n ** 64n - 1n,
    bunnyId: 11,
    givesBunny: place !== 1,
    teamId: 0,
    eligibility: history.address,
    thresholdTimestamp: 0n,
    thresholdPoints: 0n,
    thresholdRound: 0n,
  }));
  const claimsArgs = [profile.address, station.address, owner, campaignIds, terms];
  const claims = await deployed(campaignClaimsAbi as Abi, campaignClaimsBytecode, claimsArgs);
  const pointCenter = await deployed(pointCenterAbi as Abi, pointCenterBytecode, [profile.address, owner]);
  /** Any contract stands for a sale. */
  const sales = [bunnies, station, starters, squad, profile, history, claims].map(({ address }) => address);
  const addSale = (sale: Hex, campaignId: bigint) =>
    call(owner, pointCenter.address, pointCenterAbi as Abi, 'addIFOAddress', [sale, campaignId, points(), one]);

  const act = (place: number, functionName: string, args: readonly unknown[] = []) =>
    call(accountAt(place), profile.address, profileAbi as Abi, functionName, args);
  const manage = (functionName: string, args: readonly unknown[] = []) => act(0, functionName, args);
  const role = (at: Hex, abi: Abi, name: string, account: Hex) =>
    client
      .readContract({ address: at, abi, functionName: name })
      .then((id) => must(owner, at, abi, 'grantRole', [id, account]));
  await must(owner, bunnies.address, bunniesAbi as Abi, 'setStation', [station.address]);
  for (const minter of [owner, starters.address, claims.address]) {
    await role(station.address, mintingStationAbi as Abi, 'MINTER_ROLE', minter);
  }
  for (const giver of [owner, claims.address]) await role(profile.address, profileAbi as Abi, 'POINT_ROLE', giver);
  await role(profile.address, profileAbi as Abi, 'SPECIAL_ROLE', owner);
  await must(owner, squad.address, squadAbi as Abi, 'setSale', [owner, keccak256('0x01')]);
  for (const place of people) {
    await must(accountAt(29), money, erc20Abi as Abi, 'transfer', [accountAt(place), 1000n * one]);
    for (const spender of [profile.address, starters.address]) {
      await must(accountAt(place), money, erc20Abi as Abi, 'approve', [spender, maxUint256]);
    }
    for (const { address } of [bunnies, squad]) {
      await must(accountAt(place), address, bunniesAbi as Abi, 'setApprovalForAll', [profile.address, true]);
    }
  }

  const collections = [bunnies, squad] as const;
  const held = async (place: number) => {
    const lists = await Promise.all(
      collections.map(async ({ address }) => {
        const args = [accountAt(place), 0n, 200n] as const;
        const [ids] = await client.readContract({
          address,
          abi: bunniesAbi,
          functionName: 'tokensOfOwnerBySize',
          args,
        });
        return ids.map((id) => ({ address, id }));
      }),
    );
    return lists.flat();
  };
  const runStation = (functionName: string, args: readonly unknown[]) =>
    call(owner, station.address, mintingStationAbi as Abi, functionName, args);
  const mintBunny = (place: number, kind: number) => runStation('mintCollectible', [accountAt(place), BigInt(kind)]);
  const runSquad = (functionName: string, args: readonly unknown[]) =>
    call(owner, squad.address, squadAbi as Abi, functionName, args);
  const runHistory = (functionName: string, args: readonly unknown[]) =>
    call(owner, history.address, historyRootsAbi as Abi, functionName, args);
  const person = () => random.pick(people);
  const team = () => BigInt(1 + random.below(4));
  const campaign = () => BigInt(1 + random.below(6));
  const points = () => BigInt(1 + random.below(300));
  const ofItem = async (place: number, run: (item: { address: Hex; id: bigint }) => Promise<boolean>) => {
    const items = await held(place);
    return items.length === 0 ? mintBunny(place, random.below(kinds)) : run(random.pick(items));
  };
  /** A root for one account: its leaf. */
  const publish = async (place: number, campaignId: bigint, uri: string) => {
    const inner = keccak256(
      encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [campaignId, accountAt(place)]),
    );
    const until = BigInt((await chain.blockNumber()) - 1);
    const root = keccak256(inner);
    await runHistory('publishRoot', [campaignId, root, until, keccak256('0x02'), uri]);
    return root;
  };

  const deeds: readonly (() => Promise<unknown>)[] = [
    () => mintBunny(person(), random.below(kinds + 1)),
    () => runSquad('mint', [accountAt(person()), BigInt(random.below(Number(squadSupply) + 2))]),
    () => runSquad('mint', [accountAt(person()), BigInt(random.below(Number(squadSupply)))]),
    () =>
      call(accountAt(person()), starters.address, starterFactoryAbi as Abi, 'mintNFT', [BigInt(5 + random.below(6))]),
    () => {
      const from = person();
      const to = accountAt(random.next() < 0.1 ? from : person());
      return ofItem(from, ({ address, id }) =>
        call(accountAt(from), address, bunniesAbi as Abi, 'transferFrom', [accountAt(from), to, id]),
      );
    },
    () => {
      const place = person();
      return ofItem(place, ({ address, id }) => call(accountAt(place), address, bunniesAbi as Abi, 'burn', [id]));
    },
    () => {
      const place = person();
      return ofItem(place, ({ address, id }) => act(place, 'createProfile', [team(), address, id]));
    },
    () => {
      const place = person();
      return ofItem(place, ({ address, id }) => act(place, 'updateProfile', [address, id]));
    },
    () => {
      const place = person();
      return ofItem(place, ({ address, id }) => act(place, 'reactivateProfile', [address, id]));
    },
    () => act(person(), 'pauseProfile'),
    () => manage('changeTeam', [accountAt(person()), team()]),
    () => manage('increaseUserPoints', [accountAt(person()), points(), campaign()]),
    () => manage('increaseUserPointsMultiple', [people.map(accountAt), points(), campaign()]),
    () => manage('removeUserPoints', [accountAt(person()), points(), campaign()]),
    () => manage('removeUserPointsMultiple', [people.map(accountAt), points(), campaign()]),
    () => manage('increaseTeamPoints', [team(), points(), campaign()]),
    () => manage('removeTeamPoints', [team(), points(), campaign()]),
    () => manage(random.next() < 0.5 ? 'makeTeamJoinable' : 'makeTeamNotJoinable', [team()]),
    () => manage('renameTeam', [team(), `Name ${random.below(1000)}`]),
    () => runStation('setBaseURI', [`https://one.example/${random.below(9)}/`]),
    () => runSquad('setBaseURI', [random.next() < 0.2 ? '' : `ipfs://squad${random.below(9)}/`]),
    () =>
      runStation('setBunnyURI', [
        BigInt(random.below(kinds)),
        random.next() < 0.3 ? '' : `ipfs://kind${random.below(9)}`,
      ]),
    () => addSale(random.pick(sales), 500n + BigInt(random.below(9))),
    () => chain.increaseTime(random.below(40_000)),
    async () => {
      const [place, campaignId] = [person(), random.pick(campaignIds)];
      await publish(place, campaignId, `https://input.example/${campaignId % 1000n}.json`);
      await chain.increaseTime(strikeSeconds + 1);
      await call(accountAt(place), claims.address, campaignClaimsAbi as Abi, 'mintNFT', [campaignId, []]);
    },
  ];
  return {
    deployment: {
      ...before,
      contracts: {
        ...before.contracts,
        nfts: { bunnies, station, starters, squad },
        profile: { profile, history, claims, pointCenter },
      },
    } as Deployment,
    at: { bunnies: bunnies.address, squad: squad.address, starters: starters.address },
    profileAt: {
      profile: profile.address,
      claims: claims.address,
      history: history.address,
      pointCenter: pointCenter.address,
    },
    client,
    people: people.map(accountAt),
    /** Something that somebody might do next. */
    step: () => random.pick(deeds)(),
    /** What chance does not bring: a kind that comes late, a fourth team, texts that are odd, and ends. */
    async finish() {
      await runStation('setBunnyName', [12n, 'A late\u0000 kind']);
      await mintBunny(2, 12);
      await manage('addTeam', ['Four\u0000Team', 'They come late.']);
      await runStation('setBunnyURI', [3n, `https://long.example/${'x'.repeat(300)}`]);
      await mintBunny(3, 3);
      await runStation('setBaseURI', ['https://last.example/']);
      await runSquad('setBaseURI', ['ipfs://last/']);
      await addSale(money, 600n);
      await runStation('lock', []);
      await runSquad('lock', []);
    },
    /** Struck before it counts, and published again later. */
    async strike() {
      for (const [place, uri] of [
        [2, 'struck'],
        [3, 'again'],
      ] as const) {
        const root = await publish(place, 7n, `https://input.example/${uri}.json`);
        await runHistory('strikeRoot', [7n, root]);
        await chain.mine();
      }
      await publish(3, 7n, `https://input.example/${'x'.repeat(300)}`);
    },
  };
}
