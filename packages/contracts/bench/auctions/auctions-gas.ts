import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { publicAccount } from '../../deploy/public-account';
import { farmAuctionAbi } from '../../generated/abi/farm-auction';
import { moneyTokenAbi } from '../../generated/abi/money-token';
import { farmAuctionBytecode } from '../../generated/bytecode/farm-auction';
import { moneyTokenBytecode } from '../../generated/bytecode/money-token';
import type { GameGas } from '../game-gas';
import type { MeasuredChain } from '../measured-chain';

const targets = {
  'auction: the first bid': { goal: 105_000, pancake: 158_593 },
  'auction: raise': { goal: 56_000, pancake: 63_992 },
  'auction: claim': { goal: 51_000, pancake: 74_168 },
} as const;

/** An auction of one place; the account that is measured bids second, raises behind the first, and takes its bid back. */
async function measure({
  user,
  client,
  chain,
  create,
  send,
}: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const me = user.address;
  const other = publicAccount(1).address;
  const money = await create(moneyTokenAbi, moneyTokenBytecode, [me, me, parseEther('1000000')]);
  const auction = await create(farmAuctionAbi, farmAuctionBytecode, [money, me, me, me]);
  const on = (name: string, args: readonly unknown[], from = me) =>
    send({ address: auction, abi: farmAuctionAbi as Abi, name, args, from });
  await send({ address: money, abi: erc20Abi, name: 'transfer', args: [other, parseEther('1000')] });
  for (const from of [me, other]) {
    await send({ address: money, abi: erc20Abi, name: 'approve', args: [auction, maxUint256], from });
  }
  await on('addWhitelist', [[me, other]]);
  const start = (await client.getBlockNumber()) + 5n;
  await on('startAuction', [start, start + 10n, parseEther('100'), 1n]);
  await chain.mine({ blocks: 4 });
  await on('bid', [parseEther('500')], other);
  const first = await on('bid', [parseEther('100')]);
  const raise = await on('bid', [parseEther('10')]);
  await chain.mine({ blocks: 20 });
  await on('closeAuction', [parseEther('500')]);
  // The one before leaves something in the contract, as others' bids do.
  await send({ address: money, abi: erc20Abi, name: 'transfer', args: [auction, 1n] });
  return {
    'auction: the first bid': first,
    'auction: raise': raise,
    'auction: claim': await on('claimAuction', [1n]),
  };
}

export const auctionsGas: GameGas = { targets, measure };
