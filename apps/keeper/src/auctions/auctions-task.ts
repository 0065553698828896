import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { closeAuctionCall, startAuctionCall } from '@besc/sdk/auctions/auction-operator-calls';
import { Counter } from 'prom-client';
import { callSender } from '../shared/call-sender';
import { type Due, idleDuty, keeperTask } from '../shared/keeper-task';
import { atNextBlock, atNextLook } from '../shared/next-look';
import { WaitWatch } from '../shared/wait-watch';
import { auctionDue } from './auction-plan';
import { auctionsConfig } from './auctions-config';
import { readAuction } from './read-auction';

/** Closes each auction after its end and begins the next one, each from what the chain says: what another has done is refused. */
export const auctionsTask = keeperTask({
  slug: 'auctions',
  name: 'run auctions',
  role: 'operator',
  config: auctionsConfig,
  async prepare({ chain, sender, log, registry, config }) {
    const address = contractIfAny(chain.deployment, 'auctions', 'auction')?.address;
    if (address === undefined) return idleDuty;
    const sendCall = callSender({ chain, sender, log });
    const steps = new Counter({
      name: 'keeper_auctions_steps_total',
      help: 'Auctions of farm slots that were begun and closed.',
      labelNames: ['step'],
      registers: [registry],
    });
    let next: Due = { block: 0n };
    const watch = new WaitWatch(300);
    let state: Readonly<Record<string, unknown>> = {};
    return {
      patienceSeconds: 300,
      due: () => next,
      problem: () => watch.problem(),
      state: () => state,
      async run(head) {
        const auction = await readAuction(chain, address);
        const operates = auction.operator.toLowerCase() === chain.account.address.toLowerCase();
        const due = auctionDue({ auction, block: head.number, operates, config });
        state = { auction: Number(auction.id), status: auction.status, endBlock: Number(auction.endBlock) };
        if (!('step' in due)) {
          watch.note(undefined, head.time);
          next = due.until === undefined ? atNextLook(head) : { block: due.until };
          return;
        }
        const call =
          due.step === 'close' ? closeAuctionCall(address, auction.limit) : startAuctionCall(address, due.terms);
        const outcome = await sendCall(call);
        const waiting = outcome.kind === 'busy' ? 'busy' : outcome.kind === 'refused' ? outcome.reason : undefined;
        watch.note(waiting, head.time);
        next = atNextBlock(head);
        if ('hash' in outcome) {
          log.info({ step: due.step, auction: Number(auction.id), hash: outcome.hash }, 'step of the auctions taken');
          steps.inc({ step: due.step });
        }
      },
    };
  },
});
