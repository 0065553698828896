import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import type { TestStack } from '@besc/localnet/start-stack';
import { expect } from '@playwright/test';
import { createPublicClient, http } from 'viem';
import { AppPage } from './src/app-page';
import { axeViolations } from './src/axe-violations';
import { Operator } from './src/operator';
import { test } from './src/stack-test';

/** Was Gold or Silver in the first competition, and has not claimed. */
const winner = 1;

/** What the operator does for a competition that is closed, by hand: no keeper runs here. */
async function publishResult(stack: TestStack): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'besc-competition-'));
  const operator = new Operator(folder);
  await operator.write('deployment.json', stack.deployment);
  const env = {
    RPC_URL: stack.rpcUrl,
    DEPLOYMENT_FILE: operator.path('deployment.json'),
    OPERATOR_KEY: chainRoles(stack.chain).operator.privateKey,
    COMPETITION_INDEX_URL: stack.indexUrl,
    COMPETITION_CONFIRMATIONS: '1',
  };
  for (const act of ['publish', 'claims']) {
    await operator.finish(`npm run -s operate -w @besc/keeper -- do competition.${act} --send`, env);
  }
  await rm(folder, { recursive: true });
}

test('ROUTE-21 NAV-10 TITLE-08 COMP-02 COMP-03 a competition stands with phases, teams, prizes and ranks', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.webUrl}/competition`);
  await expect(page).toHaveURL(/\/trading-competition$/);
  await expect(page).toHaveTitle(/^Trading Battle/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trading competition');
  for (const phase of ['Registration', 'Battle', 'Calculating', 'Claim', 'Claimed']) {
    await expect(page.getByRole('list', { name: 'Phases' }).getByText(phase, { exact: true })).toBeVisible();
  }
  const prizes = page.getByRole('table', { name: 'Prizes by team' });
  for (const tier of ['Gold', 'Silver', 'Bronze', 'Purple', 'Teal']) await expect(prizes).toContainText(tier);
  await expect(page.getByRole('heading', { name: 'Ranks' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('a member of a team', () => {
  test.use({ walletAccount: winner });

  test('COMP-04 COMP-05 COMP-11 WALLET-28 a prize is claimed after the result was computed again, and the score is a picture', async ({
    page,
    stack,
    wallet,
  }) => {
    const app = new AppPage(page, stack);
    await page.goto(`${stack.webUrl}/trading-competition?number=1`);
    await app.connect();
    await expect(app.main.getByText('Rank in the team')).toBeVisible();
    await publishResult(stack);
    await expect(app.button('Claim prize')).toBeVisible();
    await app.button('Share score').click();
    await expect(app.dialog.getByRole('img', { name: /Rank among all: \d/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const client = createPublicClient({ transport: http(stack.rpcUrl) });
    const at = { address: addressOf(stack.deployment, 'competition', 'competition'), abi: competitionAbi } as const;
    const stats = () => client.readContract({ ...at, functionName: 'userTradingStats', args: [1n, wallet.account] });
    expect((await stats())[3]).toBe(false);
    await app.button('Claim prize').click();
    await expect(app.dialog.getByText('The trades give the result that the chain has.')).toBeVisible();
    await app.confirm('Claim');
    await expect(app.main.getByText('Claimed', { exact: true }).last()).toBeVisible();
    expect((await stats())[3]).toBe(true);
  });
});

test.describe('an account with a profile that takes no part yet', () => {
  test.use({ walletAccount: 2 });

  test('COMP-01 COMP-09 COMP-10 WALLET-28 it registers for the team of its profile', async ({
    page,
    stack,
    wallet,
  }) => {
    const app = new AppPage(page, stack);
    await page.goto(`${stack.webUrl}/trading-competition`);
    await app.connect();
    await app.button('Register now').click();
    await app.confirm('Register');
    await expect(app.main.getByText('Rank in the team')).toBeVisible();
    const client = createPublicClient({ transport: http(stack.rpcUrl) });
    const at = { address: addressOf(stack.deployment, 'competition', 'competition'), abi: competitionAbi } as const;
    const count = await client.readContract({ ...at, functionName: 'numberCompetitions' });
    const [, teamId] = await client.readContract({
      ...at,
      functionName: 'userTradingStats',
      args: [count, wallet.account],
    });
    expect(teamId).toBe(2n);
  });
});
