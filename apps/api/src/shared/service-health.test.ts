import { expect, test } from 'vitest';
import { folderDatabase } from './folder-database';
import { serviceHealth } from './service-health';
import { storeOf } from './store';

test('the database is asked once, however many ask at one time, and while the service ends it is not well', async () => {
  const database = await folderDatabase('memory://');
  const store = storeOf(database);
  let asked = 0;
  const query: typeof store.query = (...statement) => {
    asked++;
    return store.query(...statement);
  };
  const health = serviceHealth({ ...store, query });
  await Promise.all(Array.from({ length: 50 }, () => health.check()));
  expect(asked).toBe(1);
  await health.check();
  expect(asked).toBe(2);
  await database.close();
  await expect(health.check()).rejects.toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE' });
  health.stopping();
  await expect(health.check()).rejects.toMatchObject({ status: 503, code: 'STOPPING' });
});
