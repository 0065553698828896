import { gasPriceWei } from '@besc/domain/settings/gas-speed';
import type { Address } from '@besc/domain/shared/address';
import { getTransactionCount } from 'viem/actions';
import type { ChainAccess } from '../../chain/chain-access';
import { gasSpeed } from '../../preferences/gas-speed';
import { transactionDeadline } from '../../preferences/transaction-deadline';
import type { StepContext } from '../records/step-context';
import { RunError } from './run-error';

/** Reads what a step needs at this moment. Throws RunError when the chain does not answer. */
export async function readStepContext(chain: ChainAccess, account: Address): Promise<StepContext> {
  const { settings, client, reader } = chain;
  const gasPrice = gasPriceWei(gasSpeed.get(), settings.gasPriceGwei);
  const waitSeconds = BigInt(transactionDeadline.get());
  const [nonce] = await Promise.all([
    getTransactionCount(client, { address: account, blockTag: 'pending' }),
    reader.poll(),
  ]).catch((cause: unknown) => {
    throw new RunError('failed', { text: 'Couldn’t read the chain. Please try again.' }, { cause });
  });
  const now = reader.blocks.timestamp();
  if (now === undefined) {
    throw new RunError('failed', { text: 'Couldn’t read the chain. Please try again.' });
  }
  return { account, settings, client, reader, gasPrice, nonce, deadlineSeconds: now + waitSeconds };
}
