import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import {
  createPublicClient,
  defineChain,
  fallback,
  type Hex,
  http,
  keccak256,
  type PublicClient,
  zeroHash,
} from 'viem';
import { create2Deployer } from './create2';
import { DeployError } from './deploy-error';

/** Hash of the deployment proxy's code: with another, contracts would stand elsewhere or be something else. */
const create2DeployerCodeHash = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989';

/** Connections to the chain of a plan. */
export interface ConnectedChain {
  readonly client: PublicClient;
  readonly genesisHash: Hex;
}

/**
 * Connects to the endpoints of a plan after each was asked which chain it runs: one that runs another is an error, one
 * that does not answer is left out. The zero hash as genesis stands for any chain. Rejects with a `DeployError`.
 */
export async function connectChain(chain: DeploymentPlan['chain']): Promise<ConnectedChain> {
  const answers = await Promise.all(chain.rpcUrls.map((url) => askEndpoint(url)));
  const reached = answers.filter((answer) => answer !== undefined);
  for (const { url, chainId, genesisHash } of reached) {
    if (chainId !== chain.id) {
      throw new DeployError('WRONG_CHAIN', `${url} runs chain ${chainId}, not ${chain.id}`);
    }
    if (chain.genesisHash !== zeroHash && genesisHash !== chain.genesisHash) {
      throw new DeployError(
        'WRONG_GENESIS',
        `the chain of ${url} begins with ${genesisHash}, not with ${chain.genesisHash}`,
      );
    }
  }
  const first = reached[0];
  if (!first) throw new DeployError('UNREACHABLE', `no endpoint answers: ${chain.rpcUrls.join(', ')}`);
  const urls = reached.map(({ url }) => url);
  const client = createPublicClient({
    chain: defineChain({
      id: chain.id,
      name: `BESC ${chain.id}`,
      nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
      rpcUrls: { default: { http: urls } },
    }),
    transport: fallback(urls.map((url) => http(url))),
    // A chain that may be any is a local one, which answers at once and minds nothing.
    pollingInterval: chain.genesisHash === zeroHash ? 100 : 1000,
  });
  const code = await client.getCode({ address: create2Deployer });
  if (code === undefined || keccak256(code) !== create2DeployerCodeHash) {
    throw new DeployError(
      'NO_CREATE2_DEPLOYER',
      `chain ${chain.id} has no deployment proxy, or another one, at ${create2Deployer}; docs/operations.md says how to get it`,
    );
  }
  return { client, genesisHash: first.genesisHash };
}

async function askEndpoint(url: string): Promise<{ url: string; chainId: number; genesisHash: Hex } | undefined> {
  const client = createPublicClient({ transport: http(url, { timeout: 10_000, retryCount: 1 }) });
  try {
    const [chainId, { hash }] = await Promise.all([client.getChainId(), client.getBlock({ blockNumber: 0n })]);
    return { url, chainId, genesisHash: hash };
  } catch {
    return undefined;
  }
}
