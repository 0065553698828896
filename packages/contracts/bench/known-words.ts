import type { Address } from '@besc/domain/shared/address';
import { type Abi, encodeAbiParameters, erc20Abi, type Hex, keccak256, maxUint256, parseEther, toHex } from 'viem';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { commitRandomBytecode } from '../generated/bytecode/commit-random';
import type { MeasuredChain } from './measured-chain';

/** An entry's word is the fifth of its slots; the mapping of entries is among the contract's first. */
const wordPlace = 4n;
const slotsLookedAt = 16n;
const secretOf = (id: bigint): Hex => keccak256(toHex(id, { size: 32 }));

/**
 * The source of random words, whose word is replaced in its storage once it was revealed: what a draw and a claim cost depends on
 * the number, and a figure that is kept must be the same each time.
 */
export async function makeKnownWords({ user, client, chain, create, send }: MeasuredChain, money: Address) {
  const me = user.address;
  const source = await create(commitRandomAbi, commitRandomBytecode, [me, me, money, parseEther('1000')]);
  const on = (name: string, args: readonly unknown[]) =>
    send({ address: source, abi: commitRandomAbi as Abi, name, args });
  await send({ address: money, abi: erc20Abi, name: 'approve', args: [source, maxUint256] });

  /** Where the word of `id` is kept. */
  const wordSlot = async (id: bigint, word: bigint): Promise<Hex> => {
    for (let slot = 0n; slot < slotsLookedAt; slot += 1n) {
      const entry = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [id, slot]));
      const place = toHex(BigInt(entry) + wordPlace, { size: 32 });
      if (BigInt((await client.getStorageAt({ address: source, slot: place })) ?? 0) === word) return place;
    }
    throw new Error('the word is not where it was');
  };

  return {
    source,
    allow: (game: Address) => on('setConsumer', [game, true]),
    commit: (id: bigint) => on('commit', [keccak256(secretOf(id))]),
    /** Reveals the secret some blocks after the request; then the word is `word`. */
    async reveal(id: bigint, word: bigint): Promise<void> {
      await chain.mine({ blocks: 5 });
      await on('reveal', [id, secretOf(id)]);
      const [, revealed] = await client.readContract({
        address: source,
        abi: commitRandomAbi,
        functionName: 'wordOf',
        args: [id],
      });
      const index = await wordSlot(id, revealed);
      await chain.setStorageAt({ address: source, index, value: toHex(word, { size: 32 }) });
    },
  };
}
