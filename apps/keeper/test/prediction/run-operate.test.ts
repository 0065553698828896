import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseOperateArguments } from '../../src/operate/operate-arguments';
import { operated } from '../../src/operate/operated';
import { runOperate } from '../../src/operate/run-operate';
import { settingsOf } from '../../src/operate/settings';
import { type KeeperScene, keeperScene } from '../keeper-scene';
import { wordScene } from '../word-scene';

let scene: KeeperScene;

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

/** What the command prints; the person is the owner, account 2 the guardian. */
async function operate(command: string, keys: Record<string, string> = {}) {
  const asked = parseOperateArguments(command.split(' '));
  if (asked.kind === 'help') throw new RangeError('no command');
  const key = (place: number) => scene.chain.accounts[place]?.privateKey ?? '';
  const env = scene.env({ OWNER_KEY: key(0), GUARDIAN_KEY: key(2), ...keys });
  return (await runOperate(asked, env, new AbortController().signal)).join('\n');
}
const game = () =>
  ({ address: addressOf(scene.exchange.deployment, 'prediction', 'game'), abi: predictionAbi }) as const;
const fee = () => scene.client.readContract({ ...game(), functionName: 'treasuryFee' });
const nonces = async () =>
  Promise.all(
    [0, 2].map((place) => scene.client.getTransactionCount(scene.chain.accounts[place] ?? { address: '0x' })),
  );

test('status tells how every contract stands, and every setting', async () => {
  const text = await operate('status');
  for (const { slug } of operated) expect(text).toContain(slug);
  for (const { name, keys } of settingsOf(operated)) if (!keys) expect(text).toContain(name);
  for (const part of ['random words', 'no price yet', 'no round yet']) expect(text).toContain(part);
  expect(text).toMatch(/prediction\.fee +300/);
  expect(text).toMatch(/prediction\.minimum-bet +0\.00001/);
  expect(text).toMatch(/random\.bond +500/);
  expect(text).toMatch(/oracle\.reporters +3 0x/);
});

test('a setting is told first, scheduled, waited for, executed, and is then as it was wanted', async () => {
  const before = await nonces();
  expect(await operate('set prediction.fee 200')).toMatch(
    /is 300[\s\S]*would be scheduled[\s\S]*nothing was sent[\s\S]*data {2}0x/,
  );
  expect(await nonces()).toEqual(before);
  // The delay of the test's plan is a second; the chain stands still until it is moved.
  await scene.chain.setAutomine(true);
  expect(await operate('set prediction.fee 200 --send')).toContain('scheduled, transaction 0x');
  expect(await operate('set prediction.fee 200')).toMatch(/can be executed from|would be executed now/);
  await scene.wait(5);
  expect(await operate('set prediction.fee 200')).toContain('would be executed now');
  expect(await fee()).toBe(300n);
  // Anybody may execute what has waited.
  expect(
    await operate('set prediction.fee 200 --send', { OWNER_KEY: scene.chain.accounts[9]?.privateKey ?? '' }),
  ).toContain('executed');
  expect(await fee()).toBe(200n);
  expect(await operate('set prediction.fee 200 --send')).toBe('prediction.fee is 200 already');
});

test('the same change can come again, and a stranger schedules nothing', async () => {
  for (const value of ['200', '300', '200']) {
    await operate(`set prediction.fee ${value} --send`);
    await scene.wait(5);
    expect(await operate(`set prediction.fee ${value} --send`)).toContain('executed');
    expect(await fee()).toBe(BigInt(value));
  }
  const stranger = { OWNER_KEY: scene.chain.accounts[9]?.privateKey ?? '' };
  await expect(operate('set prediction.fee 100 --send', stranger)).rejects.toMatchObject({ code: 'REFUSED' });
});

test('the guardian pauses, once; the owner ends it through the timelock', async () => {
  expect(await operate('pause prediction')).toMatch(/would be paused by 0x[\s\S]*nothing was sent/);
  const wrong = { GUARDIAN_KEY: scene.chain.accounts[9]?.privateKey ?? '' };
  await expect(operate('pause prediction --send', wrong)).rejects.toThrow(
    /GUARDIAN_KEY is the key of .* the guardian of prediction is/,
  );
  expect(await operate('resume prediction')).toBe('prediction is not paused');
  expect(await operate('pause prediction --send')).toContain('is paused, transaction');
  expect(await operate('status')).toContain('PAUSED until');
  expect(await operate('pause prediction --send')).toContain('paused already');
  expect(await operate('resume prediction --send')).toContain('scheduled');
  await scene.wait(5);
  expect(await operate('resume prediction --send')).toContain('executed');
  expect(await operate('status')).not.toContain('PAUSED');
});

