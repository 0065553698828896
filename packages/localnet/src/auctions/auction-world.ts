import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import type { Address } from '@besc/domain/shared/address';
import { addWhitelistCall } from '@besc/sdk/auctions/auction-operator-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWorld } from '../history/history-writer';

/** What auctions need: the projects that may bid, and the timelock that says which. */
export function auctionWorld({ chain, deployment }: Pick<HistoryWorld, 'chain' | 'deployment'>) {
  const roles = chainRoles(chain);
  const auction = addressOf(deployment, 'auctions', 'auction');
  /** The first three persons, so that two of the five only look on, and traders. */
  const people: readonly Address[] = roles.people.slice(0, 3).map(({ address }) => address);
  const traders: readonly Address[] = roles.traders.slice(0, 11).map(({ address }) => address);
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  return {
    auction,
    money: addressOf(deployment, 'tokens', 'money'),
    owner: roles.owner.address,
    operator: roles.operator.address,
    people,
    traders,
    listing: timelockOperation(timelock, 'projects of the farm auctions', [
      encodeCall(addWhitelistCall(auction, [...people, ...traders])),
    ]),
  };
}
