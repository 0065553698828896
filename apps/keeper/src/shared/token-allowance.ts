import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import type { CallOutcome } from './call-sender';
import type { KeeperChain } from './keeper-chain';

/** A token with what its holder has and lets `spender` take, with what is on its way; smallest units. */
export async function readHeldAndAllowed(
  { client }: Pick<KeeperChain, 'client'>,
  { token, holder, spender }: { readonly token: Address; readonly holder: Address; readonly spender: Address },
): Promise<{ readonly balance: bigint; readonly allowance: bigint }> {
  const erc20 = { address: token, abi: erc20Abi, blockTag: 'pending' } as const;
  const [balance, allowance] = await Promise.all([
    client.readContract({ ...erc20, functionName: 'balanceOf', args: [holder] }),
    client.readContract({ ...erc20, functionName: 'allowance', args: [holder, spender] }),
  ]);
  return { balance, allowance };
}

/** Lets the spender take exactly `amount`, where it may take less; undefined when it may already. */
export async function allowAtLeast(
  sendCall: (call: ContractCall) => Promise<CallOutcome>,
  options: { readonly token: Address; readonly spender: Address; readonly amount: bigint; readonly allowance: bigint },
): Promise<CallOutcome | undefined> {
  const { token, spender, amount, allowance } = options;
  if (allowance >= amount) return undefined;
  return sendCall(approveCall(token, spender, amount));
}
