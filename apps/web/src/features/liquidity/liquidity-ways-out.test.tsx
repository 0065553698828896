import { infoPoolShape, tokenFaceShape } from '@besc/domain/shared/pool-rows';
import { sentRow } from '@besc/wire/test/sent-row';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { address } from '../../../test/address';
import { labToken } from '../../../test/lab-token';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';
import { importToken } from '../../blocks/token-select/imported-tokens';

const whole = 10n ** 18n;
const { lab, at, main, open } = liquidityScreens();
const amount = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await main().findByRole('button', { name }));

describe('add', () => {
  test('LIQ-04 too little of a side: what is missing, a swap that brings it, and the most that both allow', async () => {
    await open(`/add/BESC/${at('BUSDC')}?exactAmount=900`);
    expect(await screen.findByText(/^You need/)).toHaveTextContent('You need 2,600 BUSDC more.');
    const href = `/swap?outputCurrency=${at('BUSDC')}&exactAmount=2600&exactField=output`;
    expect(main().getByRole('link', { name: 'Get BUSDC' })).toHaveAttribute('href', href);
    await press('Use balance');
    await waitFor(() => expect(amount('Second token')).toHaveValue('1000'));
    expect(amount('First token')).toHaveValue('250');
    expect(screen.queryByText(/^You need/)).toBeNull();
  });

  test('25, 50 and 75 percent of each side, and the cost on the card', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    const [, half] = await main().findAllByRole('button', { name: '50%' });
    if (!half) throw new Error('Two buttons are missing');
    await userEvent.click(half);
    await waitFor(() => expect(amount('Second token')).toHaveValue('500'));
    expect(amount('First token')).toHaveValue('125');
    expect((await screen.findByText('Network cost')).closest('dl > div')).toHaveTextContent(/≈ 0\.17 BESC/);
  });

  test('who makes a pool is told what that costs', async () => {
    const fresh = await labToken(lab(), 'FRSH', whole);
    importToken(fresh);
    await open(`/add/BESC/${fresh.address}?exactAmount=1&otherAmount=1`);
    expect((await screen.findByText('Network cost')).closest('dl > div')).toHaveTextContent(/≈ 2\.75 BESC/);
  });

  test('a coin that pays for a deposit, not for a pool, is told before Enable', async () => {
    await lab().chain.setBalance(lab().account, 2n * whole);
    const tooLittle = /^You don’t have enough BESC for transaction fees/;
    const page = await open(`/add/BESC/${at('BUSDC')}?exactAmount=1`);
    expect(await main().findByRole('button', { name: 'Enable BUSDC' })).toBeEnabled();
    expect(screen.queryByText(tooLittle)).toBeNull();
    await page.stop();
    const fresh = await labToken(lab(), 'FRSH', whole);
    importToken(fresh);
    await open(`/add/BESC/${fresh.address}?exactAmount=1&otherAmount=1`);
    expect(await screen.findByText(tooLittle)).toBeVisible();
  });

  test('the coin and its wrapped form are swapped instead', async () => {
    await open(`/add/BESC/${at('WBESC')}`);
    const href = `/swap?inputCurrency=BESC&outputCurrency=${at('WBESC')}`;
    expect(await main().findByRole('link', { name: 'Swap' })).toHaveAttribute('href', href);
  });

  test('the review shows what leaves in USD as well, the worst case, and the cost by the chain', async () => {
    await lab().approve(at('BUSDC'));
    await open(`/add/BESC/${at('BUSDC')}?exactAmount=10`);
    await press('Supply');
    const box = within(await screen.findByRole('dialog', { name: 'You will receive' }));
    expect(box.getByText('BESC deposited').closest('dl > div')).toHaveTextContent(/^BESC deposited10 BESC/);
    expect(box.getAllByText('At least')).toHaveLength(2);
    const cost = box.getByText('Max network cost').closest('dl > div');
    await waitFor(() => expect(cost).toHaveTextContent(/0\.\d+ BESC/));
  });
});

describe('remove', () => {
  const path = () => `/remove/BESC/${at('BUSDC')}`;

  test('more than is held becomes all of it', async () => {
    await open(`${path()}?exactAmount=5000&exactField=a`);
    expect(await main().findByText('More than your liquidity')).toBeInTheDocument();
    await press('Remove all');
    await waitFor(() => expect(screen.getByTestId('percent')).toHaveTextContent('100%'));
    expect((await screen.findByText('Network cost')).closest('dl > div')).toHaveTextContent(/≈ 0\.18 BESC/);
  });

  test('where there is no pool it is made', async () => {
    const { address: fresh } = await labToken(lab(), 'FRSH', whole);
    await open(`/remove/BESC/${fresh}`);
    const link = await main().findByRole('link', { name: 'Create this pool' });
    expect(link).toHaveAttribute('href', `/add/BESC/${fresh}`);
  });
});

describe('suggested pools', () => {
  const word = (id: string, symbol: string) => sentRow(tokenFaceShape, { id, symbol, name: symbol, decimals: 18 });
  const pool = (place: number, tokens: readonly [string, string]) => ({
    ...sentRow({ ...infoPoolShape, token0: 'text', token1: 'text' } as never, {
      id: `0x${String(place).padStart(40, '0')}`,
      token0: word(at(tokens[0]).toLowerCase(), tokens[0]),
      token1: word(at(tokens[1]).toLowerCase(), tokens[1]),
      reserveNative: '200',
    }),
    dayAgo: { items: [] },
    weekAgo: { items: [] },
  });
  const url = 'https://index.example/graphql';

  function answer(items: readonly object[] | undefined): void {
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (String(request[0]) !== url) return await ask(...request);
      if (items === undefined) throw new TypeError('The index is down');
      const page = { items, pageInfo: { endCursor: null, hasNextPage: false } };
      return Response.json({
        data: {
          page,
          watched: { items: [] },
          poolsToday: { items: [] },
          poolsYesterday: { items: [] },
          bundle: { nativePrice: '2' },
        },
      });
    });
  }
  const settings = () => ({ index: { ...lab().settings.index, url } });

  test('of tokens that are held, then the largest; a press picks both; a token that no list knows is none', async () => {
    answer([pool(1, ['WBESC', 'BUSDC']), pool(2, ['BUSDC', 'HENNY']), pool(3, ['MONEY', 'BUSDC'])]);
    await open('/add', { settings: settings() });
    const card = (await screen.findByRole('heading', { name: 'Suggested pools' })).closest('section') as HTMLElement;
    await waitFor(() => expect(card).toHaveTextContent(/With tokens you hold.*BESC\/BUSDC/));
    expect(card).not.toHaveTextContent('HENNY');
    await userEvent.click(within(card).getByRole('link', { name: /BESC\/BUSDC/ }));
    await waitFor(() => expect(address.href()).toBe(`/add/BESC/${at('BUSDC')}`));
    expect(screen.queryByRole('heading', { name: 'Suggested pools' })).toBeNull();
  });

  test.each([
    ['is silent', undefined],
    ['knows none', []],
  ])('with an index that %s the form stands alone', async (_name, items) => {
    answer(items);
    await open('/add', { settings: settings() });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Suggested pools' })).toBeNull());
    expect(amount('First token')).toBeEnabled();
  });
});
