import { EnvironmentError } from '@besc/wire/settings/environment';
import type { ApiConfig } from './api-config';
import type { ApiFeature } from './api-feature';
import { folderDatabase } from './folder-database';
import { migrate } from './migrate';
import { postgresDatabase } from './postgres-database';
import { type Store, storeOf } from './store';

/** The tables of the features, up to date; without a feature that has any, nothing is opened. */
export async function openStore(
  config: ApiConfig,
  features: readonly ApiFeature[],
): Promise<{ readonly store: Store | undefined; close(): Promise<void> }> {
  const withTables = features.flatMap(({ slug, migrations }) =>
    migrations === undefined ? [] : [{ slug, migrations }],
  );
  if (withTables.length === 0) return { store: undefined, close: async () => {} };
  const database = await openDatabase(config);
  try {
    for (const { slug, migrations } of withTables) await migrate(database, slug, migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { store: storeOf(database), close: () => database.close() };
}

async function openDatabase({ databaseUrl, dataDirectory, connectSeconds }: ApiConfig) {
  if (databaseUrl !== undefined) return postgresDatabase(databaseUrl, connectSeconds);
  if (dataDirectory !== undefined) return await folderDatabase(dataDirectory);
  throw new EnvironmentError('DATABASE_URL', 'must be given for features that store something, or DATA_DIR');
}
