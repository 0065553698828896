import { claimShape, pointShape } from '@besc/domain/profile/profile-rows';
import { zeroAddress } from '@besc/domain/shared/address';
import { sentRow } from '@besc/wire/test/sent-row';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { makeQueryClient } from '../../lib/make-query-client';
import { awardsQuery } from './profile.queries';

afterEach(() => vi.unstubAllGlobals());

/** The states that the list of achievements goes through, until it is settled. */
async function statesOf(account: typeof zeroAddress | undefined): Promise<readonly string[]> {
  const observer = new QueryObserver(makeQueryClient(), awardsQuery(noChain(), account));
  const states: string[] = [];
  const leave = observer.subscribe(({ status, fetchStatus }) => {
    const state = status === 'pending' ? (fetchStatus === 'idle' ? 'not fetched' : 'fetching') : status;
    if (states.at(-1) !== state) states.push(state);
  });
  if (account === undefined) states.push(observer.getCurrentResult().fetchStatus === 'idle' ? 'not fetched' : 'asked');
  else await vi.waitFor(() => expect(['success', 'error']).toContain(states.at(-1)));
  leave();
  return states;
}

test('ACH-04 achievements are not fetched without an account, then fetching, and fetched or an error', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const isPoints = String(body).includes('profilePoints');
    const row = sentRow(isPoints ? pointShape : claimShape);
    return Response.json({ data: { [isPoints ? 'points' : 'claims']: { items: [row] } } });
  });
  expect(await statesOf(undefined)).toEqual(['not fetched']);
  expect(await statesOf(zeroAddress)).toEqual(['fetching', 'success']);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'no' }] }));
  expect(await statesOf(zeroAddress)).toEqual(['fetching', 'error']);
});
