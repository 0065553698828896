import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pad, toEventSelector } from 'viem';
import { eventArgs } from '../shared/reads/event-args';
import { eventItem } from '../shared/reads/event-item';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';
import { readLogRanges } from '../shared/replay/read-log-ranges';

const transfer = eventItem(pairAbi, 'Transfer');
/** Contracts that a node is asked for at once. */
const pairsAtOnce = 500;

/** In how many pairs an account holds LP, and how much of all (wei), from every transfer of it. Throws as `readContractEvents` does. */
export async function computeLiquidity(
  chain: ChainAt,
  exchange: { readonly factory: Address; readonly fromBlock: bigint; readonly account: Address },
): Promise<Computed> {
  const { factory: address, fromBlock, account } = exchange;
  const created = await readContractEvents(chain, { address, abi: factoryAbi, names: ['PairCreated'], fromBlock });
  const pairs = created.map(({ args }) => checksumAddress(args.pair));
  const range = { ...chain, fromBlock, toBlock: chain.block };
  const topic = toEventSelector(transfer);
  const held = new Map<Address, bigint>();
  let events = created.length;
  for (let at = 0; at < pairs.length; at += pairsAtOnce) {
    const asked = { ...range, address: pairs.slice(at, at + pairsAtOnce) };
    for (const topics of [
      [topic, pad(account)],
      [topic, null, pad(account)],
    ]) {
      const logs = await readLogRanges({ ...asked, topics });
      events += logs.length;
      for (const log of logs) {
        const { from, to, value } = eventArgs<typeof pairAbi, 'Transfer'>(transfer, log);
        const isIn = topics.length > 2;
        // A pair's own LP is on its way to be burned, and that of zero is lost.
        if (from === to || log.address === account || account === zeroAddress) continue;
        held.set(log.address, (held.get(log.address) ?? 0n) + (isIn ? value : -value));
      }
    }
  }
  const some = [...held.values()].filter((value) => value > 0n);
  return { values: [BigInt(some.length), some.reduce((sum, value) => sum + value, 0n)], fromBlock, events };
}
