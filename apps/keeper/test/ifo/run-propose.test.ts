import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifoAbi } from '@besc/contracts/abi/ifo';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseOperateArguments } from '../../src/operate/operate-arguments';
import { runOperate } from '../../src/operate/run-operate';
import { type KeeperScene, keeperScene } from '../keeper-scene';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

/** What the command prints of a proposal, by the owner. */
async function propose(content: unknown, { send = false } = {}) {
  const file = join(scene.folder, 'proposal.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const asked = parseOperateArguments(['propose', file, ...(send ? ['--send'] : [])]);
  if (asked.kind === 'help') throw new RangeError('no command');
  const env = scene.env({ OWNER_KEY: scene.chain.accounts[0]?.privateKey ?? '' });
  return (await runOperate(asked, env, new AbortController().signal)).join('\n');
}

const offering = 10n ** 6n;

async function sale() {
  const { deployment, token } = scene.exchange;
  const offered = token('HENNY').address;
  const start = Number(await scene.client.getBlockNumber()) + 100;
  const pool = (limitPerUser: string, hasTax: boolean) => ({
    offeringAmount: String(offering / 2n),
    raisingAmount: '500',
    limitPerUser,
    hasTax,
  });
  const terms = {
    lpToken: addressOf(deployment, 'tokens', 'money'),
    offeringToken: offered,
    startBlock: start,
    endBlock: start + 50,
    minimumRaise: 0,
    admin: scene.person.toLowerCase(),
    pools: [pool('100', false), pool('0', true)],
  };
  const factory = addressOf(deployment, 'ifo', 'factory');
  return {
    offered,
    factory,
    terms,
    proposal: {
      name: 'sale 1',
      calls: [
        { contract: offered, function: 'approve(address,uint256)', args: [factory, String(offering)] },
        { contract: 'ifo', function: 'deployIFO', args: [terms] },
      ],
    },
  };
}

test('a sale is told first, scheduled, waited for and made, with what it offers', async () => {
  const { proposal, offered, factory, terms } = await sale();
  await scene.chain.setAutomine(true);
  await scene.transfer(offered, addressOf(scene.exchange.deployment, 'governance', 'timelock'), offering);
  const told = await propose(proposal);
  expect(told).toMatch(/sale 1: would be scheduled[\s\S]*nothing was sent[\s\S]*data {2}0x/);
  // The offer is not let yet: by itself the second call is refused.
  expect(told).toMatch(/approve of 0x\w{40}\n {2}deployIFO of ifo: refused by itself now/);
  expect(await propose(proposal, { send: true })).toContain('scheduled, transaction 0x');
  await scene.wait(5);
  expect(await propose(proposal, { send: true })).toContain('executed, transaction 0x');
  const address = ifoAddress(factory, 1);
  const made = await scene.client.readContract({ address, abi: ifoAbi, functionName: 'presale' });
  expect(Number(made.endBlock)).toBe(terms.endBlock);
  expect(await scene.balance(offered, address)).toBe(offering);
});

test('a longer delay than the least is waited for', async () => {
  const accounts = ['0x1BcB8e569EedAb4668e55145Cfeaf190902d3CF2'];
  const calls = [{ contract: 'auctions', function: 'addWhitelist', args: [accounts] }];
  const proposal = { name: 'a project', delaySeconds: 3600, calls };
  await scene.chain.setAutomine(true);
  expect(await propose(proposal, { send: true })).toContain('run the same command again in 3600 s');
  await scene.wait(60);
  expect(await propose(proposal)).toContain('can be executed from');
  await scene.wait(3600);
  expect(await propose(proposal, { send: true })).toContain('executed');
});

test.each([
  ['{', /is no JSON/],
  [{ name: 'x', calls: [] }, /calls/],
  [{ name: 'x', calls: [], more: 1 }, /more/],
  [
    { name: 'x', calls: [{ contract: 'nothing', function: 'a', args: [] }] },
    /calls\[0\]\.contract must be .*competition/,
  ],
  [{ name: 'x', calls: [{ contract: 'auctions', function: 'bid', args: [] }] }, /args must be the 1 of bid\(uint256\)/],
  [
    { name: 'x', calls: [{ contract: 'auctions', function: 'nothing', args: [] }] },
    /function must be one of .*addWhitelist/,
  ],
  [
    { name: 'x', calls: [{ contract: 'auctions', function: 'bid', args: ['1e3'] }] },
    /args\[0\] must be a whole number/,
  ],
  [{ name: 'x', calls: [{ contract: 'auctions', function: 'bid', args: ['-1'] }] }, /not in safe .*range/],
  [
    { name: 'x', calls: [{ contract: 'auctions', function: 'addWhitelist', args: [['0x12']] }] },
    /args\[0\]\[0\] must be an address/,
  ],
  [
    { name: 'x', calls: [{ contract: 'ifo', function: 'deployIFO', args: [{ lpToken: '0x' }] }] },
    /must be an object of lpToken/,
  ],
  [{ name: 'x', calls: [{ contract: `0x${'12'.repeat(20)}`, function: 'approve', args: [] }] }, /a signature such as/],
])('%j is refused in words, and nothing is sent', async (content, words) => {
  await expect(propose(content, { send: true })).rejects.toThrow(words);
});
