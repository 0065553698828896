import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatEther, parseEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract, pauseLines } from '../shared/operated-contract';
import {
  accountSetting,
  amountSetting,
  guardianSetting,
  parseOperatedAddress,
  parseWhole,
} from '../shared/setting-values';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

const price = amountSetting('WBESC', { least: 1n, most: parseEther('1000000') });
/** The most that both fees are together, in hundredths of a percent. */
const mostFees = 1000n;

/** A collection with who earns on it and what is asked of it. */
const terms = {
  takes:
    'COLLECTION CREATOR CHECKER TRADING CREATOR_FEE (hundredths of a percent, 1000 together; 0x0 and 40 zeros for none)',
  keys: 1,
  getters: ['viewCollection'],
  parse(values: readonly string[]) {
    if (values.length !== 5)
      throw new OperateArgumentError('Name a collection, its creator, its checker and two fees.');
    const [collection = '', creator = '', checker = '', trading = '', creatorFee = ''] = values;
    const fees = [parseWhole(trading), parseWhole(creatorFee)] as const;
    if (fees[0] + fees[1] > mostFees) throw new OperateArgumentError(`Both fees are at most ${mostFees} together.`);
    const accounts = [creator, checker].map(parseOperatedAddress);
    const [first = parseOperatedAddress(creator), second = parseOperatedAddress(checker)] = accounts;
    return [parseOperatedAddress(collection), first, second, ...fees] as const;
  },
  format([collection, found]: readonly unknown[]) {
    const { status, creatorAddress, whitelistChecker, tradingFee, creatorFee } = found as Terms;
    if (status !== open) return `${collection} closed`;
    return [collection, creatorAddress, whitelistChecker, tradingFee, creatorFee].join(' ');
  },
  formatArguments: (values: readonly unknown[]) => values.join(' '),
} as const;

interface Terms {
  readonly status: number;
  readonly creatorAddress: string;
  readonly whitelistChecker: string;
  readonly tradingFee: bigint;
  readonly creatorFee: bigint;
}
const open = 1;

export const operatedMarket = operatedContract({
  slug: 'nfts',
  name: 'market',
  abi: nftMarketAbi,
  isPausable: true,
  settings: [
    {
      name: 'prices',
      takes: 'LEAST MOST, each in WBESC',
      setter: 'updateMinimumAndMaximumPrices',
      getters: ['minimumAskPrice', 'maximumAskPrice'],
      parse(values: readonly string[]) {
        const [least = '', most = ''] = values;
        if (values.length !== 2) throw new OperateArgumentError('Name the least and the most that can be asked.');
        return [price.parse([least])[0], price.parse([most])[0]] as const;
      },
      format: (values: readonly unknown[]) => values.map((value) => price.format([value])).join(' '),
    },
    { ...terms, name: 'collection', setter: 'modifyCollection' },
    { ...terms, name: 'new-collection', setter: 'addCollection' },
    {
      name: 'closed-collection',
      takes: 'COLLECTION (its asks can be taken back, nothing else)',
      setter: 'closeCollectionForTradingAndListing',
      getters: ['viewCollection'],
      keys: 1,
      parse(values: readonly string[]) {
        if (values.length !== 1) throw new OperateArgumentError('Name one collection.');
        return [parseOperatedAddress(values[0] ?? '')] as const;
      },
      format: terms.format,
      formatArguments: ([collection]: readonly unknown[]) => `${collection} closed`,
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  async statusLines({ client, deployment }: Asked, now: number) {
    const at = { address: addressOf(deployment, 'nfts', 'market'), abi: nftMarketAbi } as const;
    const [least, most, pausedUntil, treasury, [addresses, details]] = await Promise.all([
      readContract(client, { ...at, functionName: 'minimumAskPrice' }),
      readContract(client, { ...at, functionName: 'maximumAskPrice' }),
      readContract(client, { ...at, functionName: 'pausedUntil' }),
      readContract(client, { ...at, functionName: 'treasury' }),
      readContract(client, { ...at, functionName: 'viewCollections', args: [0n, 100n] }),
    ]);
    const fees = await readContract(client, { ...at, functionName: 'pendingRevenue', args: [treasury] });
    return [
      'nfts.market',
      ...pauseLines(Number(pausedUntil), now),
      `  prices from ${formatEther(least)} to ${formatEther(most)} WBESC, ${formatEther(fees)} WBESC of fees wait`,
      ...addresses.map((address, index) => {
        const { tradingFee = 0n, creatorFee = 0n } = details[index] ?? {};
        return `  ${address} pays ${tradingFee} and ${creatorFee} hundredths of a percent`;
      }),
    ];
  },
});
