import { errorsAbi } from '@besc/contracts/abi/errors';
import fc from 'fast-check';
import { concat, encodeErrorResult, type Hex, parseAbi, RpcRequestError, toFunctionSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { revertReason } from './revert-reason';

const standard = parseAbi(['error Error(string)', 'error Panic(uint256)']);

function errorString(message: string): Hex {
  return encodeErrorResult({ abi: standard, errorName: 'Error', args: [message] });
}

function rpcError(error: { code: number; message: string; data?: unknown }): Error {
  return new RpcRequestError({ body: { method: 'eth_call' }, error, url: 'http://node.example' });
}

describe('revertReason', () => {
  test('SWAP-104 reads Error(string), from bytes and from where nodes put them', () => {
    const data = errorString('BescRouter: EXPIRED');
    expect(revertReason(data)).toBe('BescRouter: EXPIRED');
    expect(revertReason(rpcError({ code: 3, message: 'execution reverted', data }))).toBe('BescRouter: EXPIRED');
    expect(revertReason(rpcError({ code: -32000, message: 'x', data: { data } }))).toBe('BescRouter: EXPIRED');
    expect(revertReason(rpcError({ code: -32603, message: 'x', data: { originalError: { data } } }))).toBe(
      'BescRouter: EXPIRED',
    );
    expect(revertReason(new Error('outer', { cause: rpcError({ code: 3, message: 'x', data }) }))).toBe(
      'BescRouter: EXPIRED',
    );
  });

  test('reads panics and custom errors', () => {
    expect(revertReason(encodeErrorResult({ abi: standard, errorName: 'Panic', args: [17n] }))).toBe(
      'arithmetic overflow',
    );
    expect(revertReason(encodeErrorResult({ abi: standard, errorName: 'Panic', args: [999n] }))).toBe('panic 999');
    const custom = encodeErrorResult({
      abi: errorsAbi,
      errorName: 'NativeTransferFailed',
      args: [`0x${'11'.repeat(20)}`],
    });
    expect(revertReason(custom)).toBeUndefined();
    expect(revertReason(custom, errorsAbi)).toBe('NativeTransferFailed');
  });

  test('reads a reason that is only in words', () => {
    expect(revertReason(rpcError({ code: -32000, message: 'execution reverted: BescRouter: EXPIRED' }))).toBe(
      'BescRouter: EXPIRED',
    );
    expect(revertReason(rpcError({ code: -32000, message: 'execution reverted' }))).toBeUndefined();
  });

  test('SWAP-105 there may be no reason', () => {
    expect(revertReason('0x')).toBeUndefined();
    expect(revertReason('0xdeadbeef')).toBeUndefined();
    expect(revertReason(errorString(''))).toBeUndefined();
    expect(revertReason(undefined)).toBeUndefined();
    expect(revertReason(null)).toBeUndefined();
  });

  test('H12 a hostile reason is plain text of readable length', () => {
    expect(revertReason(errorString('pay\u202e me\u0000 <b>now</b>\n'))).toBe('pay me <b>now</b>');
    expect(revertReason(errorString('x'.repeat(5000)))?.length).toBe(201);
  });

  test('any bytes and any error never throw and never give hidden characters', () => {
    const selector = toFunctionSelector('Error(string)');
    const bytes = fc.uint8Array({ maxLength: 200 }).map((value): Hex => `0x${Buffer.from(value).toString('hex')}`);
    const failures = fc.oneof(
      bytes,
      bytes.map((data) => concat([selector, data])),
      fc.anything(),
      fc.string().map(errorString),
    );
    fc.assert(
      fc.property(failures, (failure) => {
        expect(revertReason(failure, errorsAbi) ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 1000 },
    );
  });
});
