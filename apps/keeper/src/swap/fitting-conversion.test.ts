import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { zeroAddress } from '@besc/domain/shared/address';
import { createPublicClient, custom, encodeErrorResult, encodeFunctionResult, type Hex, RpcRequestError } from 'viem';
import { expect, test } from 'vitest';
import { fittingConversion } from './fitting-conversion';

type Answer = readonly [money: bigint, worth: bigint] | { code: number; message: string; data?: string };

/** What is found on a node that gives these answers, one after the other, at a price of gas of 7 wei. */
function found(...answers: Answer[]) {
  const left = [...answers];
  const request = async ({ params }: { params: unknown[] }) => {
    expect(params[0]).toMatchObject({ gasPrice: '0x7', gas: '0x2dc6c0' });
    const answer = left.shift();
    if (answer === undefined) throw new Error('asked too often');
    if ('code' in answer) throw new RpcRequestError({ body: {}, url: '', error: answer });
    return encodeFunctionResult({ abi: feeCollectorAbi, functionName: 'convertPair', result: answer });
  };
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  const deployment = { contracts: { swap: { feeCollector: { address: zeroAddress, startBlock: 0 } } } };
  const chain = { client, deployment, account: { address: zeroAddress }, gasPrice: 7n };
  const terms = { pair: zeroAddress, held: 1_000n, toleranceBps: 300n, least: 10n, gas: 3_000_000n };
  return fittingConversion(chain, terms);
}

const revert = (data: Hex) => ({ code: 3, message: 'execution reverted', data });
const insufficient = revert(
  encodeErrorResult({ abi: feeCollectorAbi, errorName: 'InsufficientMoney', args: [zeroAddress, 1n, 2n] }),
);
const thin = revert(encodeErrorResult({ abi: feeCollectorAbi, errorName: 'ThinMarket', args: [zeroAddress] }));
const noMean = revert(encodeErrorResult({ abi: feeCollectorAbi, errorName: 'NoMeanPrice', args: [zeroAddress] }));

test('the first part fits that brings all but the tolerance', async () => {
  expect(await found([90n, 100n], insufficient, thin, [97n, 100n])).toMatchObject({
    kind: 'fits',
    liquidity: 125n,
    expectedMoney: 97n,
    minimumMoney: 97n,
  });
});

test.each([
  ['NoMeanPrice', noMean],
  ['more than 3000000 gas', { code: -32_000, message: 'out of gas' }],
  ['without a reason', { code: -32_000, message: 'execution reverted' }],
])('what the chain refuses is a refusal: %s', async (reason, answer) => {
  expect(await found(answer)).toMatchObject({ kind: 'refused', reason });
});

test.each([
  [-32_603, 'Internal error'],
  [-32_000, 'internal error'],
  [-32_005, 'too many requests'],
  [-32_000, 'insufficient funds for gas * price + value: have 1 want 2 (supplied gas 3000000)'],
])('a node that does not answer (%d, "%s") refuses nothing', async (code, message) => {
  await expect(found({ code, message })).rejects.toThrow(message);
});
