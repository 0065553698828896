import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom } from 'viem';
import type { ChainAccess } from '../src/blocks/chain/chain-access';

/** A deployment whose node does not answer, for parts that are given all they show. */
export function noChain(settings = makeSettings()): ChainAccess {
  const request = () => Promise.reject(new Error('No node answers here'));
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  return {
    settings,
    client,
    reader: createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') }),
  };
}
