import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { makePool } from '@besc/localnet/pools/make-pool';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labFarms } from '../../../test/farms/lab-farms';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';

let lab: FaultLab;
let over: Address;
let last: Address;

/** A pool of MONEY that pays a token for so many blocks. */
function pool(pays: string, blocks: bigint): Promise<Address> {
  const { chain, settings: contracts } = lab;
  const place = { chain, contracts, funder: chain.accounts[0]?.address ?? zeroAddress };
  const [staked, reward] = [lab.token('MONEY').address, lab.token(pays).address];
  return makePool(place, { staked, reward, perBlock: 1000n, blocks });
}

beforeAll(async () => {
  lab = await FaultLab.start();
  over = await pool('HENNY', 1n);
  // More than a page of them.
  for (let count = 0; count < 12; count += 1) await pool('HENNY', 100_000n);
  last = await pool('Bernie', 100_000n);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('the pool of a link stands first and open, however many there are before it', async () => {
  await open(`/pools?open=${last}`);
  const table = within(await screen.findByRole('table', { name: 'Pools' }));
  const [first] = await table.findAllByRole('button', { name: /^(Hide|Details)/ });
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(first?.closest('tbody')).toHaveTextContent('Earn Bernie');
  expect(await screen.findByRole('button', { name: 'Copy a link to Earn Bernie' })).toBeVisible();
});

test('the link of a pool that has finished leads on to where it is', async () => {
  await open(`/pools?open=${over}`);
  expect(await screen.findByText(/Earn HENNY has finished\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show it Earn HENNY' })).toHaveAttribute(
    'href',
    `/pools/history?open=${over}`,
  );
});

test('the link of a live pool among the finished ones leads back', async () => {
  await open(`/pools/history?open=${last}`);
  expect(await screen.findByText(/Earn Bernie is live\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show it Earn Bernie' })).toHaveAttribute('href', `/pools?open=${last}`);
});

test('POOL-037 POOL-053 MONEY’s own pools lead to the site of its project, as those do that pay another', async () => {
  await open(`/pools?open=auto,manual,${last}`);
  for (const pool of ['Auto MONEY', 'Manual MONEY']) {
    const site = await screen.findByRole('link', { name: `View Project Site ${pool}` });
    expect(site).toHaveAttribute('href', '/local/project');
  }
  expect(screen.queryByRole('link', { name: 'View Project Site Earn Bernie' })).toBeNull();
});

test('POOL-025 POOL-041 POOL-063 POOL-064 MONEY’s own pools are over with their farm: nothing is staked there for nothing', async () => {
  const farms = labFarms(lab);
  await farms.approve(lab.token('MONEY').address, farms.master);
  await farms.stake(0, oneE18);
  await farms.endFarm(0);
  await open('/pools');
  const live = within(await screen.findByRole('table', { name: 'Pools' }));
  expect(live.queryByText(/^(Auto|Manual) MONEY/)).toBeNull();
  await open('/pools/history?open=auto,manual');
  const table = await screen.findByRole('table', { name: 'Finished pools' });
  const over = within(table);
  expect(over.getAllByText('0.00%').length).toBeGreaterThan(1);
  expect(over.queryByRole('button', { name: /^(Stake|Enable) (Auto|Manual) MONEY/ })).toBeNull();
  // To the vault nothing can be added, nor to the stake by hand, which comes out.
  expect(over.getAllByText('This pool has ended').length).toBeGreaterThan(0);
  expect(over.getByRole('button', { name: 'Stake more in Manual MONEY' })).toHaveAttribute('aria-disabled', 'true');
  expect(over.getByRole('button', { name: 'Unstake from Manual MONEY' })).toBeEnabled();
  // The ribbon is of the registry's pools alone.
  expect(over.getAllByText('Finished')).toHaveLength(1);
});

test('the calculator says which of the pools that earn one token it is for', async () => {
  const farms = labFarms(lab);
  await farms.approve(lab.token('MONEY').address, farms.master);
  await farms.stake(0, oneE18);
  await open('/pools?calculate=manual');
  expect(await screen.findByRole('dialog', { name: 'ROI calculator' })).toHaveTextContent('Manual MONEY');
});

test('a block that no date can tell has no day on which it is expected', async () => {
  await open('/block/99999999999999');
  expect(await screen.findByText('Blocks remaining')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Newest block').parentElement).toHaveTextContent(/\d/));
  expect(screen.queryByText('Expected')).toBeNull();
});
