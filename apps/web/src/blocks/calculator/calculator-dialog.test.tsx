import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { vaultCompounding } from '@besc/domain/yields/compounding';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address } from '../../../test/address';
import { MakeEnglish } from '../../../test/make-english';
import { makePage } from '../../../test/make-page';
import { makeSubject } from '../../../test/make-subject';
import { tryNumberEntries } from '../../../test/try-number-entries';
import type { CalculatorSubject } from './calculation';
import { CalculatorDialog, useCalculator } from './calculator-dialog';

function Page({ subject }: { readonly subject: CalculatorSubject }) {
  const calculator = useCalculator();
  return (
    <>
      <h1>Farms</h1>
      <button type="button" onClick={() => calculator.open(subject.key)}>
        Calculate
      </button>
      <CalculatorDialog subject={calculator.key === subject.key ? subject : undefined} calculator={calculator} />
    </>
  );
}

async function open(changes: Partial<CalculatorSubject> = {}, url = '/farms?calculate=farm-1') {
  const page = makePage(url, {
    '/farms': () => (
      <MakeEnglish>
        <Page subject={makeSubject(changes)} />
      </MakeEnglish>
    ),
  });
  render(page);
  await screen.findByText('Farms');
  return { href: () => address.href() };
}

const principal = () => screen.getByRole('textbox', { name: 'Staked' });
const target = () => screen.getByRole('textbox', { name: 'ROI at current rates' });
const result = () => screen.getByRole('region', { name: 'ROI at current rates' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('the ROI calculator', () => {
  test('ROI-01 opens from the page and closes again, by the address', async () => {
    const { href } = await open({}, '/farms');
    await press('Calculate');
    expect(await screen.findByRole('dialog', { name: 'ROI calculator' })).toBeVisible();
    expect(href()).toBe('/farms?calculate=farm-1');
    await press('Close');
    await waitFor(() => expect(href()).toBe('/farms'));
  });

  test('ROI-07 ROI-08 ROI-17 ROI-18 ROI-19 a hundred and a thousand dollars', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: /Compounding/ }));
    await press('$100');
    expect(principal()).toHaveValue('100');
    expect(result()).toHaveTextContent('50.00 USD25.000 MONEY50.00%');
    await press('$1000');
    expect(result()).toHaveTextContent('500.00 USD250.000 MONEY50.00%');
  });

  test('ROI-09 ROI-10 ROI-11 my balance, where there is one', async () => {
    await open({ balance: 7n * oneE18 });
    await press('My Balance');
    expect(principal()).toHaveValue('7');
    expect(principal().closest('div')?.parentElement).toHaveTextContent('MONEY-WBESC LP');
  });

  test.each([undefined, 0n])('ROI-10 ROI-11 no balance of %s', async (balance) => {
    await open({ balance });
    expect(screen.getByRole('button', { name: 'My Balance' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('ROI-05 ROI-14 ROI-15 the side that is entered is the one that is typed', async () => {
    const { href } = await open({}, '/farms?calculate=farm-1&compound=never');
    expect(target()).toHaveValue('500.00');
    await userEvent.click(target());
    await userEvent.clear(target());
    await userEvent.type(target(), '50');
    await waitFor(() => expect(href()).toContain('target=50'));
    expect(principal()).toHaveValue('100.00');
    await userEvent.click(principal());
    await userEvent.type(principal(), '1');
    await waitFor(() => expect(href()).toContain('principal=100.001'));
  });

  test('a side whose figure is longer than its field takes is begun again', async () => {
    const { href } = await open({ apr: fraction(100n) }, '/farms?calculate=farm-1&days=1825');
    expect(result()).not.toHaveTextContent('–');
    await userEvent.click(target());
    await waitFor(() => expect(href()).toContain('target='));
    expect(target()).toHaveValue('');
  });

  test('a link with a target keeps it, though a field could take the focus', async () => {
    const { href } = await open({}, '/farms?calculate=farm-1&target=50&compound=never');
    expect(target()).toHaveValue('50');
    expect(principal()).not.toHaveFocus();
    expect(href()).toContain('target=50');
  });

  test('ROI-06 ROI-16 USD or tokens', async () => {
    await open({}, '/farms?calculate=farm-1&compound=never');
    await press('Edit in tokens');
    expect(principal()).toHaveValue('100.000');
    await press('Edit in USD');
    expect(principal()).toHaveValue('1000.00');
  });

  test('ROI-06 ROI-18 one token staked for itself that nothing prices is counted in itself, and no USD are spoken of', async () => {
    const wool = { symbol: 'WOOL', decimals: 18, priceE18: oneE18 };
    const subject = { staked: wool, earning: wool, balance: 100n * oneE18, isInTokens: true };
    const { href } = await open(subject, '/farms?calculate=farm-1&compound=never');
    expect(result()).toHaveTextContent('500.000 WOOL50.00%');
    await press('My Balance');
    expect(target()).toHaveValue('50.000');
    await userEvent.click(target());
    await waitFor(() => expect(href()).toContain('principal=100'));
    expect([principal(), target()].map((field) => (field as HTMLInputElement).value)).toEqual(['100', '50.000']);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/USD|\$/);
  });

  test('ROI-26 digits with a separator, nothing else, on both sides and in both units', async () => {
    await open();
    await tryNumberEntries(target, {});
    await tryNumberEntries(principal, {});
    await press('Edit in tokens');
    await tryNumberEntries(principal, {});
  });

  test('ROI-14 to enter a side changes no figure and neither text, and is undone by entering the other', async () => {
    const { href } = await open({ apr: fraction(1n, 3n) }, '/farms?calculate=farm-1&compound=never');
    await userEvent.click(target());
    await userEvent.clear(target());
    await userEvent.type(target(), '33.332');
    const before = result().textContent;
    expect(principal()).toHaveValue('100.00');
    await userEvent.click(principal());
    expect([principal(), target()].map((field) => (field as HTMLInputElement).value)).toEqual(['100.00', '33.332']);
    expect(result().textContent).toBe(before);
    await userEvent.click(target());
    expect(principal()).toHaveValue('100.00');
    await waitFor(() => expect(href()).toContain('target=33.332'));
    await userEvent.click(principal());
    await userEvent.type(principal(), '1');
    expect(principal()).toHaveValue('100.001');
    expect(target()).toHaveValue('33.33');
  });

  test('ROI-02 ROI-03 ROI-04 ROI-27 ROI-28 stay and compounding', async () => {
    await open();
    const labels = (name: string) =>
      within(screen.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(labels('Staked for')).toEqual(['1D', '7D', '30D', '1Y', '5Y']);
    expect(labels('Compounding every')).toEqual(['1D', '7D', '14D', '30D']);
    await userEvent.click(screen.getByRole('switch', { name: /Compounding/ }));
    expect(screen.queryByRole('radiogroup', { name: 'Compounding every' })).toBeNull();
    await choose('30D');
    expect(result()).toHaveTextContent('41.10 USD');
  });

  test('ROI-24 compounding that is switched off and on again is as often as before', async () => {
    await open();
    await choose('14D');
    await userEvent.click(screen.getByRole('switch', { name: /Compounding/ }));
    await userEvent.click(screen.getByRole('switch', { name: /Compounding/ }));
    expect(await screen.findByRole('radio', { name: '14D' })).toBeChecked();
  });

  test('ROI-20 ROI-21 ROI-22 the yearly rates, a thousand dollars, and where the figures come from', async () => {
    await open({ isLiquidity: true, tradingFeeApr: fraction(5n, 100n) });
    expect(screen.getByText('APY of rewards over 365 days').parentElement).toHaveTextContent('64.82%');
    expect(screen.getByText('APR').parentElement).toHaveTextContent('55.00%');
    const row = screen.getByRole('row', { name: /^1Y/ });
    expect(row).toHaveTextContent('1Y64.82%324.078');
    expect(screen.getByRole('columnheader', { name: 'MONEY per $1000' })).toBeInTheDocument();
    expect(screen.getByText(/LPs earn 0\.17% of trades/)).toBeInTheDocument();
  });

  test('ROI-22 the note on trading fees stands also where they are not known, and only for liquidity', async () => {
    await open({ isLiquidity: true });
    expect(screen.getByText(/LPs earn 0\.17% of trades/)).toBeInTheDocument();
  });

  test('ROI-21 beside what a thousand dollars earn stands how often a day it is staked again', async () => {
    await open();
    expect(screen.queryByText(/LPs earn 0\.17% of trades/)).toBeNull();
    expect(screen.getByText('Compounding 1x a day.')).toBeInTheDocument();
    await choose('14D');
    expect(await screen.findByText('Compounding 0.071428x a day.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: /Compounding/ }));
    expect(await screen.findByText('Without compounding.')).toBeInTheDocument();
  });

  test('what the yearly rate is made of adds up as it is shown', async () => {
    await open({ apr: fraction(5255n, 100_000n), tradingFeeApr: fraction(625n, 100_000n) });
    expect(screen.getByText('APR').parentElement).toHaveTextContent('5.88%');
    expect(screen.getByText('from rewards').parentElement).toHaveTextContent('5.26%');
    // To the nearest it would be 0.63%.
    expect(screen.getByText('from trading fees').parentElement).toHaveTextContent('0.62%');
  });

  test('the return says that it counts the rewards alone, where trading fees are paid besides', async () => {
    await open({ tradingFeeApr: fraction(5n, 100n) });
    expect(result()).toHaveTextContent('Based on the 50.00% rewards APR only, without trading fees.');
  });

  test('where rewards are all there is, nothing is said to be left out', async () => {
    await open();
    expect(result()).not.toHaveTextContent('rewards APR only');
    expect(screen.getByText('APY over 365 days').parentElement).toHaveTextContent('64.82%');
  });

  test('ROI-23 a performance fee is told and counted; a vault compounds by itself', async () => {
    await open({ feeBps: 225, bountyBps: 25, automatic: vaultCompounding });
    expect(screen.getByText(/Includes the 2% performance fee/)).toBeInTheDocument();
    expect(screen.getByText(/Includes the 0.25% bounty/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Earnings are restaked automatically.')).toBeInTheDocument();
  });

  test('ROI-14 ROI-15 a click on the return, and one back, leaves the principal', async () => {
    await open({ apr: fraction(1n, 100n) }, '/farms?calculate=farm-1&compound=never&days=1');
    for (const side of [target, principal, target]) {
      await userEvent.click(side());
      expect(target()).toHaveValue('0.03');
      expect(principal()).toHaveValue('1000');
    }
    await choose('30D');
    expect(principal()).toHaveValue('36.50');
  });

  test('ROI-32 below the return in tokens there are no cents above a million either', async () => {
    await open({}, '/farms?calculate=farm-1&compound=never&unit=token&principal=300000');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('1,500,000.00');
  });

  test('ROI-32 above a million there are no decimals; an amount as long as can be is not cut', async () => {
    await open({}, `/farms?calculate=farm-1&compound=never&principal=${'9'.repeat(40)}`);
    expect(result().textContent).not.toMatch(/\.\d\d USD/);
  });
});
