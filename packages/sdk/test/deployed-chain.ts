import { addressOf } from '@besc/contracts/deploy/address-of';
import { waitForReceipt } from '@besc/contracts/deploy/wait-for-receipt';
import type { Chain } from '@besc/localnet/chain';
import { startDeployment } from '@besc/localnet/start-exchange';
import type { Deployment } from '@besc/wire/settings/deployment';
import { createClient, createWalletClient, defineChain, type Hash, http } from 'viem';
import { sendTransaction } from 'viem/actions';
import { type BatchReader, createBatchReader } from '../src/shared/reads/batch-reader';
import type { ContractCall } from '../src/shared/writes/contract-call';
import { encodeCall } from '../src/shared/writes/encode-call';

type RawCall = Pick<ReturnType<typeof encodeCall>, 'to' | 'data'>;

/** A fresh local chain with the whole deployment on it. */
export interface DeployedChain {
  readonly chain: Chain;
  readonly client: ReturnType<typeof makeClient>;
  readonly deployment: Deployment;
  /** Sends from a development account and waits for the receipt; throws when the transaction failed. */
  send(call: ContractCall | RawCall, from?: number): Promise<Hash>;
  token(symbol: string): Deployment['tokens'][number]['address'];
}

export function makeClient(url: string) {
  return createClient({ transport: http(url, { retryCount: 0 }), pollingInterval: 50 });
}

export async function makeDeployedChain(): Promise<DeployedChain> {
  const { chain, deployment } = await startDeployment();
  const client = makeClient(chain.rpcUrl);
  const viemChain = defineChain({
    id: chain.chainId,
    name: 'BESC',
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  });
  return {
    chain,
    client,
    deployment,
    token: (symbol) => {
      const token = deployment.tokens.find((entry) => entry.symbol === symbol);
      if (token === undefined) throw new Error(`No token ${symbol}`);
      return token.address;
    },
    send: async (call, from = 0) => {
      const account = chain.accounts[from];
      if (account === undefined) throw new Error(`No account ${from}`);
      const wallet = createWalletClient({ account, chain: viemChain, transport: http(chain.rpcUrl) });
      // An estimate is made for the second of the last block, in which a pair need not write its accumulators.
      const fees = { type: 'legacy', gasPrice: chain.gasPrice, gas: 5_000_000n } as const;
      const hash = await sendTransaction(wallet, { ...('data' in call ? call : encodeCall(call)), ...fees });
      const receipt = await waitForReceipt(client, { hash, pollingInterval: 10, lookAgainMs: 200 });
      if (receipt.status !== 'success') throw new Error(`Transaction ${hash} failed`);
      return hash;
    },
  };
}

/** A reader of the deployment's own aggregator; `client` may stand behind a proxy. */
export function readerOf({ client, deployment }: Pick<DeployedChain, 'client' | 'deployment'>): BatchReader {
  return createBatchReader({ client, multicall: addressOf(deployment, 'shared', 'multicall') });
}
