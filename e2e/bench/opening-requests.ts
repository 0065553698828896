import type { TestStack } from '@besc/localnet/start-stack';
import type { Page, Request } from '@playwright/test';
import type { AppPage } from '../src/app-page';

/** Requests of the page to nodes and index while `open` runs and for two seconds after it. */
async function requestsOf(page: Page, stack: TestStack, open: () => Promise<void>): Promise<string> {
  let index = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname === '/graphql') index += 1;
  };
  for (const proxy of stack.proxies) proxy.clearLog();
  page.on('request', count);
  await open();
  await page.waitForTimeout(2000);
  page.off('request', count);
  const requests = stack.proxies.flatMap(({ log }) => log);
  const methods = new Map<string, number>();
  for (const { method } of requests.flatMap(({ calls }) => calls)) methods.set(method, (methods.get(method) ?? 0) + 1);
  const parts = [...methods].sort().map(([method, times]) => `${times} ${method}`);
  return `${requests.length} to nodes (${parts.join(', ')}), ${index} to the index`;
}

/** What a screen asks for when it opens, without a wallet and with one, while no block comes. */
export async function openingRequests(
  screen: AppPage & { open(): Promise<void> },
  stack: TestStack,
): Promise<{ readonly without: string; readonly connected: string }> {
  const open = async () => {
    await screen.open();
    await screen.main.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  };
  await stack.chain.setIntervalMining(0);
  const without = await requestsOf(screen.page, stack, open);
  await screen.connect();
  const connected = await requestsOf(screen.page, stack, open);
  await stack.chain.setIntervalMining(3);
  return { without, connected };
}
