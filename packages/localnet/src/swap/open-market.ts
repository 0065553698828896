import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import { wrapCall } from '@besc/sdk/swap/wrap-calls';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Hex, maxUint256, parseEther } from 'viem';
import type { Chain } from '../chain';
import { createBlockWriter, type HistoryTransaction } from '../history/block-writer';
import { aggregatedRead, balanceRead } from '../history/chain-reads';
import { type ChainRoles, chainRoles } from '../history/chain-roles';
import { localPairs, localToken } from '../history/local-market';
import { sentCall } from '../history/sent-call';
import { approval, transfer } from '../history/token-transactions';

type DeployedToken = Deployment['tokens'][number];

/** What each trader gets of each token, in USD at the anchor prices, but never more than this part of the supply. */
const traderUsd = 60_000;
const traderSupplyShare = 0.008;
/** What the person at the screen gets in each of the first accounts, in USD at the anchor prices. */
const personUsd = 2_500;
/** A taxed transfer delivers less: this much more is sent. */
const taxAllowance = 1.15;
const transactionsPerBlock = 60;

/** An opening transaction failed; the chain is not usable. */
export class MarketOpeningError extends Error {
  readonly code = 'MARKET_OPENING_FAILED';
  constructor(failed: number, phase: string) {
    super(`${failed} transactions failed while opening the market (${phase})`);
    this.name = 'MarketOpeningError';
  }
}

/**
 * Hands out the tokens, gives the router its allowances, creates the pairs of `localPairs` that the deployment did not
 * create, and fills them at `priceUsd`. Gives the deployment back with all pairs in it that hold something. The chain
 * must not mine by itself.
 */
export async function openMarket(options: {
  chain: Chain;
  deployment: Deployment;
  priceUsd: (symbol: string) => number;
}): Promise<Deployment> {
  const { chain, deployment, priceUsd } = options;
  const roles = chainRoles(chain);
  const writer = createBlockWriter(chain);
  const run = async (phase: string, transactions: readonly HistoryTransaction[]) => {
    for (let from = 0; from < transactions.length; from += transactionsPerBlock) {
      const part = transactions.slice(from, from + transactionsPerBlock);
      const { failed } = await writer.write({ transactions: part });
      if (failed > 0) throw new MarketOpeningError(failed, phase);
    }
  };
  await chain.rpc.batch(
    [roles.owner, roles.operator, ...roles.traders].map(({ address }) => [
      'anvil_setBalance',
      [address, `0x${parseEther('30000000').toString(16)}`],
    ]),
  );
  await run('balances', distribution({ roles, deployment, priceUsd }));
  await run('allowances', allowances(roles, deployment));
  await run('liquidity', fillings({ roles, deployment, priceUsd }));
  const pairs = await openPairs(chain, deployment);
  await run('liquidity allowances', liquidityAllowances(roles, deployment, pairs));
  await run('rest', await handOver(chain, roles, deployment));
  return { ...deployment, pairs };
}

/** A market quantity as an amount: whole tokens cut to the token's decimals. */
function units(whole: number, decimals: number): bigint {
  return (BigInt(Math.floor(whole * 1e6)) * 10n ** BigInt(decimals)) / 1_000_000n;
}

function bySymbol(deployment: Deployment, symbol: string): DeployedToken {
  const token = deployment.tokens.find((entry) => entry.symbol === symbol);
  if (!token) throw new RangeError(`The deployment has no ${symbol}`);
  return token;
}

function distribution(options: { roles: ChainRoles; deployment: Deployment; priceUsd: (symbol: string) => number }) {
  const { roles, deployment, priceUsd } = options;
  const transactions: HistoryTransaction[] = [];
  const give = (token: DeployedToken, to: Address, whole: number) => {
    if (token.symbol === 'WBESC') {
      transactions.push(sentCall(to, wrapCall({ wbesc: token.address, amount: units(whole, 18) }), 80_000n));
      return;
    }
    if (to === roles.owner.address) return;
    const amount = units(token.kind === 'high-slippage' ? whole * taxAllowance : whole, token.decimals);
    transactions.push(transfer(roles.owner.address, token.address, { to, amount }));
  };
  for (const token of deployment.tokens) {
    const anchor = localToken(token.symbol).priceUsd;
    const supply = token.symbol === 'MONEY' ? 10_000_000 : 1_000_000_000;
    for (const { address } of [...roles.people, roles.treasury]) give(token, address, roundTo(personUsd / anchor));
    for (const { address } of roles.traders) {
      give(token, address, roundTo(Math.min(traderUsd / anchor, supply * traderSupplyShare)));
    }
  }
  for (const [index, pair] of localPairs.entries()) {
    const supplier = roles.suppliers[index % roles.suppliers.length];
    if (!supplier) continue;
    for (const symbol of pair.symbols) {
      give(bySymbol(deployment, symbol), supplier.address, (pair.depthUsd / 2 / priceUsd(symbol)) * 1.02);
    }
  }
  return transactions;
}

