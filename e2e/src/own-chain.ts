import { createInterface } from 'node:readline';
import type { Address } from '@besc/domain/shared/address';
import { anvilBinary } from '@besc/localnet/anvil-binary';
import { spawnManaged } from '@besc/localnet/managed-process';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Account,
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  parseGwei,
  publicActions,
  toHex,
} from 'viem';
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';

/** A chain that has nothing of the local stack: another id, keys of its own, no contracts. */
export type OwnChain = Awaited<ReturnType<typeof startOwnChain>>;

/** Starts chain 97 with five accounts of fresh keys, each with 10 000 BESC. */
export async function startOwnChain() {
  const mnemonic = generateMnemonic(english);
  const node = spawnManaged({
    command: anvilBinary(),
    args: ['--port', '0', '--chain-id', '97', '--hardfork', 'cancun', '--block-base-fee-per-gas', '0'].concat([
      '--mnemonic',
      mnemonic,
      '--accounts',
      '5',
      '--balance',
      '10000',
    ]),
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: node.stdout }).on('line', (line) => {
      const match = /^Listening on .*:(\d+)$/.exec(line.trim());
      if (match) resolve(Number(match[1]));
    });
    void node.exited.then((code) => reject(new Error(`The chain ended with code ${code}`)));
  });
  const rpcUrl = `http://127.0.0.1:${port}`;
  const chain = defineChain({
    id: 97,
    name: 'Own chain',
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const account = (index: number) => {
    const made = mnemonicToAccount(mnemonic, { addressIndex: index });
    return {
      account: made,
      address: checksumAddress(made.address),
      key: toHex(made.getHdKey().privateKey ?? new Uint8Array(32)),
    };
  };
  const [deployer, owner, operator] = [account(0), account(1), account(2)];
  const [treasury, trader, guardian] = [account(3), account(4), account(5)];
  const client = createPublicClient({ chain, transport: http(rpcUrl), pollingInterval: 50 });
  const clock = createTestClient({ chain, mode: 'anvil', transport: http(rpcUrl) });
  return {
    rpcUrl,
    client,
    people: { deployer, owner, guardian, operator, treasury, trader },
    /** Sends for one of the people and waits; throws when the transaction failed. */
    async send(from: { account: Account }, to: Address | null, data: Hex, value = 0n) {
      const wallet = createWalletClient({ account: from.account, chain, transport: http(rpcUrl) }).extend(
        publicActions,
      );
      const hash = await wallet.sendTransaction({
        account: from.account,
        chain,
        to,
        data,
        value,
        type: 'legacy',
        gasPrice: parseGwei('5'),
        gas: 6_000_000n,
      });
      const receipt = await client.waitForTransactionReceipt({ hash });
      if (receipt.status !== 'success') throw new Error(`Transaction ${hash} failed`);
      return receipt;
    },
    async pass(seconds: number) {
      await clock.increaseTime({ seconds });
      await clock.mine({ blocks: 1 });
    },
    stop: () => node.stop(),
  };
}
