import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { describe, expect, test, vi } from 'vitest';
import type { Action, Step } from '../src/blocks/transactions/steps/action';
import { guardCall } from '../src/blocks/transactions/steps/guard-call';
import { stepCalls } from '../src/blocks/transactions/steps/step-calls';
import { noChain } from './no-chain';
import { otherCalls } from './other-calls';

/** Where examples of actions are made. */
export const writesSettings = makeSettings();

/**
 * A slug's writes by the names of what makes them: each passes the guard with the figures of its screen, and nothing else
 * does, be it another verb, amount, recipient, list or contract. Every maker of `makers` must have examples.
 */
export function testWrites(makers: object, examples: Readonly<Record<string, readonly (Action | Step)[]>>): void {
  const account = checksumAddress('0x5555555555555555555555555555555555555555');
  const context = { account, ...noChain(writesSettings), gasPrice: 1n, nonce: 0, deadlineSeconds: 1_900_000_000n };
  vi.spyOn(context.reader, 'read').mockResolvedValue(0n);
  const names = Object.keys(makers).filter((name) => /(?:Action|Step)$/.test(name));

  test('each write of the slug is tried', () => expect(Object.keys(examples)).toEqual(expect.arrayContaining(names)));

  describe.each(Object.entries(examples))('%s', (_name, made) => {
    const steps = made.flatMap((one) => ('steps' in one ? one.steps : [one]));

    test.each(steps.map((step, index) => ({ step, index })))(
      'step $index is what is shown, whole',
      async ({ step }) => {
        const calls = await stepCalls(step, context);
        expect(calls).not.toHaveLength(0);
        expect(['approveMax', 'v', 'r', 's']).toEqual(expect.arrayContaining([...(step.shows.unshown ?? [])]));
        for (const call of calls) {
          expect(guardCall(step, call, context).to).toBe(step.shows.address);
          for (const { what, call: other } of otherCalls(call, step.shows)) {
            expect(() => guardCall(step, other, context), what).toThrow(
              expect.objectContaining({ failure: 'refused' }),
            );
          }
        }
      },
    );
  });
}
