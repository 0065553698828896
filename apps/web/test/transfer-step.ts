import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { meantContract } from '@besc/sdk/shared/writes/call-meaning';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import type { Step } from '../src/blocks/transactions/steps/action';
import { stepOf } from '../src/blocks/transactions/steps/step-of';

const token = meantContract(
  erc20Abi,
  { slug: 'tokens', name: 'erc20' },
  { transfer: ['Send', { to: ['Recipient'], value: ['Pay', '@.to'] }] },
);

/** Moves so much of a token. */
export function transferStep(address: Address, to: Address, amount: bigint): Step {
  return stepOf({
    calls: () => [contractCall({ ...token, address, functionName: 'transfer', args: [to, amount] })],
    summary: { text: `Move ${amount}` },
  });
}
