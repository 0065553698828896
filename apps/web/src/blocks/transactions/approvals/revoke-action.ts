import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { readAllowance } from '@besc/sdk/shared/reads/read-allowance';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import type { Action, Step } from '../steps/action';
import { actionOf } from '../steps/action-of';
import { stepOf } from '../steps/step-of';

/** What a spender may still move of a token. */
export interface GivenAllowance {
  readonly token: Pick<Token, 'address' | 'symbol'>;
  readonly spender: Address;
}

/** Takes allowances back, in one confirmation where the wallet can. */
export function revokeAction(given: readonly GivenAllowance[]): Action {
  return actionOf(given.map(revokeStep), {
    several: { text: 'Revoke allowances (%number%)', values: { number: given.length } },
    refresh: [['chain', 'allowances']],
  });
}

/** One that is gone already is not sent. */
function revokeStep({ token, spender }: GivenAllowance): Step {
  return stepOf({
    summary: { text: 'Revoke your %symbol% allowance', values: { symbol: displaySymbol(token.symbol) } },
    gas: approvalGas,
    isIndependent: true,
    calls: () => [approveCall(token.address, spender, 0n)],
    isNeeded: async ({ reader, account }) =>
      (await readAllowance({ reader, token: token.address, owner: account, spender })) > 0n,
  });
}
