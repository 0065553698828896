import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { closeAuctionCall, startAuctionCall } from '@besc/sdk/auctions/auction-operator-calls';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { formatEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract, pauseLines } from '../shared/operated-contract';
import { accountSetting, guardianSetting, wholeSetting } from '../shared/setting-values';
import { nextTerms } from './auction-plan';
import { auctionsConfig } from './auctions-config';
import { readAuction } from './read-auction';

const statuses = ['none yet', 'open', 'closed'];
/** The most blocks of an auction. Source: FarmAuction.MAX_LENGTH. */
const longest = 86_400n;

export const operatedAuctions = operatedContract({
  slug: 'auctions',
  name: 'auction',
  abi: farmAuctionAbi,
  isPausable: true,
  settings: [
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
    {
      ...wholeSetting('blocks', longest, 1n),
      name: 'longest',
      setter: 'setMaxAuctionLength',
      getters: ['maxAuctionLength'],
    },
  ],
  acts: [
    {
      name: 'start',
      does: 'announces the next auction by AUCTIONS_LENGTH_BLOCKS, _LEAD_BLOCKS, _INITIAL_MONEY and _PLACES',
      async call(auction, { chain, env }) {
        const config = parseEnvironment(auctionsConfig, env);
        if (config.lengthBlocks === 0) throw new OperateArgumentError('AUCTIONS_LENGTH_BLOCKS says for how long.');
        return startAuctionCall(auction, nextTerms(config, await chain.client.getBlockNumber()));
      },
    },
    {
      name: 'close',
      does: 'closes the auction that has ended, by the limit that the contract computes',
      call: async (auction, { chain }) => closeAuctionCall(auction, (await readAuction(chain, auction)).limit),
    },
  ],
  async statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>, now: number) {
    const address = addressOf(deployment, 'auctions', 'auction');
    const [auction, pausedUntil, collected] = await Promise.all([
      readAuction({ client }, address),
      readContract(client, { address, abi: farmAuctionAbi, functionName: 'pausedUntil' }),
      readContract(client, { address, abi: farmAuctionAbi, functionName: 'totalCollected' }),
    ]);
    const blocks = `blocks ${auction.startBlock} to ${auction.endBlock}`;
    const state = `auction ${auction.id} is ${statuses[auction.status] ?? auction.status}, ${blocks}`;
    return [
      'auctions',
      `  ${auction.id === 0n ? 'no auction yet' : state}`,
      ...pauseLines(Number(pausedUntil), now),
      `  ${auction.participants} bidders for ${auction.leaderboard} places, the last that wins has ${formatEther(auction.limit)} MONEY`,
      `  ${formatEther(collected)} MONEY of winners burned`,
    ];
  },
});
