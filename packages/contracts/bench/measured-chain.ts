import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import {
  type Abi,
  type Account,
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeDeployData,
  type Hex,
  http,
} from 'viem';
import { publicAccount } from '../deploy/public-account';
import { waitForReceipt } from '../deploy/wait-for-receipt';

const user = publicAccount(0);

/** One chain and one account that creates contracts and calls them; `send` answers the gas that was used. */
export function measuredChain(rpcUrl: string) {
  const transport = http(rpcUrl);
  const client = createPublicClient({ transport, pollingInterval: 10 });
  const wallet = createWalletClient({ transport, account: user as Account });
  const chain = createTestClient({ mode: 'anvil', transport });

  async function mined(hash: Hex) {
    const receipt = await waitForReceipt(client, { hash });
    if (receipt.status !== 'success') throw new Error(`a measured transaction failed: ${hash}`);
    return receipt;
  }
  async function create(abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> {
    const data = encodeDeployData({ abi, bytecode, args });
    const hash = await wallet.sendTransaction({ data, chain: null, type: 'legacy', gasPrice: 0n });
    const { contractAddress } = await mined(hash);
    if (!contractAddress) throw new Error('nothing was created');
    return checksumAddress(contractAddress);
  }
  async function send(call: {
    address: Address;
    abi: Abi;
    name: string;
    args: readonly unknown[];
    value?: bigint;
    /** Another account of the chain. */
    from?: Address;
  }) {
    // Each measured call is in a block of its own, three seconds after the last: the accumulators are written.
    await chain.increaseTime({ seconds: 3 });
    const { address, abi, name: functionName, args, value, from } = call;
    const request = {
      address,
      abi,
      functionName,
      args,
      chain: null,
      type: 'legacy',
      gasPrice: 0n,
      ...(value ? { value } : {}),
      ...(from ? { account: from } : {}),
    } as const;
    return (await mined(await wallet.writeContract(request))).gasUsed;
  }
  return { user, client, chain, create, send };
}

export type MeasuredChain = ReturnType<typeof measuredChain>;
