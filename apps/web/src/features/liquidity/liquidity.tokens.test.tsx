import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { screen } from '@testing-library/react';
import { toHex } from 'viem';
import { expect, test } from 'vitest';
import { coinOf, liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const { lab, at, open } = liquidityScreens();
const rows = () => screen.findAllByRole('button', { name: /^Details/ });
const untold = 'There are too many pairs to check them all. Find missing ones below.';
const strange = (index: number) => checksumAddress(toHex(0x1000 + index, { size: 20 }));
/** As the page remembers pairs: the oldest first. */
const remember = (pairs: readonly (readonly [string, string])[]) =>
  preferencesStore.setState({ pairs: { '2372': pairs.map((sides) => sides.toSorted()) } });

test('LIQ-31 of more pairs than can be looked through at once the newest come first, and it is said that there are more', async () => {
  await supply(lab(), [coinOf(lab()), 10n ** 18n], [lab().token('HENNY'), 10n ** 11n]);
  remember([
    ...Array.from({ length: 480 }, (_, index) => [strange(index), strange(index + 1)] as const),
    [at('HENNY'), at('WBESC')],
  ]);
  await open('/liquidity');
  expect((await rows())[0]).toHaveTextContent(/HENNY/);
  expect(screen.getByText(untold)).toBeVisible();
});

test('LIQ-31 where not all pairs could be looked through it is not said that there is nothing', async () => {
  remember(Array.from({ length: 481 }, (_, index) => [strange(index), strange(index + 1)] as const));
  await open('/liquidity');
  expect(await screen.findByText(untold)).toBeVisible();
  expect(screen.queryByText('No liquidity found.')).toBeNull();
});

test('LIQ-31 where all were looked through nothing is said of others', async () => {
  await open('/liquidity');
  await rows();
  expect(screen.queryByText(untold)).toBeNull();
});
