import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { listTokenAbi } from '@besc/contracts/abi/list-token';
import { routerAbi } from '@besc/contracts/abi/router';
import { listTokenBytecode } from '@besc/contracts/bytecode/list-token';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { freePort } from '@besc/localnet/free-port';
import { buildWeb, webFolder } from '@besc/localnet/stack/web-build';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { test as base, expect } from '@playwright/test';
import { encodeDeployData, encodeFunctionData, maxUint256, parseEther, parseUnits } from 'viem';
import { Operator } from './src/operator';
import { type OwnChain, startOwnChain } from './src/own-chain';
import { ScriptedWallet } from './src/scripted-wallet';
import { servePage } from './src/serve-page';
import { SwapPage } from './src/swap/swap-page';

/*
 * docs/operations.md from its first to its last command, on a chain of its own with keys of its own: what is not written
 * there is not done here.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const burnAddress = checksumAddress('0x000000000000000000000000000000000000dEaD');

function signalGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // All of it has ended.
  }
}

const sample = async (name: string) => JSON.parse(await readFile(join(root, 'docs/samples', name), 'utf8'));

/** A dollar coin that was there before us, with 6 decimals. */
async function makeStable(chain: OwnChain): Promise<Address> {
  const { trader } = chain.people;
  const args = ['Old dollar', 'USDX', 6, parseUnits('1000000', 6), trader.address] as const;
  const data = encodeDeployData({ abi: listTokenAbi, bytecode: listTokenBytecode, args });
  const { contractAddress } = await chain.send(trader, null, data);
  if (!contractAddress) throw new Error('The dollar coin was not made');
  return checksumAddress(contractAddress);
}

/** The trader opens the three pools and trades in them, until each owes the protocol something. */
async function openPools(chain: OwnChain, deployment: Deployment): Promise<void> {
  const { owner, trader } = chain.people;
  const router = addressOf(deployment, 'swap', 'router');
  const money = addressOf(deployment, 'tokens', 'money');
  const stable = addressOf(deployment, 'tokens', 'stable');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const on = (functionName: 'transfer' | 'approve', to: Address, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] });
  await chain.send(owner, money, on('transfer', trader.address, parseEther('500000')));
  for (const token of [money, stable]) await chain.send(trader, token, on('approve', router, maxUint256));
  const native = (token: Address, amount: bigint, coins: string) =>
    chain.send(
      trader,
      router,
      encodeFunctionData({
        abi: routerAbi,
        functionName: 'addLiquidityETH',
        args: [token, amount, 0n, 0n, trader.address, maxUint256],
      }),
      parseEther(coins),
    );
  const both = (amountMoney: string, amountStable: string) =>
    chain.send(
      trader,
      router,
      encodeFunctionData({
        abi: routerAbi,
        functionName: 'addLiquidity',
        args: [money, stable, parseEther(amountMoney), parseUnits(amountStable, 6), 0n, 0n, trader.address, maxUint256],
      }),
    );
  await native(money, parseEther('20000'), '3000');
  await native(stable, parseUnits('9000', 6), '3000');
  await both('20000', '9000');
  const buy = (path: readonly Address[], coins: string) =>
    chain.send(
      trader,
      router,
      encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactETHForTokens',
        args: [0n, path, trader.address, maxUint256],
      }),
      parseEther(coins),
    );
  for (let round = 0; round < 3; round += 1) {
    await buy([wbesc, money, stable], '30');
    await buy([wbesc, stable, money], '30');
  }
  expect(deployment.pairs).toHaveLength(3);
  // A change of liquidity pays the protocol what it earned.
  await native(money, parseEther('1'), '1');
  await native(stable, parseUnits('1', 6), '1');
  await both('1', '1');
}

