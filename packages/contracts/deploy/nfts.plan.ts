import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { bunniesAbi } from '../generated/abi/bunnies';
import { mintingStationAbi } from '../generated/abi/minting-station';
import { squadAbi } from '../generated/abi/squad';
import { starterFactoryAbi } from '../generated/abi/starter-factory';
import { bunniesBytecode } from '../generated/bytecode/bunnies';
import { mintingStationBytecode } from '../generated/bytecode/minting-station';
import { squadBytecode } from '../generated/bytecode/squad';
import { starterFactoryBytecode } from '../generated/bytecode/starter-factory';
import { amountBetween } from './amount-between';
import { ownerOf } from './owner';
import { type AddressById, type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the collections. */
const settings = z.strictObject({
  /** MONEY for a starter; it can rise to five times as much. */
  starterPrice: z._default(amountBetween(1n, parseEther('1000')), '5'),
  /** The first block in which one can be had; 0 for at once. */
  starterBlock: z._default(z.int().check(z.minimum(0)), 0),
});
const nftsOf = ({ plan }: PlanInput) => slugSettings(plan, 'nfts', settings);

/** How many portraits there are. */
const squadSupply = 10_000n;

/** The collections Bunnies and Squad, and who mints Bunnies; the sale of Squad comes with its own plan. */
export const nftsPlan = slugPlan({
  slug: 'nfts',
  names: ['bunnies', 'station', 'starters', 'squad'],
  settings,
  localSettings: {},
  contracts: (input) => {
    const nfts = nftsOf(input);
    if (nfts === undefined) return {};
    const { deployer, operator, treasury } = input.plan.roles;
    return {
      bunnies: {
        abi: bunniesAbi,
        bytecode: bunniesBytecode,
        args: () => [deployer, bunnyKinds.map(({ name }) => name)],
      },
      station: {
        abi: mintingStationAbi,
        bytecode: mintingStationBytecode,
        args: (at) => [ownerOf(at), at('nfts.bunnies')],
      },
      starters: {
        abi: starterFactoryAbi,
        bytecode: starterFactoryBytecode,
        args: (at) => [
          at('tokens.money'),
          at('nfts.station'),
          ownerOf(at),
          treasury,
          parseEther(nfts.starterPrice),
          BigInt(nfts.starterBlock),
        ],
      },
      squad: { abi: squadAbi, bytecode: squadBytecode, args: (at) => [ownerOf(at), operator, squadSupply] },
    };
  },
  calls: (input) =>
    nftsOf(input) === undefined
      ? []
      : [
          {
            name: 'setStation',
            to: 'nfts.bunnies',
            data: (at) =>
              encodeFunctionData({ abi: bunniesAbi, functionName: 'setStation', args: [at('nfts.station')] }),
            isDone: async (client, at) => (await stationOf(client, at)) === at('nfts.station'),
          },
        ],
  grants: (input) =>
    nftsOf(input) === undefined ? [] : [{ role: 'MINTER_ROLE', of: 'nfts.station', account: 'nfts.starters' }],
  audit: async (client, at, input) => {
    const nfts = nftsOf(input);
    if (nfts === undefined) return [];
    const starters = { address: at('nfts.starters'), abi: starterFactoryAbi } as const;
    const launchPrice = await client.readContract({ ...starters, functionName: 'launchPrice' });
    return [
      { name: 'station of nfts.bunnies', actual: await stationOf(client, at), expected: at('nfts.station') },
      {
        name: 'launchPrice of nfts.starters',
        actual: String(launchPrice),
        expected: String(parseEther(nfts.starterPrice)),
      },
    ];
  },
});

async function stationOf(client: PublicClient, at: AddressById) {
  const address = at('nfts.bunnies');
  return checksumAddress(await client.readContract({ address, abi: bunniesAbi, functionName: 'station' }));
}
