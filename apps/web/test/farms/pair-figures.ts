import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { FaultLab } from '../fault-lab';

/** What a pair holds of the token of a symbol and of its other one, and its supply, in whole ones. */
export async function heldByPair(lab: FaultLab, address: Address, symbol: string) {
  const [reader, pair] = [lab.reader(), { address, abi: pairAbi } as const];
  const [token0, supply, [reserve0, reserve1]] = await Promise.all([
    reader.read({ ...pair, functionName: 'token0' }),
    reader.read({ ...pair, functionName: 'totalSupply' }),
    reader.read({ ...pair, functionName: 'getReserves' }),
  ]);
  const isFirst = checksumAddress(token0) === lab.token(symbol).address;
  const [own, other] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return { own: Number(own) / 1e18, other: Number(other) / 1e18, supply: Number(supply) / 1e18 };
}

/** USD of a MONEY by its larger pair, with BESC, whose price is that of its pair with BUSDC. */
export async function moneyPrice(lab: FaultLab, bescPair: Address): Promise<number> {
  const money = await heldByPair(lab, lab.exchange.pair('MONEY', 'WBESC').address, 'MONEY');
  const besc = await heldByPair(lab, bescPair, 'BUSDC');
  return ((money.other / money.own) * besc.own) / besc.other;
}
