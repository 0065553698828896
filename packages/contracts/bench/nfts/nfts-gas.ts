import { type Abi, erc20Abi, maxUint256, parseEther } from 'viem';
import { minterRole } from '../../deploy/minter-role';
import { publicAccount } from '../../deploy/public-account';
import { bunniesAbi } from '../../generated/abi/bunnies';
import { mintingStationAbi } from '../../generated/abi/minting-station';
import { nftMarketAbi } from '../../generated/abi/nft-market';
import { wbescAbi } from '../../generated/abi/wbesc';
import { bunniesBytecode } from '../../generated/bytecode/bunnies';
import { mintingStationBytecode } from '../../generated/bytecode/minting-station';
import { nftMarketBytecode } from '../../generated/bytecode/nft-market';
import { wbescBytecode } from '../../generated/bytecode/wbesc';
import type { GameGas } from '../game-gas';
import type { MeasuredChain } from '../measured-chain';

const price = parseEther('1');

const targets = {
  'market: list': { goal: 160_000, pancake: 210_351 },
  'market: change': { goal: 35_000, pancake: 40_769 },
  'market: cancel': { goal: 85_000, pancake: 94_561 },
  'market: buy with BESC': { goal: 104_000, pancake: 115_512 },
  'market: buy with WBESC': { goal: 123_000, pancake: 136_659 },
  // Seven times one.
  'market: buy 10 with BESC': { goal: 728_000 },
} as const;

/** Both accounts hold items before and after; the market holds other items, and has sold some. Bought is what came last. */
async function measure({ user, create, send }: MeasuredChain): Promise<Readonly<Record<string, bigint>>> {
  const me = user.address;
  const other = publicAccount(1).address;
  const treasury = publicAccount(2).address;
  const wbesc = await create(wbescAbi, wbescBytecode, []);
  const bunnies = await create(bunniesAbi, bunniesBytecode, [me, ['Bunny']]);
  const station = await create(mintingStationAbi, mintingStationBytecode, [me, bunnies]);
  const terms = [parseEther('0.005'), parseEther('10000'), 200n, [bunnies]];
  const market = await create(nftMarketAbi, nftMarketBytecode, [wbesc, me, me, treasury, ...terms]);
  const minting = { address: station, abi: mintingStationAbi as Abi };
  await send({ address: bunnies, abi: bunniesAbi as Abi, name: 'setStation', args: [station] });
  await send({ ...minting, name: 'grantRole', args: [minterRole, me] });
  for (const from of [me, other]) {
    await send({ address: wbesc, abi: wbescAbi as Abi, name: 'deposit', args: [], value: 10n * price, from });
    await send({ address: wbesc, abi: erc20Abi, name: 'approve', args: [market, maxUint256], from });
    const args = [market, true];
    await send({ address: bunnies, abi: bunniesAbi as Abi, name: 'setApprovalForAll', args, from });
  }
  // Tokens 1 to 24 are the seller's.
  for (let count = 0; count < 24; count++) await send({ ...minting, name: 'mintCollectible', args: [me, 0n] });
  for (let count = 0; count < 3; count++) await send({ ...minting, name: 'mintCollectible', args: [other, 0n] });
  const on = (from: typeof me) => (name: string, args: readonly unknown[], value?: bigint) =>
    send({ address: market, abi: nftMarketAbi as Abi, name, args, from, ...(value && { value }) });
  const [sell, buy] = [on(me), on(other)];
  const ten = Array.from({ length: 10 }, (_, index) => BigInt(index + 7));
  for (let id = 1n; id <= 6n; id++) await sell('createAskOrder', [bunnies, id, price]);
  await buy('buyTokenUsingBESC', [bunnies, 1n], price);
  await buy('buyTokenUsingWBESC', [bunnies, 2n, price]);
  const measured = {
    'market: list': await sell('createAskOrder', [bunnies, 20n, price]),
    'market: change': await sell('modifyAskOrder', [bunnies, 20n, 2n * price]),
    'market: cancel': await sell('cancelAskOrder', [bunnies, 20n]),
    'market: buy with BESC': await buy('buyTokenUsingBESC', [bunnies, 4n], price),
    'market: buy with WBESC': await buy('buyTokenUsingWBESC', [bunnies, 3n, price]),
  };
  for (const id of ten) await sell('createAskOrder', [bunnies, id, price]);
  const order = [ten.map(() => bunnies), ten, ten.map(() => price)];
  return { ...measured, 'market: buy 10 with BESC': await buy('buyTokensUsingBESC', order, 10n * price) };
}

export const nftsGas: GameGas = { targets, measure };
