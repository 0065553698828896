import { profileAbi } from '@besc/contracts/abi/profile';
import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Address } from '@besc/domain/shared/address';
import { presalePromises } from '@besc/domain/squad/presale-promises';
import { presaleSupply, reserveSupply } from '@besc/domain/squad/squad-sizes';
import { commitCall, revealCall } from '@besc/sdk/random/random-calls';
import { commitmentOf } from '@besc/sdk/shared/writes/commitment-of';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { readFirstGeneration } from '@besc/sdk/squad/read-first-generation';
import { buyPresaleTicketsCall, buySquadTicketsCall, dueStepCall, mintTicketsCall } from '@besc/sdk/squad/squad-calls';
import {
  claimProceedsCall,
  mintForTreasuryCall,
  openPhaseCall,
  reserveTicketsCall,
  revealPortraitsCall,
  takeSnapshotCall,
  whitelistCall,
} from '@besc/sdk/squad/squad-operator-calls';
import { keccak256, parseEther, toHex } from 'viem';
import { actors } from '../history/actors';
import { type Act, actsPart } from '../history/acts-part';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryStretch, HistoryWorld, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { firstSaleSteps, leadSeconds, rehearsalSteps, type SaleStep } from './sale-times';

/** Short enough to see the whole of a sale while one looks. */
const saleSeconds = 180;
/** MONEY for tickets. */
const allowance = parseEther('150');
/** Where the metadata of the portraits of the first sale is. */
const portraitsUri = 'ipfs://bafybeigsquad/metadata/';
/** Portraits that the treasury has at once, of the reserve and of what was not sold. */
const treasuryPortraits = 260;

/** The first sale is sold, drawn and minted within the first days; a rehearsal of it waits to be opened by the keeper. */
export const squadHistory: HistoryWriter = {
  slug: 'squad',
  order: 70,
  settings: () => ({ saleSeconds }),
  times: ({ start, end }) => [...firstSaleSteps(start, saleSeconds), ...rehearsalSteps(end)].map(([time]) => time),
  keeper: () => ({ SQUAD_LEAD_SECONDS: '630' }),
  async open({ chain, deployment }) {
    const sales = salesOf(deployment);
    if (sales.length === 0) return undefined;
    const { operator, people, traders } = chainRoles(chain);
    const money = addressOf(deployment, 'tokens', 'money');
    const who = [...people.slice(1), ...traders].map(({ address }) => address);
    // What the rehearsal costs, the traders pay while one looks.
    const [, rehearsal] = sales;
    const spenders = rehearsal === undefined ? [] : traders.map(({ address }) => approval(address, money, rehearsal));
    await openingWriter(chain)('MONEY for tickets', {
      transactions: [
        ...who.map((to) => transfer(operator.address, money, { to, amount: allowance })),
        ...spenders,
        approval(operator.address, money, addressOf(deployment, 'random', 'source')),
      ],
    });
    return undefined;
  },
  async begin(world) {
    const [first, rehearsal] = salesOf(world.deployment);
    if (first === undefined) return [];
    const live = rehearsal === undefined ? [] : [buyers(world, rehearsal)];
    return world.isResumed ? live : [operatorSale(world, first, rehearsal), ...live];
  },
};

function salesOf(deployment: HistoryWorld['deployment']): readonly Address[] {
  return (['sale', 'rehearsal'] as const).flatMap((name) => contractIfAny(deployment, 'squad', name)?.address ?? []);
}

/** Traders buy tickets of the sale that runs, and mint what became of them. */
function buyers({ chain, seed }: HistoryWorld, sale: Address): HistoryStretch {
  const random = seededRandom(`${seed} tickets of the rehearsal`);
  const client = chainClient(chain);
  const at = { address: sale, abi: squadSaleAbi } as const;
  const who = chainRoles(chain).traders.map(({ address: account }) => ({ account }));
  const takes = async (account: Address, call: ContractCall) => {
    const { address, abi, functionName, args } = call;
    const asked = client.simulateContract({ account, address, abi, functionName, args } as never);
    return await asked.then(
      () => call,
      () => undefined,
    );
  };
  return actors({
    random,
    who,
    chance: { block: 0, live: 0.5 },
    calls: [
      {
        word: 'squad tickets',
        chance: 0.8,
        async call({ account }) {
          const status = await client.readContract({ ...at, functionName: 'currentStatus' });
          if (status !== 2 && status !== 3) return undefined;
          // Enough for the sale to reach its minimum also where few of them come to it in time.
          const wished = 6 + random.below(5);
          for (const count of [wished, 2, 1]) {
            const call =
              (await takes(account, buyPresaleTicketsCall(sale, count))) ??
              (await takes(account, buySquadTicketsCall(sale, count)));
            if (call !== undefined) return call;
          }
          return undefined;
        },
      },
      {
        word: 'squad portraits',
        chance: 0.2,
        async call({ account }) {
          if ((await client.readContract({ ...at, functionName: 'currentStatus' })) !== 5) return undefined;
          const tickets = await openTickets({ chain, sale, account });
          return tickets.length === 0 ? undefined : mintTicketsCall(sale, tickets);
        },
      },
    ],
  });
}

async function openTickets({
  chain,
  sale,
  account,
}: {
  chain: HistoryWorld['chain'];
  sale: Address;
  account: Address;
}) {
  const client = chainClient(chain);
  const at = { address: sale, abi: squadSaleAbi } as const;
  const [ids] = await client.readContract({ ...at, functionName: 'ticketsOfUserBySize', args: [account, 0n, 600n] });
  const minted = await Promise.all(
    ids.map((id) => client.readContract({ ...at, functionName: 'isMinted', args: [id] })),
  );
  return ids.filter((_, index) => !minted[index]).map(Number);
}

