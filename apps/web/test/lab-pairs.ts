import { erc20Abi } from '@besc/contracts/abi/erc20';
import { pairAbi } from '@besc/contracts/abi/pair';
import { routerAbi } from '@besc/contracts/abi/router';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { pairAddress } from '@besc/sdk/shared/reads/pair-address';
import { encodeFunctionData, numberToHex } from 'viem';
import type { FaultLab } from './fault-lab';

type Side = readonly [token: Pick<Token, 'address'>, amount: bigint];

const enough = 10n ** 26n;

/** The address of a pair, whether it is there or not. */
export function pairOf(lab: FaultLab, tokenA: Address, tokenB: Address): Address {
  const { settings } = lab;
  const factory = addressOf(settings, 'swap', 'factory');
  return pairAddress({ factory, tokenA, tokenB, initCodeHash: settings.pairInitCodeHash });
}

/** Moves exactly this much of a token from the owner to the account; the wrapped coin is made. */
export async function giveToken(lab: FaultLab, [{ address }, amount]: Side): Promise<void> {
  await makeWrapped(lab, [{ address }, amount]);
  const args = [lab.account, amount] as const;
  await lab.send({
    from: lab.owner,
    to: address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
  });
}

/** The owner fills an empty pair with these reserves, and holds all of its LP. Answers the pair. */
export async function fillPair(lab: FaultLab, a: Side, b: Side): Promise<Address> {
  for (const side of [a, b]) {
    await makeWrapped(lab, side);
    const args = [lab.router, maxUint256] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
    await lab.send({ from: lab.owner, to: side[0].address, data });
  }
  const [tokenA, tokenB] = [a[0].address, b[0].address];
  const args = [tokenA, tokenB, a[1], b[1], 0n, 0n, lab.owner, maxUint256] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args });
  await lab.send({ from: lab.owner, to: lab.router, data, gas: numberToHex(5_000_000) });
  return pairOf(lab, tokenA, tokenB);
}

/** A pair has more of one of its tokens than before, and nothing less of the other. */
export async function addReserve(lab: FaultLab, pair: Address, [{ address }, amount]: Side): Promise<void> {
  await giveToken(lab, [{ address }, amount]);
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [pair, amount] });
  await lab.send({ to: address, data: transfer });
  await lab.send({ to: pair, data: encodeFunctionData({ abi: pairAbi, functionName: 'sync' }) });
}

/** The owner takes this much of its LP out of a pair that it has filled. */
export async function drainPair(lab: FaultLab, pair: Address, liquidity: bigint): Promise<void> {
  const from = lab.owner;
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [pair, liquidity] });
  await lab.send({ from, to: pair, data: transfer });
  await lab.send({ from, to: pair, data: encodeFunctionData({ abi: pairAbi, functionName: 'burn', args: [from] }) });
}

async function makeWrapped(lab: FaultLab, [{ address }, amount]: Side): Promise<void> {
  if (address !== addressOf(lab.settings, 'tokens', 'wbesc')) return;
  await lab.chain.setBalance(lab.owner, enough);
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' });
  await lab.send({ from: lab.owner, to: address, data, value: numberToHex(amount) });
}
