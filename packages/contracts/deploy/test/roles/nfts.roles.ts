import { zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, toHex } from 'viem';
import { mintingStationAbi } from '../../../generated/abi/minting-station';
import { nftMarketAbi } from '../../../generated/abi/nft-market';
import { squadAbi } from '../../../generated/abi/squad';
import { starterFactoryAbi } from '../../../generated/abi/starter-factory';
import { addressOf } from '../../address-of';
import {
  accessControl,
  anyone,
  collectionFunctions,
  guardianPause,
  only,
  owners,
  ownership,
  type RoleEntry,
  type RoleTable,
  roleAdmin,
  type SceneChain,
  type SlugRoles,
} from './role-entry';

const provenance = keccak256(toHex('all pictures'));
/** Who sells Squad where there is no sale. */
const someSale = checksumAddress(`0x${'5a'.repeat(20)}`);

const stations = (args?: RoleEntry['args']) => only(['minting station'], 'NotStation', args);
const marketTerms: RoleEntry['args'] = ({ contracts, accounts }) => [
  ...[contracts['bunnies'], accounts.stranger, zeroAddress, 300n, 100n],
];
const admins = (args?: RoleEntry['args']) => only(['owner'], accessControl, args);

const tables: Readonly<Record<string, RoleTable>> = {
  bunnies: {
    ...collectionFunctions,
    mint: stations(({ accounts }) => [accounts.stranger, 5n]),
    setBunnyName: stations(() => [5n, 'Other']),
    setBunnyURI: stations(() => [5n, 'ipfs://other']),
    setBaseURI: stations(() => ['ipfs://other/']),
    lock: stations(),
    setStation: stations(({ accounts }) => [accounts.stranger]),
  },
  'minting-station': {
    ...roleAdmin,
    mintCollectible: only(['starter factory'], accessControl, ({ accounts }) => [accounts.stranger, 5n]),
    setBunnyName: admins(() => [5n, 'Other']),
    setBunnyURI: admins(() => [5n, 'ipfs://other']),
    setBaseURI: admins(() => ['ipfs://other/']),
    lock: admins(),
    changeOwnershipNFTContract: admins(({ accounts }) => [accounts.stranger]),
  },
  'starter-factory': {
    ...ownership(),
    mintNFT: anyone(() => [5n], 'ERC20InsufficientAllowance'),
    updateTokenPrice: owners(() => [1n]),
    setTreasury: owners(({ accounts }) => [accounts.stranger]),
    claimFee: anyone(),
  },
  squad: {
    ...ownership(),
    ...collectionFunctions,
    setOperator: owners(({ accounts }) => [accounts.stranger]),
    // A sale that there is may (its own slug says so).
    mint: only([], 'NotSale', ({ accounts }) => [accounts.stranger, 2n]),
    setSale: owners(({ accounts }) => [accounts.stranger, provenance], 'SaleStands'),
    setBaseURI: only(['owner', 'operator'], 'Forbidden', () => ['ipfs://other/']),
    lock: owners(),
  },
  'nft-market': {
    ...ownership(),
    ...guardianPause,
    createAskOrder: anyone((world) => [world.contracts['bunnies'], 1n, 0n], 'PriceOutOfRange'),
    modifyAskOrder: anyone((world) => [world.contracts['bunnies'], 1n, 0n], 'NotListed'),
    cancelAskOrder: anyone((world) => [world.contracts['bunnies'], 1n], 'NotListed'),
    buyTokenUsingWBESC: anyone((world) => [world.contracts['bunnies'], 1n, 0n], 'NotListed'),
    buyTokenUsingBESC: anyone((world) => [world.contracts['bunnies'], 1n], 'NotListed'),
    createAskOrders: anyone(() => [[], [], []]),
    modifyAskOrders: anyone(() => [[], [], []]),
    cancelAskOrders: anyone(() => [[], []]),
    buyTokensUsingWBESC: anyone(() => [[], [], []]),
    buyTokensUsingBESC: anyone(() => [[], [], []]),
    act: only(
      ['NFT market'],
      'NotMarket',
      (world) => [2, world.accounts.stranger, world.contracts['bunnies'], 1n, 0n],
      {
        answer: 'NotListed',
      },
    ),
    claimPendingRevenue: anyone(() => [], 'NothingToClaim'),
    claimFee: anyone(() => [], 'NothingToClaim'),
    addCollection: owners(marketTerms, 'CollectionStands'),
    modifyCollection: owners(marketTerms),
    closeCollectionForTradingAndListing: owners((world) => [world.contracts['bunnies']]),
    updateMinimumAndMaximumPrices: owners(() => [1n, 2n]),
    setTreasury: owners(({ accounts }) => [accounts.stranger]),
    recoverFungibleTokens: owners(({ lost, accounts }) => [lost, accounts.stranger]),
    recoverNonFungibleToken: owners((world) => [world.contracts['squad'], 3n, world.accounts.stranger]),
  },
};

/** Gives the stranger token 1 of each collection, base URIs to lock, and offers what moves in two steps. */
async function prepare({ accounts, at, send, read, pass }: SceneChain): Promise<void> {
  const { owner, operator, stranger, candidate } = accounts;
  const offer = { functionName: 'transferOwnership', args: [candidate] };
  const factory = at('starter-factory');
  const station = at('minting-station');
  const onStation = (functionName: string, ...args: unknown[]) => ({ abi: mintingStationAbi, functionName, args });
  const onSquad = (functionName: string, ...args: unknown[]) => ({ abi: squadAbi, functionName, args });
  await send(factory, station, onStation('mintCollectible', stranger, 5n));
  await send(owner, station, onStation('setBaseURI', 'ipfs://bunnies/'));
  await send(owner, station, onStation('beginDefaultAdminTransfer', candidate));
  await send(owner, factory, { abi: starterFactoryAbi, ...offer });
  const set = String(await read(at('squad'), onSquad('sale')));
  const sale = set === zeroAddress ? someSale : checksumAddress(set);
  if (set === zeroAddress) await send(owner, at('squad'), onSquad('setSale', sale, provenance));
  await send(sale, at('squad'), onSquad('mint', stranger, 1n));
  // One that was sent to the market by mistake.
  await send(sale, at('squad'), onSquad('mint', at('nft-market'), 3n));
  await send(operator, at('squad'), onSquad('setBaseURI', 'ipfs://squad/'));
  await send(owner, at('squad'), { abi: squadAbi, ...offer });
  await send(owner, at('nft-market'), { abi: nftMarketAbi, ...offer });
  // The admin of roles is handed over after two days.
  await pass(3 * 86_400);
}

export const roles: SlugRoles = {
  tables,
  prepare,
  places: (deployment) => ({
    bunnies: addressOf(deployment, 'nfts', 'bunnies'),
    'minting-station': addressOf(deployment, 'nfts', 'station'),
    'starter-factory': addressOf(deployment, 'nfts', 'starters'),
    squad: addressOf(deployment, 'nfts', 'squad'),
    'nft-market': addressOf(deployment, 'nfts', 'market'),
  }),
  callers: {
    'minting station': { is: 'the contract that mints Bunnies', contract: 'minting-station' },
    'starter factory': { is: 'the contract that sells starters', contract: 'starter-factory' },
    'NFT market': { is: 'the market for collectibles itself', contract: 'nft-market' },
  },
  limits: [['starter-factory', 'updateTokenPrice', 25n * 10n ** 18n, 'PriceAboveCap']],
};
