import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { readAllowance } from '@besc/sdk/shared/reads/read-allowance';
import { chainQuery } from '../chain/chain-query';

/** How much of a token a spender may move for the account, in smallest units. The native coin needs none. */
export function allowanceQuery(options: {
  reader: BatchReader;
  currency: Currency | undefined;
  owner: Address | undefined;
  spender: Address;
}) {
  const { reader, currency, owner, spender } = options;
  const token = currency?.kind === 'token' ? currency.address : undefined;
  return chainQuery({
    key: ['allowance', token, owner, spender],
    read: token && owner && (() => readAllowance({ reader, token, owner, spender })),
  });
}