/** The operator's steps of the first sale, with who buys, and the first steps of the rehearsal. */
function operatorSale(world: HistoryWorld, first: Address, rehearsal: Address | undefined): HistoryStretch {
  const { chain, deployment, seed, start, end } = world;
  const { operator, people, traders } = chainRoles(chain);
  const random = seededRandom(`${seed} squad`);
  const client = chainClient(chain);
  const [source, money] = [addressOf(deployment, 'random', 'source'), addressOf(deployment, 'tokens', 'money')];
  const secret = keccak256(toHex(`${seed} squad secret`));
  const buyersOf = [...people.slice(1), ...traders].map(({ address }) => address);
  const steps = new Map(firstSaleSteps(start, saleSeconds));
  const rehearsed = new Map(rehearsal === undefined ? [] : rehearsalSteps(end));
  const counts = { 'squad tickets': 0, 'squad portraits': 0 };
  const at = { address: first, abi: squadSaleAbi } as const;
  const send = (...calls: readonly ContractCall[]): Act => ({
    transactions: calls.map((call) => sentCall(operator.address, call, 8_000_000n)),
  });
  const promise = async (sale: Address): Promise<Act> => {
    const { snapshotBlock: block } = await client.readContract({ ...at, address: sale, functionName: 'viewSale' });
    const { address: bunnies, startBlock } = contractOf(deployment, 'nfts', 'bunnies');
    const profile = addressOf(deployment, 'profile', 'profile');
    const held = await readFirstGeneration(client, { bunnies, profile, fromBlock: BigInt(startBlock), block });
    return send(whitelistCall(sale, presalePromises(held, presaleSupply)));
  };
  const premint = (sale: Address) =>
    send(openPhaseCall(sale, 'premint'), takeSnapshotCall(sale), reserveTicketsCall(sale, reserveSupply));
  /** Purchases of those whose profile is active, in the order of the accounts. */
  const tickets = async (calls: readonly (ContractCall | undefined)[]): Promise<Act[]> => {
    const profile = { address: addressOf(deployment, 'profile', 'profile'), abi: profileAbi } as const;
    const isActive = await Promise.all(
      buyersOf.map((account) => client.readContract({ ...profile, functionName: 'getUserStatus', args: [account] })),
    );
    return buyersOf.flatMap((account, index): Act[] => {
      const call = isActive[index] ? calls[index] : undefined;
      if (call === undefined) return [];
      const paid = approval(account, money, first, allowance);
      return [{ word: 'squad tickets', transactions: [paid, sentCall(account, call)] }];
    });
  };
  const mints = async (): Promise<Act[]> => {
    const own = await Promise.all(
      buyersOf.map(async (account): Promise<Act[]> => {
        // The person at the screen has some that are yet to be minted.
        const open = await openTickets({ chain, sale: first, account });
        const some = account === people[1]?.address ? open.slice(0, Math.ceil(open.length / 2)) : open;
        if (some.length === 0) return [];
        return [
          { word: 'squad portraits', transactions: [sentCall(account, mintTicketsCall(first, some), 6_000_000n)] },
        ];
      }),
    );
    const distributed = await client.readContract({ ...at, functionName: 'totalTicketsDistributed' });
    const rest = [...Array(reserveSupply).keys()].concat(
      Array.from({ length: treasuryPortraits - reserveSupply }, (_, index) => Number(distributed) + index),
    );
    const groups = Array.from({ length: Math.ceil(rest.length / 40) }, (_, index) =>
      rest.slice(index * 40, index * 40 + 40),
    );
    return [...own.flat(), send(...groups.map((group) => mintForTreasuryCall(first, group)))];
  };
  const take = async (step: SaleStep, now: number): Promise<Act[]> => {
    switch (step) {
      case 'premint':
        return [premint(first)];
      case 'promise':
        return [await promise(first)];
      case 'presale':
        return [
          send(
            commitCall(source, commitmentOf(secret)),
            openPhaseCall(first, 'presale'),
            openPhaseCall(first, 'sale', now + leadSeconds),
          ),
        ];
      case 'presale-buy': {
        const promised = await Promise.all(
          buyersOf.map((account) =>
            client.readContract({ ...at, functionName: 'numberTicketsForGen0', args: [account] }),
          ),
        );
        return await tickets(
          promised.map((most) => {
            const count = Number(most);
            return count === 0 ? undefined : buyPresaleTicketsCall(first, 1 + random.below(count));
          }),
        );
      }
      case 'public-buy':
        return await tickets(buyersOf.map(() => buySquadTicketsCall(first, 1 + random.below(5))));
      case 'end':
        return [send(dueStepCall(first, 'endSale'))];
      case 'draw': {
        const { randomId } = await client.readContract({ ...at, functionName: 'viewSale' });
        const collection = addressOf(deployment, 'nfts', 'squad');
        return [
          send(
            revealCall(source, randomId, secret),
            dueStepCall(first, 'openClaim'),
            claimProceedsCall(first),
            revealPortraitsCall(collection, portraitsUri),
          ),
        ];
      }
      case 'mint':
        return await mints();
      default:
        return [];
    }
  };
  return {
    async block({ timestamp, askedBy }) {
      if (!askedBy?.includes('squad')) return actsPart([], counts);
      const step = steps.get(timestamp);
      if (step !== undefined) return actsPart(await take(step, timestamp), counts);
      const next = rehearsed.get(timestamp);
      if (next === undefined || rehearsal === undefined) return actsPart([], counts);
      return actsPart([next === 'premint' ? premint(rehearsal) : await promise(rehearsal)], counts);
    },
    live: async () => actsPart([], counts),
    counts: () => counts,
  };
}
