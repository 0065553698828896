import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { listsPage, makeList } from '../../../test/lists-page';
import { walletStore } from '../wallet/wallet-store';
import { refreshMs } from './list-refresh';

const page = listsPage();

describe('updates', () => {
  test.each([
    ['LIST-27', '1.0.1'],
    ['LIST-28', '1.1.0'],
    ['LIST-29', '2.0.0'],
  ])('LIST-13 LIST-17 %s a newer version found on a later visit waits until it is accepted', async (_row, version) => {
    await page.open();
    page.answers.set('/default.json', makeList('Default', version, 'NEW'));
    await page.open();
    expect(page.listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('TKN');
    expect(page.update()?.next.tokens[0]?.symbol).toBe('NEW');
    act(() => page.actions().accept(page.url('/default.json')));
    await eventually(() => expect(page.listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('NEW'));
    expect(page.update()).toBeUndefined();
    await page.open();
    expect(page.listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('NEW');
    expect(page.listOf('/default.json')?.pendingUpdate).toBeUndefined();
  });

  test('LIST-14 the same version with another content, and an older version, change nothing', async () => {
    page.answers.set('/default.json', makeList('Default', '2.0.0'));
    await page.open();
    for (const version of ['2.0.0', '1.9.9']) {
      page.answers.set('/default.json', makeList('Default', version, 'OTHER'));
      await page.open();
      expect(page.listOf('/default.json')?.current?.tokens[0]?.symbol).toBe('TKN');
      expect(page.listOf('/default.json')?.pendingUpdate).toBeUndefined();
    }
  });

  test.each(['1.0.1', '1.1.0', '2.0.0'])(
    'LIST-27 LIST-28 LIST-29 version %s of the same tokens is asked about, too',
    async (next) => {
      await page.open();
      page.answers.set('/default.json', makeList('Default', next));
      await page.open();
      expect(page.update()?.url).toBe(page.url('/default.json'));
    },
  );

  test('LIST-18 accepting without an update fails by name', async () => {
    await page.open();
    expect(() => page.actions().accept(page.url('/default.json'))).toThrow(
      'accept list update called without pending update',
    );
  });
});

describe('the refresh', () => {
  const connect = () => act(() => walletStore.setState({ status: 'connected' } as never, true));
  const times = (count: number) => eventually(() => expect(page.asked).toHaveLength(count));
  /** Time passes, and the page is looked at again: once for all parts that read the lists. */
  const look = async () => {
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await page.settled();
  };

  test('LIST-32 a list is due ten minutes after the last look, and every reader keeps that pace', async () => {
    expect(refreshMs).toBe(600_000);
    connect();
    await page.open();
    page.offset = refreshMs - 60_000;
    await look();
    expect(page.asked).toHaveLength(1);
    page.offset = refreshMs + 1_000;
    await look();
    await times(2);
    await look();
    expect(page.asked).toHaveLength(2);
  });

  test('LIST-33 only while a wallet is there; what fell due is made up for once when one comes', async () => {
    await page.open();
    page.offset = 5 * refreshMs;
    await look();
    expect(page.asked).toHaveLength(1);
    connect();
    await times(2);
    await page.settled();
    await look();
    expect(page.asked).toHaveLength(2);
  });
});
