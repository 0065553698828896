import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { LogPattern } from '@besc/sdk/shared/reads/log-pattern';
import type { Message } from '../language/message';
import type { StepToast } from '../transactions/steps/action';

const titles = {
  staked: 'Staked!',
  unstaked: 'Unstaked!',
  harvested: 'Harvested!',
  compounded: 'Compounded!',
  bounty: 'Bounty collected!',
  'pool-enabled': 'Contract Enabled',
  'vault-enabled': 'Contract Enabled',
} as const;

const descriptions = {
  staked: 'Your %symbol% funds have been staked in the pool!',
  unstaked: 'Your %symbol% earnings have also been harvested to your wallet!',
  harvested: 'Your %symbol% earnings have been sent to your wallet!',
  compounded: 'Your %symbol% earnings have been re-invested into the pool!',
  bounty: 'MONEY bounty has been sent to your wallet.',
  'pool-enabled': 'You can now stake in the %symbol% pool!',
  'vault-enabled': 'You can now stake in the %symbol% vault!',
} as const;

const noBounty: Message = { text: 'Bounty could not be collected' };
const owedText = 'Not all of your %symbol% earnings could be paid now. You’re still owed the rest.';

/**
 * The documents' words for a success. `symbol`: of what is staked; of what is earned where something is unstaked, harvested
 * or compounded. `owed`: what tells that this was not paid.
 */
export function earningToast(kind: keyof typeof titles, symbol: string, owed?: LogPattern): StepToast {
  const values = { symbol: displaySymbol(symbol) };
  const description: Message = { text: descriptions[kind], values };
  return {
    title: { text: titles[kind] },
    description,
    ...(kind === 'bounty' && { failure: noBounty }),
    ...(owed && { unpaid: [{ log: owed, description: kind === 'bounty' ? noBounty : { text: owedText, values } }] }),
  };
}

/** The success of who takes a whole stake out and leaves behind what it has earned. */
export function exitToast(symbol: string): StepToast {
  const values = { symbol: displaySymbol(symbol) };
  return {
    title: { text: titles.unstaked },
    description: { text: 'Your whole stake of %symbol% is back in your wallet.', values },
  };
}
