import { nameRegistrarAbi } from '@besc/contracts/abi/name-registrar';
import { nameResolverAbi } from '@besc/contracts/abi/name-resolver';
import { reverseRegistrarAbi } from '@besc/contracts/abi/reverse-registrar';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { localNameSettings } from '@besc/contracts/deploy/names.plan';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData, type Hex, namehash, padHex, parseEther } from 'viem';
import type { Chain } from '../chain';
import { publishedList } from '../content/published-list';
import { createBlockWriter, type HistoryTransaction } from '../history/block-writer';
import { localAccount } from '../history/local-account';
import { contentHash } from './content-hash';
import { localNames, lyingReverse } from './local-names';

/** A registration or record of the local names failed; the chain is not usable. */
export class NameSetupError extends Error {
  readonly code = 'NAME_SETUP_FAILED';
  constructor(failed: number) {
    super(`${failed} transactions failed while registering names`);
    this.name = 'NameSetupError';
  }
}

const year = 365n * 86_400n;
const duration = 9n * year;
const secret = padHex('0x', { size: 32 });
/** More than the youngest age at which a commitment can be used. */
const waitSeconds = 65;
/** A swarm content hash: of a kind that no gateway of ours serves. */
const swarmHash: Hex = `0xe40101fa011b20${'d1'.repeat(32)}`;

/**
 * Registers the names of `local-names`, writes reverse records (one of them a lie) and lets `tokens`, `latest` and `swarm`
 * point to content: a list by its hash, the same by an ipns key, and something that cannot be fetched. Does nothing on a
 * deployment without names. The chain must not mine by itself.
 */
export async function registerNames({ chain, deployment }: { chain: Chain; deployment: Deployment }): Promise<void> {
  if (!contractIfAny(deployment, 'names', 'registrar')) return;
  const registrar = addressOf(deployment, 'names', 'registrar');
  const writer = createBlockWriter(chain);
  const payer = localAccount(chain.accounts, 0).address;
  const account = (index: number) => localAccount(chain.accounts, index).address;
  const write = async (transactions: readonly HistoryTransaction[], timestamp?: number) => {
    const { failed } = await writer.write({ transactions, ...(timestamp === undefined ? {} : { timestamp }) });
    if (failed > 0) throw new NameSetupError(failed);
  };
  await chain.rpc.batch([['anvil_setBalance', [payer, `0x${parseEther('30000000').toString(16)}`]]]);

  const commitments = (await chain.rpc.batch(
    localNames.map(({ label, account: index }) => [
      'eth_call',
      [
        {
          to: registrar,
          data: encodeFunctionData({
            abi: nameRegistrarAbi,
            functionName: 'makeCommitment',
            args: [label, account(index), duration, secret],
          }),
        },
        'latest',
      ],
    ]),
  )) as Hex[];
  await write(
    commitments.map((commitment) => ({
      from: payer,
      to: registrar,
      data: encodeFunctionData({ abi: nameRegistrarAbi, functionName: 'commit', args: [commitment] }),
      gas: 100_000n,
    })),
  );
  const latest = await chain.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
  await write(
    localNames.map(({ label, account: index }) => ({
      from: payer,
      to: registrar,
      data: encodeFunctionData({
        abi: nameRegistrarAbi,
        functionName: 'register',
        args: [label, account(index), duration, secret],
      }),
      value: parseEther('1000'),
      gas: 500_000n,
    })),
    Number(latest.timestamp) + waitSeconds,
  );

  const reverse = (index: number, label: string): HistoryTransaction => ({
    from: account(index),
    to: addressOf(deployment, 'names', 'reverseRegistrar'),
    data: encodeFunctionData({
      abi: reverseRegistrarAbi,
      functionName: 'setName',
      args: [`${label}.${localNameSettings.suffix}`],
    }),
    gas: 400_000n,
  });
  const content = (label: string, hash: Hex): HistoryTransaction => ({
    from: payer,
    to: addressOf(deployment, 'names', 'resolver'),
    data: encodeFunctionData({
      abi: nameResolverAbi,
      functionName: 'setContenthash',
      args: [namehash(`${label}.${localNameSettings.suffix}`), hash],
    }),
    gas: 400_000n,
  });
  const published = publishedList(deployment);
  await write([
    ...localNames.flatMap((name) => (name.reverse ? [reverse(name.account, name.label)] : [])),
    reverse(lyingReverse.account, lyingReverse.label),
    content('tokens', contentHash('ipfs', published.list.bytes)),
    content('latest', contentHash('ipns', published.key.bytes)),
    content('swarm', swarmHash),
  ]);
}
