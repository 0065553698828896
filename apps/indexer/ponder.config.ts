import { createConfig } from 'ponder';
import { guardedTransport } from './src/shared/guarded-transport';
import { ourNodes } from './src/shared/index-nodes';
import { indexSettings } from './src/shared/index-settings';
import { swapContracts } from './src/swap/swap.contracts';

const settings = indexSettings();

export default createConfig({
  database:
    settings.databaseUrl === undefined
      ? { kind: 'pglite', directory: settings.dataDirectory }
      : { kind: 'postgres', connectionString: settings.databaseUrl },
  chains: {
    besc: {
      id: settings.chainId,
      rpc: guardedTransport(ourNodes()),
      pollingInterval: settings.pollMilliseconds,
    },
  },
  contracts: { ...swapContracts(settings) },
  blocks: { Block: { chain: 'besc', interval: 1, startBlock: settings.startBlock } },
});
