import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';

type Kept = Pick<TransactionRecord, 'toast' | 'isPrelude' | 'refusals' | 'logged' | 'approval'>;

/** What of a step, or of a request for it, is kept with its record for what is said later, after a reload as well. */
export function keptOf({
  toast,
  isPrelude,
  refusals,
  logged,
  approval,
}: { readonly [Name in keyof Kept]?: Kept[Name] | undefined }): Kept {
  return {
    ...(toast && { toast }),
    ...(isPrelude && { isPrelude }),
    ...(refusals && { refusals }),
    ...(logged && { logged }),
    ...(approval && { approval }),
  };
}
