import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { saleStatusOf } from '@besc/domain/squad/sale-status';
import { reserveSupply } from '@besc/domain/squad/squad-sizes';
import { openPhaseCall, reserveTicketsCall, takeSnapshotCall } from '@besc/sdk/squad/squad-operator-calls';
import { formatEther } from 'viem';
import { readContract } from 'viem/actions';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract, pauseLines, utcText } from '../shared/operated-contract';
import { accountSetting, guardianSetting } from '../shared/setting-values';

export const operatedSale = operatedContract({
  slug: 'squad',
  name: 'sale',
  abi: squadSaleAbi,
  isPausable: true,
  settings: [
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
  ],
  acts: [
    { name: 'premint', does: 'opens Premint', call: (sale) => openPhaseCall(sale, 'premint') },
    { name: 'snapshot', does: 'fixes the holders of the first generation by this block', call: takeSnapshotCall },
    {
      name: 'reserve',
      does: `sets ${reserveSupply} tickets aside for the treasury`,
      call: (sale) => reserveTicketsCall(sale, reserveSupply),
    },
  ],
  async statusLines({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>, now: number) {
    const at = { address: addressOf(deployment, 'squad', 'sale'), abi: squadSaleAbi } as const;
    const [view, pausedUntil] = await Promise.all([
      readContract(client, { ...at, functionName: 'viewSale' }),
      readContract(client, { ...at, functionName: 'pausedUntil' }),
    ]);
    const sold = view.totalTicketsDistributed - view.reservedTickets;
    return [
      'squad',
      `  is at ${saleStatusOf(view.status)}, ends ${view.endTimestamp === 0n ? 'after it has begun' : utcText(view.endTimestamp)}`,
      ...pauseLines(Number(pausedUntil), now),
      `  ${sold} tickets sold at ${formatEther(view.pricePerTicket)} MONEY, ${view.reservedTickets} set aside, ${view.presaleTickets} promised`,
    ];
  },
});
