import { localDeployment } from '@besc/contracts/deployments/local';
import { versionBump } from '@besc/domain/tokens/list-version';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { expect, test } from 'vitest';
import { testChain } from '../../test/support/start-test-api';
import { defaultTokenList } from './default-token-list';

test('LIST-13 a deployment file that was written later is a later version of the list', () => {
  const { roles: _, ...deployed } = localDeployment;
  const deployment = parseDeployment({ version: 2, ...testChain, ...deployed });
  const versions = ['2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', '2026-01-02T00:00:00Z'].map(
    (time) =>
      defaultTokenList({ deployment, deployedAt: new Date(time), publicOrigin: 'https://swap.example' }).version,
  );
  expect(versions[1]).toEqual({ major: 20_260_101, minor: 0, patch: 0 });
  const steps = versions.slice(1).map((next, index) => versionBump(versions[index] ?? next, next));
  expect(steps).toEqual(['major', 'minor', 'major']);
  // What was served before the version came from the file.
  expect(versionBump({ major: 1, minor: 0, patch: 0 }, versions[0] ?? { major: 0, minor: 0, patch: 0 })).toBe('major');
});
