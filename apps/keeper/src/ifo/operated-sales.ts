import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { formatEther, isAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract } from '../shared/operated-contract';

type Asked = Pick<KeeperChain, 'client' | 'deployment'>;

const statuses = ['coming', 'live', 'ended below its minimum', 'ended'];
/** Newest sales of which the status tells. */
const shown = 4;

export const operatedSales = operatedContract({
  slug: 'ifo',
  name: 'factory',
  abi: ifoFactoryAbi,
  isPausable: false,
  settings: [
    {
      name: 'roles',
      takes: 'OPERATOR GUARDIAN, of sales that are made afterwards',
      setter: 'setRoles',
      getters: ['operator', 'guardian'],
      parse(values: readonly string[]) {
        const [operator, guardian] = values;
        if (values.length !== 2 || !isAddress(operator ?? '') || !isAddress(guardian ?? '')) {
          throw new OperateArgumentError('Name two accounts: the operator and the guardian.');
        }
        return [checksumAddress(operator ?? ''), checksumAddress(guardian ?? '')] as const;
      },
      format: (values: readonly unknown[]) => values.join(' ').toLowerCase(),
    },
  ],
  async statusLines({ client, deployment }: Asked) {
    const factory = addressOf(deployment, 'ifo', 'factory');
    const count = Number(
      await readContract(client, { address: factory, abi: ifoFactoryAbi, functionName: 'ifoLength' }),
    );
    const rounds = Array.from({ length: Math.min(count, shown) }, (_, index) => count - index);
    const lines = rounds.map(async (round) => {
      const address = ifoAddress(factory, round);
      const sale = await readContract(client, { address, abi: ifoAbi, functionName: 'presale' });
      const blocks = `blocks ${sale.startBlock} to ${sale.endBlock}`;
      return `  sale ${round} ${address}: ${statuses[sale.status]}, ${blocks}, cap ${formatEther(sale.maxUserAmount)} MONEY`;
    });
    return ['ifo.factory', `  ${count} sales`, ...(await Promise.all(lines))];
  },
});
