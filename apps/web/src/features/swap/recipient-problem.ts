import { accountProblem } from '../../blocks/name-service/account-problem';

/** What is wrong with the recipient, as an English key; undefined while it is sound, empty or being looked up. */
export function recipientProblem(
  field: Parameters<typeof accountProblem>[0] & { readonly isForbidden: boolean },
): string | undefined {
  if (field.isForbidden)
    return 'Anything sent to this address is lost: it belongs to the exchange, to a token or to no one.';
  return accountProblem(field);
}
