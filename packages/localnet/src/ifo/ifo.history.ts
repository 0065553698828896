import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { IfoPoolId } from '@besc/domain/ifo/ifo';
import { min } from '@besc/domain/shared/math';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { commitCall, harvestIfoCall } from '@besc/sdk/ifo/ifo-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { parseUnits } from 'viem';
import { actors } from '../history/actors';
import { actsPart } from '../history/acts-part';
import { chainClient } from '../history/chain-client';
import type { HistoryStretch, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { approval } from '../history/token-transactions';
import { basicCap, localIfos } from './local-ifos';
import { openIfos } from './open-ifos';
import { saleWorld } from './sale-world';

/** Blocks that a coming sale is away, and that it then runs. */
const [ahead, length] = [270, 300];

/** Two past sales, one that runs and one that comes; while the chain runs, the next one is always made in time. */
export const ifoHistory: HistoryWriter = {
  slug: 'ifo',
  order: 70,
  async open(world) {
    if (contractIfAny(world.deployment, 'ifo', 'factory') !== undefined) await openIfos(world);
    return undefined;
  },
  async begin(world) {
    const { chain, deployment, seed } = world;
    if (contractIfAny(deployment, 'ifo', 'factory') === undefined) return [];
    const { factory, money, participants, making, moneyOf, roles } = saleWorld(world);
    const client = chainClient(chain);
    const random = seededRandom(`${seed} ifo`);
    const people = roles.people.map(({ address }) => address);
    const who = (await participants()).filter((account) => !people.includes(account));
    const rounds = async () =>
      Number(await client.readContract({ address: factory, abi: ifoFactoryAbi, functionName: 'ifoLength' }));
    // A chain without a history has no sale to go on from.
    if ((await rounds()) === 0) return [];
    const windowOf = async (round: number) => {
      const at = { address: ifoAddress(factory, round), abi: ifoAbi } as const;
      const [start, end, now] = await Promise.all([
        client.readContract({ ...at, functionName: 'startBlock' }),
        client.readContract({ ...at, functionName: 'endBlock' }),
        client.getBlockNumber(),
      ]);
      return { ...at, start, end, now };
    };
    const commits = actors({
      random,
      who: who.map((account) => ({ account })),
      chance: { block: 0.12, live: 0.5 },
      calls: [
        {
          word: 'commitments',
          chance: 0.7,
          async call({ account }): Promise<ContractCall | undefined> {
            // The newest that may be open, with some blocks to spare.
            for (let round = await rounds(), tries = 0; round > 0 && tries < 2; round -= 1, tries += 1) {
              const { address, start, end, now } = await windowOf(round);
              if (now < start || now + 4n > end) continue;
              const [[amounts], held] = await Promise.all([
                client.readContract({ address, abi: ifoAbi, functionName: 'viewUserInfo', args: [account, [0, 1]] }),
                moneyOf(account),
              ]);
              const room = basicCap - (amounts[0] ?? 0n);
              const wanted = parseUnits(`${5 + random.below(60)}`, 18);
              if (held < wanted * 2n) return undefined;
              return random.next() < 0.4 && room > 0n
                ? commitCall(address, 0, min(room, wanted))
                : commitCall(address, 1, wanted);
            }
            return undefined;
          },
        },
        {
          word: 'harvests of sales',
          chance: 0.3,
          async call({ account }) {
            const round = 1 + random.below(await rounds());
            const { address, end, now } = await windowOf(round);
            if (now <= end) return undefined;
            const args = [account, [0, 1]] as const;
            const read = { address, abi: ifoAbi, functionName: 'viewUserInfo', args } as const;
            const [amounts, claimed] = await client.readContract(read);
            const due = ([0, 1] as const).find((pid) => (amounts[pid] ?? 0n) > 0n && !claimed[pid]);
            return due === undefined ? undefined : harvestIfoCall(address, due as IfoPoolId);
          },
        },
      ],
    });
    const counts: Record<string, number> = {};
    let next: ReturnType<typeof making> | undefined;
    /** When the newest sale has begun, the next one is scheduled, and in the round after that it is made. */
    const renewal: HistoryStretch = {
      block: async () => actsPart([], counts),
      async live() {
        if (next) {
          const { execute } = next;
          next = undefined;
          const address = ifoAddress(factory, (await rounds()) + 1);
          const allowances = who.map((account) => approval(account, money, address));
          return actsPart([{ word: 'sales', transactions: [...execute, ...allowances] }], counts);
        }
        const round = await rounds();
        const { start, now } = await windowOf(round);
        const sale = localIfos[2 + (round % 2)];
        if (now < start || sale === undefined) return actsPart([], counts);
        const startBlock = Number(now) + ahead;
        next = making([{ sale, round: round + 1, startBlock, endBlock: startBlock + length }]);
        return actsPart([{ transactions: [...next.fund, ...next.schedule] }], counts);
      },
      counts: () => counts,
    };
    return [commits, renewal];
  },
};
