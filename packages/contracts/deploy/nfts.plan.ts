import { bunnyKinds } from '@besc/domain/nfts/bunny-kinds';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, type PublicClient, parseEther } from 'viem';
import * as z from 'zod/mini';
import { bunniesAbi } from '../generated/abi/bunnies';
import { mintingStationAbi } from '../generated/abi/minting-station';
import { nftMarketAbi } from '../generated/abi/nft-market';
import { squadAbi } from '../generated/abi/squad';
import { starterFactoryAbi } from '../generated/abi/starter-factory';
import { bunniesBytecode } from '../generated/bytecode/bunnies';
import { mintingStationBytecode } from '../generated/bytecode/minting-station';
import { nftMarketBytecode } from '../generated/bytecode/nft-market';
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
  /** WBESC that an item costs at least and at most. */
  minimumAskPrice: z._default(amountBetween(1n, parseEther('1000')), '0.005'),
  maximumAskPrice: z._default(amountBetween(1n, parseEther('1000000')), '10000'),
  /** Hundredths of a percent of a price, for both collections at first. */
  tradingFee: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 200),
});
const nftsOf = ({ plan }: PlanInput) => slugSettings(plan, 'nfts', settings);

/** How many portraits there are. */
const squadSupply = 10_000n;

/** The collections Bunnies and Squad, who mints Bunnies, and the market; the sale of Squad comes with its own plan. */
export const nftsPlan = slugPlan({
  slug: 'nfts',
  names: ['bunnies', 'station', 'starters', 'squad', 'market'],
  settings,
  localSettings: {},
  limits: { ITEM_GAS: 400_000n, TOTAL_MAX_FEE: 1000n, MAX_PRICE_LIMIT: parseEther('1000000') },
  bounded: { maximumAskPrice: 'MAX_PRICE_LIMIT' },
  contracts: (input) => {
    const nfts = nftsOf(input);
    if (nfts === undefined) return {};
    const { deployer, guardian, operator, treasury } = input.plan.roles;
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
      market: {
        abi: nftMarketAbi,
        bytecode: nftMarketBytecode,
        args: (at) => [
          at('tokens.wbesc'),
          ownerOf(at),
          guardian,
          treasury,
          parseEther(nfts.minimumAskPrice),
          parseEther(nfts.maximumAskPrice),
          BigInt(nfts.tradingFee),
          [at('nfts.bunnies'), at('nfts.squad')],
        ],
      },
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
    const market = { address: at('nfts.market'), abi: nftMarketAbi } as const;
    const limits = await Promise.all(
      (['minimumAskPrice', 'maximumAskPrice'] as const).map(async (functionName) => ({
        name: `${functionName} of nfts.market`,
        actual: String(await client.readContract({ ...market, functionName })),
        expected: String(parseEther(nfts[functionName])),
      })),
    );
    const fees = await Promise.all(
      (['nfts.bunnies', 'nfts.squad'] as const).map(async (id) => {
        const call = { ...market, functionName: 'viewCollection', args: [at(id)] } as const;
        const { tradingFee, creatorFee } = await client.readContract(call);
        return {
          name: `trading and creator fee of ${id}`,
          actual: `${tradingFee}, ${creatorFee}`,
          expected: `${nfts.tradingFee}, 0`,
        };
      }),
    );
    return [
      ...limits,
      ...fees,
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