test('status lists what waits in the timelock, what it does and from when, and nothing that was done', async () => {
  expect(await operate('status')).toMatch(/scheduled in the timelock\n {2}nothing/);
  await operate('set prediction.fee 200 --send');
  await operate('set prediction.minimum-bet 0.5 --send');
  await operate('set random.bond 700 --send');
  const waiting = await operate('status');
  for (const part of ['prediction.fee to 200', 'prediction.minimum-bet to 0.5', 'random.bond to 700']) {
    expect(waiting).toContain(part);
  }
  expect(waiting).toMatch(/0x[0-9a-f]{64} can be executed (from \d{4}-|now)/);
  await scene.wait(5);
  expect(await operate('status')).toMatch(/0x[0-9a-f]{64} can be executed now\n {4}prediction\.fee to 200/);
  await operate('set prediction.fee 200 --send');
  const left = await operate('status');
  expect(left).not.toContain('prediction.fee to');
  expect(left).toContain('random.bond to 700');
  // Scheduled by the same command a second time: one line.
  await operate('set prediction.fee 300 --send');
  expect((await operate('status')).match(/prediction\.fee to 300/g)).toHaveLength(1);
});

test('the owner takes back what waits, by its id alone, and it can be wanted again', async () => {
  await operate('set prediction.fee 200 --send');
  await operate('set random.bond 700 --send');
  const id = /(0x[0-9a-f]{64}) can be executed.*\n {4}prediction\.fee to 200/.exec(await operate('status'))?.[1] ?? '';
  expect(await operate(`cancel ${id}`)).toMatch(
    /would be cancelled; nothing was sent[\s\S]*prediction\.fee to 200[\s\S]*data {2}0x/,
  );
  const stranger = { OWNER_KEY: scene.chain.accounts[9]?.privateKey ?? '' };
  await expect(operate(`cancel ${id} --send`, stranger)).rejects.toMatchObject({ code: 'REFUSED' });
  expect(await operate(`cancel ${id} --send`)).toMatch(/cancelled, transaction 0x[\s\S]*prediction\.fee to 200/);
  await scene.wait(5);
  const left = await operate('status');
  expect(left).not.toContain('prediction.fee to');
  expect(left).toContain('random.bond to 700');
  await expect(operate(`cancel ${id} --send`)).rejects.toMatchObject({ code: 'OPERATE_ARGUMENT' });
  expect(await operate('set prediction.fee 200 --send')).toContain('scheduled');
  expect(await fee()).toBe(300n);
});

test('a pause that is to end is listed by its name', async () => {
  await operate('pause prediction --send');
  await operate('resume prediction --send');
  expect(await operate('status')).toContain('unpause of prediction ()');
});

test('what holds stakes is paused as the games are, and who converts fees is named', async () => {
  for (const name of ['farms', 'pools.vault']) {
    expect(await operate(`pause ${name}`)).toMatch(/would be paused by 0x[\s\S]*nothing was sent/);
    expect(await operate(`pause ${name} --send`)).toContain('is paused, transaction');
    expect(await operate(`resume ${name} --send`)).toContain('scheduled');
  }
  expect((await operate('status')).match(/PAUSED until/g)).toHaveLength(2);
  const next = scene.chain.accounts[9]?.address ?? '';
  await operate('set pools.vault.call-fee 30 --send');
  await operate(`set swap.feeCollector.operator ${next} --send`);
  await scene.wait(5);
  expect(await operate('set pools.vault.call-fee 30 --send')).toContain('executed');
  expect(await operate(`set swap.feeCollector.operator ${next} --send`)).toContain('executed');
  expect(await operate('status')).toMatch(/pools\.vault\.call-fee +30/);
  await expect(operate('set pools.vault.performance-fee 501')).rejects.toMatchObject({ code: 'OPERATE_ARGUMENT' });
});

