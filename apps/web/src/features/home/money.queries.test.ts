import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { supplyQuery } from './money.queries';

afterEach(() => vi.restoreAllMocks());

const settings = makeSettings();
const burn = settings.contracts.tokens?.wbesc?.address;
const ask = (read: (name: string) => bigint) => {
  const reader = { read: async ({ functionName }: { functionName: string }) => read(functionName) };
  return new QueryClient().fetchQuery(supplyQuery({ settings, reader } as never, burn));
};

test('INFO-22 INFO-23 a supply or burn that cannot be read is logged by its name, once, and the read has failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [broken, name] of [
    ['totalSupply', 'the MONEY supply'],
    ['balanceOf', 'burned MONEY'],
  ] as const) {
    const fail = (asked: string) => {
      if (asked === broken) throw new Error('silent');
      return 5n;
    };
    warn.mockClear();
    await expect(ask(fail)).rejects.toThrow('silent');
    await expect(ask(fail)).rejects.toThrow('silent');
    expect(warn.mock.calls.map(([message]) => message)).toEqual([`The balance of ${name} could not be read.`]);
  }
  expect(await ask(() => 5n)).toEqual({ supply: 5n, burned: 5n });
});
