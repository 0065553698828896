import type { Deployment } from '@besc/wire/settings/deployment';
import { contentIdOf, keyIdOf } from './content-id';

/** The token list that lies in the content-addressed store of a local stack, and the ipns key that leads to it. */
export interface PublishedList {
  readonly content: Uint8Array;
  readonly list: ReturnType<typeof contentIdOf>;
  readonly key: ReturnType<typeof keyIdOf>;
}

/**
 * Every token of the deployment as a list, also those the default list leaves out. It depends on nothing but the
 * deployment, so its identifier is the same at every start and a name on the chain can point to it.
 */
export function publishedList({ chainId, tokens }: Pick<Deployment, 'chainId' | 'tokens'>): PublishedList {
  const list = {
    name: 'BESC Community',
    timestamp: '2025-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    keywords: ['besc', 'community'],
    tokens: tokens.map(({ address, symbol, name, decimals }) => ({ chainId, address, symbol, name, decimals })),
  };
  const content = new TextEncoder().encode(JSON.stringify(list));
  return { content, list: contentIdOf(content), key: keyIdOf(`besc list ${chainId}`) };
}
