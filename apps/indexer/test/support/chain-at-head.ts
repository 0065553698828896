import type { Chain } from '@besc/localnet/chain';
import { type ChainAt, readBlock } from '@besc/sdk/shared/replay/chain-at';
import { makeClient, readerOf } from '@besc/sdk/test/deployed-chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { readHead } from './read-head';

/** The chain as of its head, for what is computed from it alone. `close` ends what it asks. */
export async function chainAtHead(chain: Chain, deployment: Deployment): Promise<{ at: ChainAt; close: () => void }> {
  const client = makeClient(chain.rpcUrl);
  const reader = readerOf({ client, deployment });
  const block = BigInt((await readHead(chain)).number);
  const at = { client, reader: reader.at(block), block, time: (await readBlock(client, block))?.time ?? 0 };
  return { at, close: () => reader.close() };
}
