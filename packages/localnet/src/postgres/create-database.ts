import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Makes a new empty database on the server at `serverUrl` (no path) and gives its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${serverUrl}/${name}`;
}