const test = base.extend<{ operator: Operator; chain: OwnChain }>({
  chain: async ({ browserName: _ }, use) => {
    const chain = await startOwnChain();
    await use(chain);
    await chain.stop();
  },
  operator: async ({ browserName: _ }, use) => {
    const operator = new Operator(await mkdtemp(join(tmpdir(), 'besc-operator-')));
    await use(operator);
    for (const running of operator.started.reverse()) {
      // npm ends on a signal without handing it on: what it started is in its group.
      if (running.child.pid !== undefined) signalGroup(running.child.pid);
      await running.stop();
    }
    // Parts of a group end a moment after its first process, and write until then.
    await rm(operator.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  },
});

test('a deployment to another chain with keys of its own, by the documents alone', async ({
  chain,
  operator,
  page,
  context,
}) => {
  const { deployer, owner, guardian, operator: converter, treasury, trader } = chain.people;
  const built = buildWeb();
  const block = await chain.client.getBlock({ blockNumber: 0n });

  const deploy = `npm run --silent deploy -- ${operator.path('plan.json')} --out ${operator.path('deployment.json')}`;
  const plan = await sample('plan.json');
  await operator.write('plan.json', {
    ...plan,
    chain: { ...plan.chain, genesisHash: block.hash, rpcUrls: [chain.rpcUrl], confirmations: 1 },
    roles: {
      deployer: deployer.address,
      owner: owner.address,
      guardian: guardian.address,
      operator: converter.address,
      treasury: treasury.address,
    },
    timelock: { delaySeconds: 60 },
    coins: { ...plan.coins, stable: { address: await makeStable(chain) } },
    tokens: [],
  });
  await writeFile(operator.path('deployer.key'), `${deployer.key}\n`, { mode: 0o600 });

  await test.step('the dry run says what it would make and sends nothing', async () => {
    const said = await operator.finish(`${deploy} --dry-run`);
    expect(said).toMatch(/exists +0x[0-9a-fA-F]{40} +USDX, 6 decimals/);
    expect(said).toMatch(/contract +0x[0-9a-fA-F]{40} +swap\.router: at most \d+ gas/);
    expect(await chain.client.getTransactionCount(deployer)).toBe(0);
  });

  await test.step('a deployment that is killed is finished by the same command', async () => {
    const key = { DEPLOYER_KEY_FILE: operator.path('deployer.key') };
    const killed = operator.run(deploy, key);
    // Every step is killed once in the tests of the command itself; here it may also have been faster than the kill.
    await expect.poll(killed.words, { intervals: [10] }).toMatch(/sent .*sent /s);
    await killed.stop(0);
    await operator.finish(deploy, key);
    const sent = await chain.client.getTransactionCount(deployer);
    await operator.finish(deploy, key);
    expect(await chain.client.getTransactionCount(deployer)).toBe(sent);
  });
  const deployment = parseDeployment(await operator.read('deployment.json'));
  expect(deployment.tokens.map(({ symbol }) => symbol)).toEqual(['WBESC', 'MONEY', 'USDX']);
  const { swap, tokens } = deployment.contracts;
  expect(swap?.factory?.startBlock).toBeGreaterThan(0);
  expect(tokens?.stable?.startBlock).toBe(0);

  await test.step('the owner takes over', async () => {
    const key = { OWNER_KEY: owner.key };
    expect(await operator.finish(`${deploy} --accept`, key)).toMatch(/swap\.acceptFeeToSetter waits until \d{4}-/);
    await chain.pass(60);
    expect(await operator.finish(`${deploy} --accept`, key)).toMatch(
      /Accepted: swap\.acceptFeeToSetter, farms\.minter/,
    );
    const setter = {
      address: addressOf(deployment, 'swap', 'factory'),
      abi: factoryAbi,
      functionName: 'feeToSetter',
    } as const;
    expect(await chain.client.readContract(setter)).toBe(addressOf(deployment, 'governance', 'timelock'));
  });

  const [indexPort, apiPort] = [await freePort(), await freePort()];
  const web = await servePage({
    page: webFolder,
    site: operator.path('site'),
    upstreams: {
      '/graphql': `http://127.0.0.1:${indexPort}`,
      '/health': `http://127.0.0.1:${indexPort}`,
      '/api': `http://127.0.0.1:${apiPort}`,
      '/lists': `http://127.0.0.1:${apiPort}`,
      '/images': `http://127.0.0.1:${apiPort}`,
    },
  });
  try {
    const site = await sample('site.json');
    await operator.write('site.json', { ...site, chain: { ...site.chain, rpcUrls: [chain.rpcUrl] } });
    await operator.finish(
      `npm run --silent site -w @besc/web -- ${['deployment.json', 'site.json', 'site'].map(operator.path).join(' ')}`,
    );

    const common = { DEPLOYMENT_FILE: operator.path('deployment.json'), TRUSTED_PROXIES: '1', HOST: '127.0.0.1' };
    const index = operator.run('npm run --silent start -w @besc/indexer', {
      ...common,
      RPC_URL: chain.rpcUrl,
      DATA_DIR: operator.path('index'),
      PORT: String(indexPort),
    });
    const api = operator.run('npm run --silent start -w @besc/api', {
      ...common,
      RPC_URL: chain.rpcUrl,
      DATA_DIR: operator.path('api'),
      PUBLIC_ORIGIN: web.url,
      PORT: String(apiPort),
    });
    await openPools(chain, deployment);
    const keeper = operator.run('npm run --silent start -w @besc/keeper', {
      ...common,
      RPC_URL: chain.rpcUrl,
      // Its usual one may be taken, by another run of these tests for one.
      PORT: '0',
      STATE_FILE: operator.path('keeper.json'),
      OPERATOR_KEY: converter.key,
      INTERVAL_SECONDS: '1',
      MINIMUM_MONEY: '0.000001',
    });
    await built;

    await test.step('somebody swaps on the page, which is served with the generated headers', async () => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/content security policy|trusted/i.test(message.text())) refused.push(message.text());
      });
      const options = { rpcUrl: chain.rpcUrl, chainId: 97, account: { ...trader.account, address: trader.address } };
      const wallet = await ScriptedWallet.install(context, options);
      await expect.poll(async () => (await fetch(`${web.url}/api/health`)).status).toBe(200);
      const swapPage = new SwapPage({ page, stack: { webUrl: web.url, deployment }, wallet });
      await swapPage.open({ inputCurrency: 'BESC', outputCurrency: 'USDX' });
      await swapPage.connect();
      await swapPage.amount('From').fill('10');
      await expect(swapPage.amount('To')).not.toHaveValue('');
      const before = await balance(chain, addressOf(deployment, 'tokens', 'stable'), trader.address);
      await swapPage.swapAndConfirm();
      expect(await balance(chain, addressOf(deployment, 'tokens', 'stable'), trader.address)).toBeGreaterThan(before);
      expect(refused).toEqual([]);
      const answer = await page.request.get(`${web.url}/swap`);
      expect(answer.headers()['content-security-policy']).toContain(`connect-src 'self' ${chain.rpcUrl}`);
    });

    await test.step('the index knows every swap', async () => {
      const body = { query: '{ swaps { totalCount } }' };
      const count = async () => {
        const answer = await page.request.post(`${web.url}/graphql`, { data: body });
        return answer.ok() ? (await answer.json()).data.swaps.totalCount : answer.status();
      };
      await expect.poll(count, { message: index.words() }).toBe(13);
    });

    await test.step('the keeper converts fees with the key of the operator, who owns nothing', async () => {
      const poll = { message: keeper.words() };
      // It notes the prices first, and sells at their mean over half an hour or more.
      await expect.poll(() => chain.client.getTransactionCount(converter), poll).toBeGreaterThan(0);
      await chain.pass(2_000);
      await expect
        .poll(() => balance(chain, addressOf(deployment, 'tokens', 'money'), treasury.address), poll)
        .toBeGreaterThan(0n);
      expect(await balance(chain, addressOf(deployment, 'tokens', 'money'), burnAddress)).toBeGreaterThan(0n);
      expect(keeper.words()).toContain(converter.address);
    });
    expect([api, index, keeper].map(({ child }) => child.exitCode)).toEqual([null, null, null]);
  } finally {
    web.stop();
  }
});

async function balance(chain: OwnChain, token: Address, owner: Address): Promise<bigint> {
  return chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
}
