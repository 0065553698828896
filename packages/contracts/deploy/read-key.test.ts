import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicAccount } from './public-account';
import { readKey } from './read-key';

test('the file of a key is meant from the folder in which the command was typed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'besc-key-'));
  const { address, privateKey } = publicAccount(3);
  await writeFile(join(folder, 'owner.key'), `${privateKey}\n`);
  const typedIn = { INIT_CWD: folder, OWNER_KEY_FILE: 'owner.key' };
  expect((await readKey('OWNER_KEY', typedIn)).address).toBe(address);
  const whole = { OWNER_KEY_FILE: join(folder, 'owner.key') };
  expect((await readKey('OWNER_KEY', whole)).address).toBe(address);
  const missing = readKey('OWNER_KEY', { ...typedIn, OWNER_KEY_FILE: 'other.key' });
  await expect(missing).rejects.toMatchObject({ code: 'KEY' });
  await rm(folder, { recursive: true });
});
