import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { createConfig, factory } from 'ponder';
import { parseAbiItem } from 'viem';
import { guardedTransport } from './src/shared/guarded-transport';
import { indexSettings } from './src/shared/index-settings';

const settings = indexSettings();

export default createConfig({
  database:
    settings.databaseUrl === undefined
      ? { kind: 'pglite', directory: settings.dataDirectory }
      : { kind: 'postgres', connectionString: settings.databaseUrl },
  chains: {
    besc: {
      id: settings.chainId,
      rpc: guardedTransport(settings),
      pollingInterval: settings.pollMilliseconds,
    },
  },
  contracts: {
    Factory: { chain: 'besc', abi: factoryAbi, address: settings.factory, startBlock: settings.startBlock },
    Pair: {
      chain: 'besc',
      abi: pairAbi,
      address: factory({
        address: settings.factory,
        event: parseAbiItem(
          'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
        ),
        parameter: 'pair',
      }),
      startBlock: settings.startBlock,
    },
  },
  blocks: { Block: { chain: 'besc', interval: 1, startBlock: settings.startBlock } },
});