function roundTo(whole: number): number {
  return Number(whole.toPrecision(2));
}

function allowances(roles: ChainRoles, deployment: Deployment): HistoryTransaction[] {
  return roles.traders.flatMap(({ address }) =>
    deployment.tokens.map((token) => approval(address, token.address, addressOf(deployment, 'swap', 'router'))),
  );
}

function liquidityAllowances(roles: ChainRoles, deployment: Deployment, pairs: Deployment['pairs']) {
  return roles.suppliers.flatMap(({ address }) =>
    pairs.map((pair) => approval(address, pair.address, addressOf(deployment, 'swap', 'router'))),
  );
}

function fillings(options: { roles: ChainRoles; deployment: Deployment; priceUsd: (symbol: string) => number }) {
  const { roles, deployment, priceUsd } = options;
  const currency = (token: DeployedToken) => ({ ...token, kind: 'token', chainId: deployment.chainId }) as const;
  const wbesc = currency(bySymbol(deployment, 'WBESC'));
  return localPairs.map(({ symbols, depthUsd }, index): HistoryTransaction => {
    const supplier = roles.suppliers[index % roles.suppliers.length] ?? roles.operator;
    const [a, b] = symbols.map((symbol) => bySymbol(deployment, symbol)) as [DeployedToken, DeployedToken];
    const amountOf = (token: DeployedToken) => units(depthUsd / 2 / priceUsd(token.symbol), token.decimals);
    const call = addLiquidityCall({
      router: addressOf(deployment, 'swap', 'router'),
      wbesc,
      recipient: supplier.address,
      currencyA: currency(a),
      amountA: amountOf(a),
      minimumA: 0n,
      currencyB: currency(b),
      amountB: amountOf(b),
      minimumB: 0n,
      deadlineSeconds: maxUint256,
    });
    return sentCall(supplier.address, call, 5_000_000n);
  });
}

/** The pairs of `localPairs`, in that order; pairs the deployment created and left empty are left out. */
async function openPairs(chain: Chain, deployment: Deployment): Promise<Deployment['pairs']> {
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const factory = addressOf(deployment, 'swap', 'factory');
  const couples = localPairs.map(({ symbols }) => {
    const tokens = symbols.map((symbol) => bySymbol(deployment, symbol).address);
    return tokens.toSorted(addressOrder) as [Address, Address];
  });
  const reads = couples.map((args) => ({ address: factory, abi: factoryAbi, functionName: 'getPair', args }));
  const addresses = ((await aggregatedRead(multicall, reads).read(chain.rpc)) as Hex[]).map(checksumAddress);
  return couples.map(([token0, token1], index) => {
    const address = addresses[index];
    if (!address || address === zeroAddress) throw new RangeError('A pair of the market was not created');
    return { address, token0, token1 };
  });
}

/** What is left of the tokens goes to the operator; the owner is a person's account. */
async function handOver(chain: Chain, roles: ChainRoles, deployment: Deployment): Promise<HistoryTransaction[]> {
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const owner = roles.owner.address;
  const tokens = deployment.tokens.filter(({ symbol }) => symbol !== 'WBESC');
  const reads = tokens.map(({ address }) => balanceRead(address, owner));
  const balances = (await aggregatedRead(multicall, reads).read(chain.rpc)) as bigint[];
  const kept = (token: DeployedToken) => units(roundTo(personUsd / localToken(token.symbol).priceUsd), token.decimals);
  return tokens.map((token, index): HistoryTransaction => {
    const amount = (balances[index] ?? 0n) - kept(token);
    return transfer(owner, token.address, { to: roles.operator.address, amount });
  });
}
