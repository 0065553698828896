import { expect, test } from 'vitest';
import { ignoreHeartbeat } from '../../launch/ignore-heartbeat';
import { engineModule } from '../support/engine-module';

test('the engine does not wait for the heartbeat of one that was killed', async () => {
  const { buildOptions } = await engineModule<{
    buildOptions: (of: unknown) => { readonly databaseHeartbeatTimeout: number };
  }>('internal/options.js');
  const options = buildOptions({ cliOptions: { config: 'ponder.config.ts', version: '0.16.6' } });
  expect(options.databaseHeartbeatTimeout).toBeGreaterThan(0);
  ignoreHeartbeat({ PONDER_COMMON: { options } });
  expect(options.databaseHeartbeatTimeout).toBe(0);
});
