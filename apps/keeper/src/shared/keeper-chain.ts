import { readFile } from 'node:fs/promises';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { usualGasPriceGwei } from '@besc/domain/shared/usual-gas-price';
import { checkNodes } from '@besc/sdk/shared/nodes/check-nodes';
import { failoverTransport } from '@besc/sdk/shared/nodes/failover-transport';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { EnvironmentError } from '@besc/wire/settings/environment';
import { type Chain, createPublicClient, defineChain, formatGwei, parseGwei } from 'viem';
import type { KeeperConfig } from './keeper-config';
import type { KeeperAccount } from './keeper-key';

/** No node runs the chain that the deployment file describes. */
class WrongChainError extends Error {
  readonly code = 'WRONG_CHAIN';
}

/** Connections of a task to its chain, with the account of its role. */
export type KeeperChain = Awaited<ReturnType<typeof connectKeeper>> & { readonly account: KeeperAccount };

/** Reads of one moment, whichever tasks they are of, travel in one call up to so many bytes of it. All are of contracts of ours. */
const batchSize = 2 ** 16;

/**
 * Connects to the chain of the deployment file. A node of another chain is refused by name at the start, a silent one is left to the
 * others; afterwards each answer counts only from a node whose chain id and first block are right.
 */
export async function connectKeeper(config: KeeperConfig) {
  const deployment: Deployment = parseDeployment(JSON.parse(await readFile(config.deploymentFile, 'utf8')));
  const { chainId, genesisHash } = deployment;
  const prices = gasPrices(config, chainId);
  const urls = config.rpcUrls;
  const problems = await checkNodes({ urls, identity: { chainId, genesisHash }, timeoutMs: 10_000 });
  const wrong = problems.find((problem) => problem?.fault === 'wrong-chain');
  if (wrong) throw new WrongChainError(`RPC_URL ${wrong.message}.`);
  if (problems.every((problem) => problem !== undefined)) throw problems[0];
  const chain: Chain = defineChain({
    id: chainId,
    name: 'BESC',
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: urls } },
    contracts: { multicall3: { address: addressOf(deployment, 'shared', 'multicall') } },
  });
  const transport = failoverTransport({ urls, chainId, genesisHash, timeoutMs: 20_000 });
  const client = createPublicClient({ chain, transport, pollingInterval: 1_000, batch: { multicall: { batchSize } } });
  return { client, deployment, ...prices };
}

/**
 * What a transaction is begun with and what its price may be raised to, in wei. Throws EnvironmentError when nothing could ever be
 * sent.
 */
export function gasPrices(config: Pick<KeeperConfig, 'gasPrice' | 'maximumGasPrice'>, chainId: number) {
  const gasPrice = config.gasPrice ?? parseGwei(usualGasPriceGwei(chainId));
  const maximumGasPrice = config.maximumGasPrice ?? 3n * gasPrice;
  if (maximumGasPrice >= gasPrice) return { gasPrice, maximumGasPrice };
  const first = config.gasPrice === undefined ? "the chain's usual price of gas" : 'GAS_PRICE_GWEI';
  throw new EnvironmentError('MAXIMUM_GAS_PRICE_GWEI', `is below ${first}, ${formatGwei(gasPrice)}`);
}
