import { squadPicturesHash } from '@besc/domain/nfts/squad-pictures-hash';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, numberToHex, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { squadAbi } from '../generated/abi/squad';
import { squadSaleAbi } from '../generated/abi/squad-sale';
import { squadBytecode } from '../generated/bytecode/squad';
import { squadSaleBytecode } from '../generated/bytecode/squad-sale';
import { amountBetween } from './amount-between';
import { ownerOf } from './owner';
import { type AddressById, type CallPlan, type ContractPlan, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the sale of Squad. */
const settings = z.strictObject({
  /** MONEY for a ticket; it can rise to five times as much before the presale. */
  price: z._default(amountBetween(1n, parseEther('1000')), '5'),
  /** Tickets that must be sold by the end, or all are paid back. */
  minimumTickets: z._default(z.int().check(z.minimum(1), z.maximum(9880)), 5000),
  /** Seconds that the public sale lasts; 30 days at most. */
  saleSeconds: z._default(z.int().check(z.minimum(1), z.maximum(2_592_000)), 604_800),
  /** Whether there is a second sale of the same portraits in a collection of its own, to see its phases while the first is over. */
  rehearsal: z._default(z.boolean(), false),
});
const squadOf = ({ plan }: PlanInput) => slugSettings(plan, 'squad', settings);

const portraits = 10_000n;

/** A sale and the collection that it sells, by their ids. */
interface SalePlan {
  readonly sale: string;
  readonly collection: string;
}

const firstSale: SalePlan = { sale: 'squad.sale', collection: 'nfts.squad' };
const rehearsal: SalePlan = { sale: 'squad.rehearsal', collection: 'squad.rehearsalPortraits' };

function salesOf(input: PlanInput): readonly SalePlan[] {
  const squad = squadOf(input);
  if (squad === undefined) return [];
  return squad.rehearsal ? [firstSale, rehearsal] : [firstSale];
}

/** The sale of Squad; its collection takes it, with the hash of all pictures, before a ticket is sold. */
export const squadPlan = slugPlan({
  slug: 'squad',
  names: ['sale', 'rehearsal', 'rehearsalPortraits'],
  asksWords: ['sale', 'rehearsal'],
  settings,
  localSettings: { minimumTickets: 20, saleSeconds: 300, rehearsal: true },
  limits: {
    MAX_PRESALE: 490n,
    maxReserveSupply: 120n,
    MAX_PER_ADDRESS: 10n,
    MIN_LEAD: 600n,
    MAX_LEAD: 86_400n,
    MIN_SNAPSHOT_AGE: 7200n,
    MAX_SNAPSHOT_AGE: 43_200n,
    MAX_PRESALE_TIME: 604_800n,
    MAX_SALE_TIME: 2_592_000n,
    REFUND_TIME: 259_200n,
  },
  bounded: { saleTime: 'MAX_SALE_TIME' },
  contracts: (input) => {
    const squad = squadOf(input);
    if (squad === undefined) return {};
    const { operator, guardian, treasury } = input.plan.roles;
    const saleOf = ({ collection }: SalePlan): ContractPlan => ({
      abi: squadSaleAbi,
      bytecode: squadSaleBytecode,
      args: (at) => [
        at('tokens.money'),
        at(collection),
        at('profile.profile'),
        at('random.source'),
        ownerOf(at),
        operator,
        guardian,
        treasury,
        parseEther(squad.price),
        BigInt(squad.minimumTickets),
        BigInt(squad.saleSeconds),
      ],
    });
    return {
      sale: saleOf(firstSale),
      ...(squad.rehearsal && {
        rehearsal: saleOf(rehearsal),
        rehearsalPortraits: {
          abi: squadAbi,
          bytecode: squadBytecode,
          args: (at: AddressById) => [ownerOf(at), operator, portraits],
          salt: numberToHex(1, { size: 32 }),
        },
      }),
    };
  },
  accepts: (input) => salesOf(input).map(saleCall),
  audit: async (client, at, input) => {
    const facts = salesOf(input).map(async (one) => {
      const { sale, hash } = await soldBy(client, at, one);
      const until = saleCall(one).name;
      return [
        { name: `sale of ${one.collection}`, actual: sale, expected: at(one.sale), until },
        { name: `provenanceHash of ${one.collection}`, actual: hash, expected: squadPicturesHash, until },
      ];
    });
    return (await Promise.all(facts)).flat();
  },
});

/** Gives a collection its sale and the hash of its pictures, for good. */
const saleCall = (one: SalePlan): CallPlan => ({
  name: `setSale ${one.collection}`,
  to: one.collection,
  data: (at) => encodeFunctionData({ abi: squadAbi, functionName: 'setSale', args: [at(one.sale), squadPicturesHash] }),
  isDone: async (client, at) => (await soldBy(client, at, one)).sale === at(one.sale),
});

async function soldBy(client: PublicClient, at: AddressById, { collection }: SalePlan) {
  const call = { address: at(collection), abi: squadAbi } as const;
  const [sale, hash] = await Promise.all([
    client.readContract({ ...call, functionName: 'sale' }),
    client.readContract({ ...call, functionName: 'provenanceHash' }),
  ]);
  return { sale: checksumAddress(sale), hash };
}
