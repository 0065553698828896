import { setTimeout as sleep } from 'node:timers/promises';
import { blockSeconds } from '@besc/domain/shared/constants';
import { startStack, type TestStack } from '@besc/localnet/start-stack';
import { test as base, expect } from '@playwright/test';
import { newAccount } from './new-account';
import { ScriptedWallet } from './scripted-wallet';
import { SwapPage } from './swap/swap-page';
import { keepToasts } from './told-toasts';

/** Everything a page asks for is held back for a time by chance, up to this: a test that looks too early fails at once. */
const mostLateMs = Number(process.env.SLOW_ANSWERS_MS ?? 0);

type TestFixtures = {
  /** A scripted wallet in the page's browser, on the stack's chain with the account `walletAccount`. */
  readonly wallet: ScriptedWallet;
  /** What the wallet holds: an account of the test's own, or the development account whose past the test is about. */
  readonly walletAccount: 'new' | number;
  readonly swapPage: SwapPage;
  /** What the page complained of: script errors and refusals of the content security policy. A test fails on any. */
  readonly complaints: string[];
  /** What the page asks for comes late when SLOW_ANSWERS_MS says so. */
  readonly late: undefined;
  /** What a test does to the stack ends with it, also when it fails. */
  readonly healed: undefined;
};

/** Playwright's `test` with a whole running stack, a scripted wallet and the swap page at hand. */
export const test = base.extend<TestFixtures, { readonly stack: TestStack }>({
  stack: [
    // Playwright demands the destructuring pattern of a fixture that needs no other.
    async ({ browserName: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  late: [
    async ({ context }, use) => {
      if (mostLateMs > 0) {
        await context.route('**/*', async (route) => {
          await sleep(Math.random() * mostLateMs);
          // The page may be gone meanwhile.
          await route.fallback().catch(() => undefined);
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  healed: [
    async ({ stack }, use) => {
      await use(undefined);
      for (const proxy of stack.proxies) proxy.heal();
      await stack.chain.setIntervalMining(blockSeconds);
    },
    { auto: true },
  ],
  walletAccount: ['new', { option: true }],
  wallet: async ({ context, stack, walletAccount }, use) => {
    const account = walletAccount === 'new' ? await newAccount(stack) : stack.chain.accounts[walletAccount];
    if (account === undefined) throw new Error(`There is no development account ${walletAccount}`);
    await use(
      await ScriptedWallet.install(context, {
        rpcUrl: stack.rpcUrl,
        chainId: stack.settings.chain.id,
        account,
      }),
    );
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await keepToasts(page);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /content security policy|trusted/i.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  swapPage: async ({ page, stack, wallet }, use) => {
    await use(new SwapPage({ page, stack, wallet }));
  },
});
