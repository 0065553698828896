// @vitest-environment happy-dom

import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { nativeBalanceQuery } from './native-balance-query';

const account = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');

test('WALLET-24 a balance that cannot be read is logged, once until it answers again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const chain = noChain(makeSettings());
  const nativeBalance = vi.spyOn(chain.reader, 'nativeBalance');
  const read = () => new QueryClient().query(nativeBalanceQuery(chain, account)).catch(() => undefined);
  nativeBalance.mockRejectedValue(new Error('no answer'));
  await read();
  await read();
  expect(warned).toHaveBeenCalledOnce();
  nativeBalance.mockResolvedValueOnce(1n);
  await read();
  await read();
  expect(warned).toHaveBeenCalledTimes(2);
});
