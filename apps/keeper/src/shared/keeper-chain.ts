import { readFile } from 'node:fs/promises';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { type Chain, createPublicClient, createWalletClient, defineChain, http, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { KeeperConfig } from './keeper-config';

/** The node does not run the chain that the deployment file describes, or the service may not act there. */
class WrongChainError extends Error {
  readonly code = 'WRONG_CHAIN';
}

/** Connections of the service to its chain, checked once at the start. */
export type KeeperChain = Awaited<ReturnType<typeof connectKeeper>>;

const usualGasPrice = { 2372: parseGwei('1000'), 97: parseGwei('5') };

/** Connects with the operator's key. Throws WrongChainError when the chain id or the first block differ. */
export async function connectKeeper(config: KeeperConfig) {
  const deployment: Deployment = parseDeployment(JSON.parse(await readFile(config.deploymentFile, 'utf8')));
  const chain: Chain = defineChain({
    id: deployment.chainId,
    name: 'BESC',
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: [config.rpcUrl] } },
    contracts: { multicall3: { address: deployment.contracts.multicall } },
  });
  const transport = http(config.rpcUrl, { timeout: 20_000, retryCount: 2 });
  const client = createPublicClient({ chain, transport, pollingInterval: 1_000 });
  const account = privateKeyToAccount(config.operatorKey);
  const wallet = createWalletClient({ account, chain, transport });
  const [id, genesis] = await Promise.all([client.getChainId(), client.getBlock({ blockNumber: 0n })]);
  if (id !== deployment.chainId) {
    throw new WrongChainError(`RPC_URL runs chain ${id}, the deployment file is of chain ${deployment.chainId}.`);
  }
  if (genesis.hash !== deployment.genesisHash) {
    throw new WrongChainError(
      `RPC_URL runs a chain that begins with ${genesis.hash}, the deployment file is of one that begins with ${deployment.genesisHash}.`,
    );
  }
  return { client, wallet, account, deployment, gasPrice: config.gasPrice ?? usualGasPrice[deployment.chainId] };
}
