import { ifoFactoryAbi as abi } from '@besc/contracts/abi/ifo-factory';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** A sale to make; amounts in smallest units, both blocks included. */
export interface IfoTerms {
  readonly raised: Address;
  readonly offered: Address;
  readonly startBlock: bigint;
  readonly endBlock: bigint;
  readonly minimumRaise: bigint;
  /** The owner of the sale, who takes what it raised. */
  readonly admin: Address;
  readonly basic: { readonly offering: bigint; readonly raising: bigint; readonly limit: bigint };
  readonly unlimited: { readonly offering: bigint; readonly raising: bigint; readonly hasTax: boolean };
}

/** Makes a sale, as the factory's owner, who has let the factory take all that it offers. */
export function deployIfoCall(factory: Address, terms: IfoTerms): ContractCall {
  const { raised, offered, startBlock, endBlock, minimumRaise, admin, basic, unlimited } = terms;
  const pools = [
    { offeringAmount: basic.offering, raisingAmount: basic.raising, limitPerUser: basic.limit, hasTax: false },
    {
      offeringAmount: unlimited.offering,
      raisingAmount: unlimited.raising,
      limitPerUser: 0n,
      hasTax: unlimited.hasTax,
    },
  ] as const;
  const sale = { lpToken: raised, offeringToken: offered, startBlock, endBlock, minimumRaise, admin, pools };
  return contractCall({ address: factory, abi, functionName: 'deployIFO', args: [sale] });
}
