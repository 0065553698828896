import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Chain } from '@besc/localnet/chain';
import type { Exchange } from '@besc/localnet/make-exchange';
import { encodeFunctionData, maxUint256, parseEther, toHex } from 'viem';
import type { Call, GameBench, PlayersTable } from './game-bench';

const bettors = Array.from({ length: 16 }, (_, place) => place + 5);

/** People who trade in the pool of the price, play the games and take what they won, block by block. */
export function gamePlayers(
  games: readonly GameBench[],
  options: Pick<PlayersTable, 'client' | 'random'> & { readonly chain: Chain; readonly exchange: Exchange },
) {
  const { chain, client, random } = options;
  const { deployment } = options.exchange;
  const stable = addressOf(deployment, 'tokens', 'stable');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const router = addressOf(deployment, 'swap', 'router');
  const accountAt = (place: number): Address => {
    const account = chain.accounts[place];
    if (!account) throw new RangeError(`no account ${place}`);
    return account.address;
  };
  const call: PlayersTable['call'] = (place, to, data, value = 0n) => {
    return { from: accountAt(place), to, data, gas: toHex(4_000_000), ...(value > 0n && { value: toHex(value) }) };
  };
  const approval: PlayersTable['approval'] = (place, token, spender, amount = maxUint256) =>
    call(place, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }));

  const trades = async (): Promise<Call[]> => {
    const place = random.pick(bettors);
    const isSale = random.next() < 0.5;
    const amount = parseEther((20 * random.next() + 1).toFixed(6));
    if (isSale) {
      const args = [0n, [wbesc, stable], accountAt(place), maxUint256] as const;
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
      return [call(place, router, data, amount)];
    }
    const args = [amount, maxUint256, [stable, wbesc], accountAt(place), maxUint256] as const;
    return [call(place, router, encodeFunctionData({ abi: routerAbi, functionName: 'swapTokensForExactETH', args }))];
  };
  const played = games.map((game) => game.habits({ client, deployment, random, bettors, accountAt, call, approval }));
  const acts = [[0.25, trades] as const, ...played.flatMap((habits) => habits.acts)];

  return {
    /** What has to be allowed before. */
    preparations: (): readonly Call[] => [
      ...bettors.map((place) => approval(place, stable, router)),
      ...played.flatMap(({ preparations }) => preparations),
    ],
    /** What somebody does before the next block. */
    async acts(): Promise<readonly Call[]> {
      const chosen = acts.filter(([chance]) => random.next() < chance);
      return (await Promise.all(chosen.map(([, act]) => act().catch((): readonly Call[] => [])))).flat();
    },
  };
}
