import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeFunctionData, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { erc20Abi } from '../generated/abi/erc20';
import { addressOf } from './address-of';
import { deployScene } from './test/deploy-scene';
import { journalFolder } from './test/journal-folder';

const { rpcUrl, chain, reader, sendAs, createFromWithin } = deployScene();
const program = fileURLToPath(new URL('run-deploy.ts', import.meta.url));

/** The command with these arguments: how it ended, and what it said. */
function command(args: readonly string[], key: string) {
  return new Promise<{ code: number | string | null | undefined; said: string; refused: string }>((resolve) => {
    const env = { ...process.env, DEPLOYER_KEY: key };
    execFile(process.execPath, ['--import', 'tsx', program, ...args], { env }, (error, said, refused) =>
      resolve({ code: error ? error.code : 0, said, refused }),
    );
  });
}

const someone = () => checksumAddress(privateKeyToAccount(generatePrivateKey()).address);

/** A plan of a deployer with coins and an owner who is somebody else; `deploy` runs the command with more settings. */
async function planScene() {
  const folder = await journalFolder();
  const [planFile, file] = [join(folder, 'plan.json'), join(folder, 'deployment.json')];
  const key = generatePrivateKey();
  const deployer = privateKeyToAccount(key).address;
  await chain().setBalance({ address: deployer, value: parseEther('1000000') });
  const owner = someone();
  const { hash: genesisHash } = await reader().getBlock({ blockNumber: 0n });
  const plan = {
    version: 1,
    chain: { id: 2372, genesisHash, rpcUrls: [rpcUrl()], gasPriceGwei: '1' },
    roles: { deployer, owner, guardian: someone(), operator: someone(), treasury: someone() },
    timelock: { delaySeconds: 172_800 },
    coins: { wrapped: {}, money: { mint: '1000' }, stable: { mint: '1000' } },
    tokens: [],
    pairs: [],
    settings: { random: { bond: '5000' } },
  };
  const deploy = async (settings: object) => {
    await writeFile(planFile, JSON.stringify({ ...plan, settings: { ...plan.settings, ...settings } }));
    return command([planFile, '--out', file], key);
  };
  return { deployer, owner, file, deploy, clean: () => rm(folder, { recursive: true }) };
}

test('the owner is told the calls of a growth, whatever else the audit finds', async () => {
  const { deployer, owner, file, deploy, clean } = await planScene();
  expect(await deploy({})).toMatchObject({
    code: 0,
    refused: '',
    said: expect.stringMatching(/schedule .*: 0x/),
  });

  const deployment = parseDeployment(JSON.parse(await readFile(file, 'utf8')));
  const replace = encodeFunctionData({ abi: commitRandomAbi, functionName: 'setOperator', args: [someone()] });
  await sendAs(addressOf(deployment, 'governance', 'timelock'), {
    to: addressOf(deployment, 'random', 'source'),
    data: replace,
  });
  const gift = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [deployer, 1n] });
  await sendAs(owner, { to: addressOf(deployment, 'tokens', 'money'), data: gift });
  const startBlock = Number(await reader().getBlockNumber()) + 60_000;
  const grown = await deploy({ farms: { startBlock, moneyPoints: 1, farms: [] } });
  expect(grown.said).toMatch(/schedule farms\.minter: 0x/);
  expect(grown.said).toMatch(/execute farms\.minter: 0x/);
  expect(grown.refused).toMatch(/operator of random\.source: 0x[0-9a-fA-F]{40}, expected 0x/);
  expect(grown.refused).toMatch(/MONEY of the deployer: 1, expected 0/);
  expect(grown.code).toBe(1);
  await clean();
});

test('a contract without a known creation block is named, with the block that stands for it', async () => {
  await createFromWithin(rpcUrl(), 'shared.multicall');
  const { file, deploy, clean } = await planScene();
  const { code, said } = await deploy({});
  expect(said.match(/(.*): nothing tells in which block it was created, so block (\d+) stands/)?.slice(1)).toEqual([
    ...['  shared.multicall', '0'],
  ]);
  expect(code).toBe(0);
  const { contracts } = parseDeployment(JSON.parse(await readFile(file, 'utf8')));
  expect(contracts.shared?.multicall?.startBlock).toBe(0);
  await clean();
});
