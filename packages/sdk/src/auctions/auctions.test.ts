import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { numberToHex, parseEther } from 'viem';
import { readContract } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeployedChain, makeDeployedChain } from '../../test/deployed-chain';
import { createBatchReader } from '../shared/reads/batch-reader';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { encodeCall } from '../shared/writes/encode-call';
import { approveCall } from '../tokens/token-calls';
import { bidCall, claimAuctionCall } from './auction-calls';
import { addWhitelistCall, closeAuctionCall, startAuctionCall } from './auction-operator-calls';
import { readAuction, readAuctionCount, readIsWhitelisted, readOwnBids } from './read-auctions';

let deployed: DeployedChain;
beforeAll(async () => {
  deployed = await makeDeployedChain();
});
afterAll(() => deployed.chain.stop());

test('AUC-14 AUC-15 AUC-16 an auction is read, bid in, closed and taken back from', async () => {
  const { chain, client, deployment } = deployed;
  const address = addressOf(deployment, 'auctions', 'auction');
  const reader = createBatchReader({ client, multicall: addressOf(deployment, 'shared', 'multicall') });
  const at = { reader, address };
  const money = deployed.token('MONEY');
  const me = checksumAddress(chain.accounts[0]?.address ?? '');
  const rival = checksumAddress(chain.accounts[1]?.address ?? '');
  const operator = checksumAddress(
    await readContract(client, { address, abi: farmAuctionAbi, functionName: 'operator' }),
  );
  const timelock = addressOf(deployment, 'governance', 'timelock');
  const sent = async (from: Address, call: ContractCall) => {
    await chain.rpc.request('anvil_impersonateAccount', [from]);
    await chain.rpc.request('anvil_setBalance', [from, numberToHex(10n ** 24n)]);
    const { to, data } = encodeCall(call);
    await chain.send({ from, to, data, gas: numberToHex(3_000_000) });
  };
  expect(await readAuctionCount(at)).toBe(0);
  expect(await readAuction(at, 1)).toBeUndefined();
  await sent(timelock, addWhitelistCall(address, [me, rival]));
  expect(await readIsWhitelisted(at, me)).toBe(true);
  expect(await readIsWhitelisted(at, timelock)).toBe(false);
  const startBlock = BigInt((await chain.blockNumber()) + 2);
  const terms = { startBlock, endBlock: startBlock + 20n, initialBidAmount: parseEther('100'), leaderboard: 1 };
  await sent(operator, startAuctionCall(address, terms));
  const gift = [rival, parseEther('500')] as const;
  await sent(me, contractCall({ address: money, abi: erc20Abi, functionName: 'transfer', args: gift }));
  await sent(me, approveCall(money, address, parseEther('1000')));
  await sent(rival, approveCall(money, address, parseEther('500')));
  await sent(me, bidCall(address, parseEther('100')));
  await sent(me, bidCall(address, parseEther('20')));
  await sent(rival, bidCall(address, parseEther('130')));
  expect(await readAuction(at, 1)).toEqual({
    number: 1,
    auction: {
      isClosed: false,
      startBlock: Number(startBlock),
      endBlock: Number(startBlock) + 20,
      initialBidAmount: parseEther('100'),
      leaderboard: 1,
      leaderboardThreshold: 0n,
    },
    board: [{ account: rival, amount: parseEther('130'), hasClaimed: false }],
    participants: 2,
  });
  await chain.mine(20);
  await sent(operator, closeAuctionCall(address, parseEther('130')));
  expect((await readAuction(at, 1))?.auction).toMatchObject({
    isClosed: true,
    leaderboardThreshold: parseEther('130'),
  });
  await sent(me, claimAuctionCall(address, 1));
  const first = { number: 1, amount: parseEther('120'), hasClaimed: true };
  expect(await readOwnBids(at, { account: me, count: 1 })).toEqual([first]);
  // Of auctions that lie further back than one page reaches, too.
  const later = BigInt((await chain.blockNumber()) + 2);
  await sent(operator, startAuctionCall(address, { ...terms, startBlock: later, endBlock: later + 20n }));
  await sent(me, bidCall(address, parseEther('110')));
  const second = { number: 2, amount: parseEther('110'), hasClaimed: false };
  expect(await readOwnBids(at, { account: me, count: 2, size: 1 })).toEqual([first, second]);
  expect(await readOwnBids(at, { account: me, count: 2, size: 2 })).toEqual([first, second]);
  expect(await readOwnBids(at, { account: me, count: 0 })).toEqual([]);
  reader.close();
});

test('a bid that is no multiple of 10 MONEY is no call', () => {
  const address = addressOf(deployed.deployment, 'auctions', 'auction');
  for (const amount of [0n, parseEther('15'), parseEther('10') + 1n]) {
    expect(() => bidCall(address, amount)).toThrow('multiple of 10');
  }
});
