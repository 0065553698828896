import { formatEther, parseEther } from 'viem';
import { DeployError } from './deploy-error';
import { linkOf, plannedTokens } from './planned-tokens';
import { slugPlan } from './slug-plan';

const maxGenesis = parseEther('10000000');

/** The coins and the tokens of the default list. */
export const tokensPlan = slugPlan({
  slug: 'tokens',
  names: ['wbesc', 'money', 'stable'],
  contracts: (input) => {
    const { money } = input.plan.coins;
    if ('mint' in money && parseEther(money.mint) > maxGenesis) {
      throw new DeployError('PLAN', `coins.money.mint must be at most ${formatEther(maxGenesis)}`);
    }
    return Object.fromEntries(plannedTokens(input).map(({ contract, create }) => [contract, create]));
  },
  limits: {
    CAP: parseEther('10946080'),
    MAX_GENESIS: maxGenesis,
    DAILY_CAP: parseEther('10000'),
    PRODUCTION_CHAIN: 2372n,
  },
  bounded: { totalSupply: 'CAP' },
  details: (input, at) => {
    const tokens = plannedTokens(input).map(({ contract, symbol, name, decimals, kind, ...told }) => {
      const address = at(`tokens.${contract}`);
      return { address, symbol, name, decimals, kind, listed: kind === 'standard', ...linkOf(told) };
    });
    const twice = tokens.find(({ address }, index) => tokens.findIndex((one) => one.address === address) !== index);
    if (twice) throw new DeployError('PLAN', `the plan has two tokens with the address ${twice.address}`);
    return { tokens };
  },
});
