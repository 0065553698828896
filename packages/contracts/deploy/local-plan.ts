import { usualGasPriceGwei } from '@besc/domain/shared/usual-gas-price';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { zeroHash } from 'viem';
import { localRoles } from './local-roles';
import type { LayoutPlan } from './slug-plan';
import { slugPlans } from './slug-plans';

const billion = '1000000000';
/** A placeholder of the local stack. */
const projectLink = '/local/project';

/**
 * The plan of a local chain: everything is made, with tokens to try out each case (one taxed, one compromised) and a
 * billion of each. The first account deploys and says what the owner does, because it is the person at the screen.
 */
export const localPlan = {
  roles: localRoles,
  timelock: { delaySeconds: 1 },
  coins: { wrapped: {}, money: { mint: '10000000', projectLink }, stable: { mint: billion } },
  tokens: [
    { symbol: 'HENNY', name: 'Henny', decimals: 9, mint: billion, projectLink },
    { symbol: 'WAGMI', name: 'Wagmi', decimals: 18, mint: billion, projectLink },
    { symbol: 'Bernie', name: 'Bernie', decimals: 18, mint: billion },
    { symbol: 'OLDG', name: 'Old Guard', decimals: 18, mint: billion, kind: 'compromised' },
    { symbol: 'RFLX', name: 'Reflex', decimals: 18, mint: billion, kind: 'high-slippage' },
  ],
  pairs: [
    ['wrapped', 'stable'],
    ['money', 'wrapped'],
    ['money', 'stable'],
    ['HENNY', 'wrapped'],
    ['HENNY', 'stable'],
    ['WAGMI', 'wrapped'],
    ['WAGMI', 'money'],
    ['Bernie', 'wrapped'],
    ['Bernie', 'stable'],
    ['RFLX', 'wrapped'],
    ['OLDG', 'wrapped'],
  ],
  settings: Object.fromEntries(
    slugPlans.flatMap(({ slug, localSettings }) => (localSettings === undefined ? [] : [[slug, localSettings]])),
  ),
} as const satisfies LayoutPlan;

/** The chain part of a plan for a local node: it is whatever chain the node runs, and blocks are never taken back. */
export function localChain(options: { rpcUrl: string; chainId: 2372 | 97 }): DeploymentPlan['chain'] {
  const gasPriceGwei = usualGasPriceGwei(options.chainId);
  return { id: options.chainId, genesisHash: zeroHash, rpcUrls: [options.rpcUrl], gasPriceGwei, confirmations: 1 };
}
