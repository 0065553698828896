import { squadPurchaseShape } from '@besc/domain/squad/squad-rows';
import { sentRow } from '@besc/wire/test/sent-row';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { accountAt, answerApi, apiUrl, startProfileLab } from '../../../test/profile/lab-profiles';

let lab: FaultLab;
beforeAll(async () => {
  ({ lab } = await startProfileLab());
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('who bought last is called by the name of the profile', async () => {
  const buyer = accountAt(lab, 1);
  answerApi((path) =>
    path.startsWith('/api/users?')
      ? { data: [{ address: buyer, username: 'BunnyBaron', picture: null, teamId: 1 }] }
      : undefined,
  );
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== lab.settings.index.url) return await others(...request);
    const items = [sentRow(squadPurchaseShape, { account: buyer, firstTicket: 1, tickets: 2 })];
    return Response.json({ data: { page: { items, pageInfo: { endCursor: null, hasNextPage: false } } } });
  });
  await open('/pancake-squad', { account: accountAt(lab, 2), settings: { api: { url: apiUrl } } });
  expect(await screen.findByText('BunnyBaron', undefined, { timeout: 10_000 })).toBeVisible();
});
