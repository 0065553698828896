import { mintingStationAbi } from '@besc/contracts/abi/minting-station';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { firstGenerationIds, starterIds } from '@besc/domain/nfts/bunny-kinds';
import { approveItemsCall, mintStarterCall } from '@besc/sdk/nfts/nft-calls';
import { encodeFunctionData, parseEther } from 'viem';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';
import { openingWriter } from '../history/write-opening';
import { marketActors } from './market-actors';
import { ownTrades } from './own-trades';

/** MONEY that each account gets for its collectibles and its profile. */
const allowance = parseEther('60');
/** Accounts that buy a starter by themselves; the person's account 0 has yet to begin. */
const buyers = 21;

/** Starters and the first generation are in many hands from the first day. */
export const nftsHistory: HistoryWriter = {
  slug: 'nfts',
  order: 25,
  async open({ chain, deployment, seed }) {
    if (contractIfAny(deployment, 'nfts', 'starters') === undefined) return undefined;
    const random = seededRandom(`${seed} collectibles`);
    const { people, traders, operator } = chainRoles(chain);
    const money = addressOf(deployment, 'tokens', 'money');
    const starters = addressOf(deployment, 'nfts', 'starters');
    const station = addressOf(deployment, 'nfts', 'station');
    const who = [...people.slice(1), ...traders.slice(0, buyers - people.length + 1)].map(({ address }) => address);
    const write = openingWriter(chain);
    await write('MONEY for collectibles', {
      transactions: who.map((to) => transfer(operator.address, money, { to, amount: allowance })),
    });
    await write('starters', {
      transactions: who.flatMap((account) => [
        approval(account, money, starters, parseEther('5')),
        sentCall(account, mintStarterCall(starters, random.pick(starterIds))),
      ]),
    });
    // Before there was a sale of starters, its minter gave the first generation away.
    await chain.rpc.request('anvil_impersonateAccount', [starters]);
    await chain.rpc.request('anvil_setBalance', [starters, `0x${parseEther('10').toString(16)}`]);
    const holders = [people[1], ...traders].flatMap((account) => (account ? [account.address] : []));
    await write('the first generation', {
      transactions: firstGenerationIds.flatMap((kind) =>
        Array.from({ length: 12 + random.below(8) }, (_, index) => {
          const to = index === 0 ? holders[0] : random.pick(holders);
          const args = [to ?? starters, BigInt(kind)] as const;
          const data = encodeFunctionData({ abi: mintingStationAbi, functionName: 'mintCollectible', args });
          return { from: starters, to: station, data, gas: 500_000n };
        }),
      ),
    });
    await chain.rpc.request('anvil_stopImpersonatingAccount', [starters]);
    const collections = [addressOf(deployment, 'nfts', 'bunnies'), addressOf(deployment, 'nfts', 'squad')];
    const spender = addressOf(deployment, 'nfts', 'market');
    await write('items for the market', {
      transactions: holders.flatMap((account) =>
        collections.map((collection) => sentCall(account, approveItemsCall({ collection, spender }))),
      ),
    });
    return undefined;
  },
  async begin(world) {
    const { chain, deployment, seed, isResumed } = world;
    if (contractIfAny(deployment, 'nfts', 'market') === undefined) return [];
    const { people, traders } = chainRoles(chain);
    const who = traders.map(({ address: account }) => ({ account }));
    const random = seededRandom(`${seed} the market for collectibles`);
    const trading = marketActors(world, { random, who });
    const [own, other] = [people[1]?.address, traders[0]?.address];
    return isResumed || !own || !other ? [trading] : [ownTrades(world, { own, other }), trading];
  },
};
