import { createConfig } from 'ponder';
import { ignoreHeartbeat } from './launch/ignore-heartbeat';
import { guardedTransport } from './src/shared/guarded-transport';
import { ourNodes } from './src/shared/index-nodes';
import { indexSettings } from './src/shared/index-settings';
import { sourcesOf } from './src/shared/sources-of';
import * as slugs from './src/slugs';

const settings = indexSettings();
ignoreHeartbeat();

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
  ...sourcesOf(slugs, settings),
});
