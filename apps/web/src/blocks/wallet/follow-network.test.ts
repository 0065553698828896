import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { followNetwork } from './follow-network';
import { walletStore } from './wallet-store';

const settings = makeSettings();
const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const at = (walletChainId: number) => walletStore.setState({ status: 'connected', address, walletChainId }, true);

beforeEach(() => walletStore.setState({ status: 'disconnected' }, true));

test('a wallet that leaves is asked once to come back, and again only when it leaves again', () => {
  const time = 0;
  const asked = vi.fn(async () => undefined);
  const stop = followNetwork(settings, asked, () => time);
  // Where it was when it was connected is asked about by the login.
  at(1);
  expect(asked).not.toHaveBeenCalled();
  at(settings.chain.id);
  at(1);
  at(56);
  at(1);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('it is asked at its next leaving, but not to and fro, and not while it is still being asked', async () => {
  let time = 0;
  let answer = () => {};
  const asked = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const stop = followNetwork(settings, asked, () => time);
  const leave = () => {
    at(settings.chain.id);
    at(1);
  };
  leave();
  time = 60_000;
  leave();
  expect(asked).toHaveBeenCalledTimes(1);
  answer();
  await eventually(() => {
    leave();
    expect(asked).toHaveBeenCalledTimes(2);
  });
  answer();
  await Promise.resolve();
  leave();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});