test('an operator does by hand what a keeper does: told first, done with its key alone', async () => {
  const words = wordScene(scene);
  const committed = () => scene.client.readContract({ ...words.source, functionName: 'committed' });
  const epoch = () => scene.client.readContract({ ...game(), functionName: 'currentEpoch' });
  await words.commit();
  for (const [act, does, read] of [
    ['random.withdraw', 'bond goes to who paid it', committed],
    ['prediction.execute-round', 'begins a new row', epoch],
  ] as const) {
    const before = await read();
    expect(await operate(`do ${act}`)).toMatch(
      new RegExp(`would be done; nothing was sent[\\s\\S]*${does}[\\s\\S]*data {2}0x`),
    );
    const stranger = { OPERATOR_KEY: scene.chain.accounts[9]?.privateKey ?? '' };
    await expect(operate(`do ${act} --send`, stranger)).rejects.toMatchObject({ code: 'REFUSED' });
    expect(await read()).toBe(before);
    expect(await operate(`do ${act} --send`)).toMatch(/done, transaction 0x/);
    expect(await read()).not.toBe(before);
  }
  await expect(operate('do random.withdraw --send')).rejects.toThrow(/NothingCommitted/);
  await expect(operate('do random.commit')).rejects.toThrow(/What can is .*random\.withdraw/);
});

test('who may ask for words is set one by one, and a source that the file has besides is set as the first', async () => {
  const words = wordScene(scene);
  const next = scene.chain.accounts[9]?.address ?? '0x';
  const told = await operate(`set random.consumer ${next} yes`);
  expect(told).toMatch(new RegExp(`is ${next} no\n[\\s\\S]*to ${next} yes: would be scheduled`));
  await operate(`set random.consumer ${next} yes --send`);
  expect(await operate('status')).toContain(`random.consumer to ${next} yes`);
  await scene.wait(5);
  expect(await operate(`set random.consumer ${next} yes --send`)).toContain('executed');
  expect(await scene.client.readContract({ ...words.source, functionName: 'isConsumer', args: [next] })).toBe(true);
  expect(await operate(`set random.consumer ${next} yes`)).toContain('already');

  const second = await words.addSource();
  const file = join(scene.folder, 'second.json');
  await writeFile(file, JSON.stringify(words.withSource(second)));
  const grown = { DEPLOYMENT_FILE: file };
  const status = await operate('status', grown);
  for (const part of [/random\.bond +500/, /random\.source2\.bond +1\n/, /source2 0x.*\n +may be asked by no/]) {
    expect(status).toMatch(part);
  }
  expect(await operate(`set random.source2.consumer ${game().address} yes --send`, grown)).toContain('scheduled');
  expect(await operate('status', grown)).toContain(`random.source2.consumer to ${game().address} yes`);
  expect(await operate('do random.source2.withdraw', grown)).toContain(`to    ${second.address}`);
  await expect(operate('set random.source2.bond 2')).rejects.toMatchObject({ code: 'OPERATE_ARGUMENT' });
});

test('points are of one farm, and a farm that is not there is refused in words', async () => {
  expect(await operate('set farms.points 1 7')).toMatch(/is 1 \d+\n[\s\S]*to 1 7: would be scheduled/);
  await operate('set farms.points 1 7 --send');
  await scene.wait(5);
  expect(await operate('set farms.points 1 7 --send')).toContain('executed');
  expect(await operate('set farms.points 1 7')).toContain('farms.points is 1 7 already');
  await expect(operate('set farms.points 99 7')).rejects.toThrow(/farms\.points.*UnknownPool/);
  await expect(operate('set farms.points 1')).rejects.toMatchObject({ code: 'OPERATE_ARGUMENT' });
});

test('what cannot be paused or set is refused in words', async () => {
  await expect(operate('pause swap')).rejects.toThrow(/What can is farms, pools\.vault, /);
  await expect(operate('set prediction.length 5')).rejects.toThrow(/prediction\.fee BPS/);
});

test('what was scheduled and is not wanted any more is told wherever it could come back', async () => {
  await operate('set prediction.fee 200 --send');
  expect(await operate('set prediction.fee 300')).toMatch(
    /is 300 already\n {2}besides there waits[\s\S]*prediction\.fee to 200/,
  );
  expect(await operate('set prediction.fee 100 --send')).toMatch(/scheduled, transaction[\s\S]*prediction\.fee to 200/);
  expect(await operate('set prediction.fee 200')).not.toMatch(/besides[\s\S]*prediction\.fee to 200/);
  await operate('pause prediction --send');
  await operate('resume prediction --send');
  await scene.wait(8 * 86_400);
  expect(await operate('resume prediction')).toMatch(
    /is not paused\n {2}besides there waits[\s\S]*unpause of prediction/,
  );
});
