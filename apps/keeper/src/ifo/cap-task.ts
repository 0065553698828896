import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { setLimitCall } from '@besc/sdk/ifo/set-limit-call';
import { formatEther } from 'viem';
import { callSender } from '../shared/call-sender';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { moneyPriceReader } from '../shared/money-price';
import { atNextBlock, atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { ifoConfig } from './ifo-config';
import { readUncapped } from './read-uncapped';
import { saleCap } from './sale-cap';

/** Sets the Basic cap of each coming sale some time before its start, at the mean price of MONEY, once (IFO-10). */
export const capTask = keeperTask({
  slug: 'ifo',
  name: 'cap sales',
  role: 'operator',
  config: ifoConfig,
  async prepare({ chain, sender, log, config }) {
    const factory = contractIfAny(chain.deployment, 'ifo', 'factory')?.address;
    if (factory === undefined) return idleDuty;
    const sendCall = callSender({ chain, sender, log });
    const priceAt = moneyPriceReader(chain, config);
    const watch = new WaitWatch(300);
    let next: Due = { block: 0n };
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => watch.problem(),
      async run(head) {
        const sales = await readUncapped(chain, { factory, head: head.number, blocks: config.capBlocks });
        const price = sales.length === 0 ? undefined : await priceAt(head.time);
        let waiting: string | undefined;
        for (const { sale, round } of sales) {
          if (price === undefined) {
            waiting = 'no pair holds enough to price MONEY: the Basic cap of a coming sale is not set';
            break;
          }
          const cap = saleCap(config.capUsdE18, price);
          const outcome = await sendCall(setLimitCall(sale, cap));
          if (outcome.kind === 'busy') waiting = 'busy';
          if (outcome.kind === 'refused') waiting = outcome.reason;
          if ('hash' in outcome) log.info({ round, cap: formatEther(cap), hash: outcome.hash }, 'cap of a sale set');
        }
        watch.note(waiting, head.time);
        next = sales.length === 0 ? atNextLook(head) : atNextBlock(head);
      },
    };
  },
});
