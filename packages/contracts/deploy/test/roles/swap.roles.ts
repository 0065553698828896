import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { factoryAbi } from '../../../generated/abi/factory';
import { feeCollectorAbi } from '../../../generated/abi/fee-collector';
import { addressOf } from '../../address-of';
import {
  anyone,
  none,
  noSignature,
  only,
  owners,
  ownership,
  permit,
  type RoleTable,
  type SlugRoles,
  tokenFunctions,
} from './role-entry';

/** Calls of the router come too late: what a stranger's trade would do is the business of other tests. */
const late = 'BescRouter: EXPIRED';
const past = 0n;

const routerRoles: RoleTable = {
  receive: only([], 'BescRouter: ONLY_WBESC', none, { right: 'the wrapped coin' }),
  addLiquidity: anyone(
    ({ contracts: c, accounts: a }) => [c['money-token'], c.wbesc, 1n, 1n, 0n, 0n, a.stranger, past],
    late,
  ),
  addLiquidityETH: anyone(({ contracts: c, accounts: a }) => [c['money-token'], 1n, 0n, 0n, a.stranger, past], late),
  removeLiquidity: anyone(
    ({ contracts: c, accounts: a }) => [c['money-token'], c.wbesc, 1n, 0n, 0n, a.stranger, past],
    late,
  ),
  removeLiquidityWithPermit: anyone(
    ({ contracts: c, accounts: a }) => [
      ...[c['money-token'], c.wbesc, 1n, 0n, 0n, a.stranger, past, false],
      ...noSignature,
    ],
    late,
  ),
  ...Object.fromEntries(
    ['removeLiquidityETH', 'removeLiquidityETHSupportingFeeOnTransferTokens'].map((name) => [
      name,
      anyone(({ contracts: c, accounts: a }) => [c['money-token'], 1n, 0n, 0n, a.stranger, past], late),
    ]),
  ),
  ...Object.fromEntries(
    ['removeLiquidityETHWithPermit', 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens'].map((name) => [
      name,
      anyone(
        ({ contracts: c, accounts: a }) => [...[c['money-token'], 1n, 0n, 0n, a.stranger, past, false], ...noSignature],
        late,
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['swapETHForExactTokens', 'swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'].map(
      (name) => [
        name,
        anyone(({ contracts: c, accounts: a }) => [0n, [c.wbesc, c['money-token']], a.stranger, past], late),
      ],
    ),
  ),
  ...Object.fromEntries(
    [
      'swapExactTokensForETH',
      'swapExactTokensForETHSupportingFeeOnTransferTokens',
      'swapExactTokensForTokens',
      'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      'swapTokensForExactETH',
      'swapTokensForExactTokens',
    ].map((name) => [
      name,
      anyone(({ contracts: c, accounts: a }) => [1n, 0n, [c['money-token'], c.wbesc], a.stranger, past], late),
    ]),
  ),
};

const tables: Readonly<Record<string, RoleTable>> = {
  factory: {
    createPair: anyone(({ contracts: c, lost }) => [lost, c['list-token']]),
    // Once: it is set by the deployment.
    setFeeTo: only(['owner'], 'Forbidden', ({ contracts: c }) => [c['fee-collector']], { answer: 'FeeToIsSet' }),
    setFeeToSetter: only(['owner'], 'Forbidden', ({ accounts }) => [accounts.stranger]),
    acceptFeeToSetter: only(['candidate'], 'Forbidden'),
  },
  pair: {
    ...tokenFunctions,
    permit: permit('BescPair: EXPIRED'),
    mint: anyone(({ accounts }) => [accounts.stranger], 'BescPair: INSUFFICIENT_LIQUIDITY_MINTED'),
    // Nothing was ever deposited, so there is nothing to divide by.
    burn: anyone(({ accounts }) => [accounts.stranger], 'Panic'),
    burnFrom: anyone(
      ({ accounts }) => [accounts.owner, 1n, accounts.stranger, accounts.stranger],
      'BescPair: INSUFFICIENT_ALLOWANCE',
    ),
    swap: anyone(({ accounts }) => [0n, 0n, accounts.stranger, '0x'], 'BescPair: INSUFFICIENT_OUTPUT_AMOUNT'),
    skim: anyone(({ accounts }) => [accounts.stranger]),
    sync: anyone(),
  },
  router: routerRoles,
  'fee-collector': {
    ...ownership(),
    setOperator: owners(({ accounts }) => [accounts.stranger]),
    observe: anyone(() => [[]]),
    convertPair: only(['owner', 'operator'], 'Forbidden', ({ contracts: c }) => [c.pair, 1n, 0n], {
      answer: 'NoMeanPrice',
    }),
    offerTreasury: only(['treasury'], 'Forbidden', ({ accounts }) => [accounts.stranger]),
    acceptTreasury: only(['candidate'], 'Forbidden'),
  },
};

export const roles: SlugRoles = {
  tables,
  made: ['pair'],
  places: (deployment) => ({
    factory: addressOf(deployment, 'swap', 'factory'),
    router: addressOf(deployment, 'swap', 'router'),
    'fee-collector': addressOf(deployment, 'swap', 'feeCollector'),
    pair: checksumAddress(deployment.pairs[0]?.address ?? ''),
  }),
  async prepare({ accounts, at, send }) {
    const { owner, treasury, candidate } = accounts;
    const collector = (functionName: string) => ({ abi: feeCollectorAbi, functionName, args: [candidate] });
    await send(owner, at('fee-collector'), collector('transferOwnership'));
    await send(treasury, at('fee-collector'), collector('offerTreasury'));
    await send(owner, at('factory'), { abi: factoryAbi, functionName: 'setFeeToSetter', args: [candidate] });
  },
};
