import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { createClient, custom, numberToHex } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { runStep } from '../src/blocks/transactions/run/run-step';
import type { Action, Step } from '../src/blocks/transactions/steps/action';
import { guardCall } from '../src/blocks/transactions/steps/guard-call';
import { stepCalls } from '../src/blocks/transactions/steps/step-calls';
import { noChain } from './no-chain';
import { otherCalls } from './other-calls';

/** Where examples of actions are made. */
export const writesSettings = makeSettings();

const account = checksumAddress(`0x${'5'.repeat(40)}`);
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: numberToHex(writesSettings.chain.id),
  eth_accounts: [account],
  eth_estimateGas: '0x5208',
};

/**
 * A slug's writes by the names of what makes them: each passes the guard as it was drawn, and no other call is ever brought
 * before the wallet: another amount, token, recipient, minimum, deadline, list, contract, function or value. Every maker of
 * `makers` must have examples.
 */
export function testWrites(makers: object, examples: Readonly<Record<string, readonly (Action | Step)[]>>): void {
  const request = async ({ method }: { method: string }) => answers[method];
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const context = {
    ...noChain(writesSettings),
    client,
    account,
    gasPrice: 1n,
    nonce: 0,
    deadlineSeconds: 1_900_000_000n,
  };
  vi.spyOn(context.reader, 'read').mockResolvedValue(0n);
  const names = Object.keys(makers).filter((name) => /(?:Action|Step)$/.test(name));

  /** What the runner makes of a call that has taken the place of what was drawn, and what the wallet was asked. */
  async function run(step: Step, call: ContractCall) {
    const asked: string[] = [];
    const provider = {
      on: () => undefined,
      removeListener: () => undefined,
      request: (wish: { method: string }) => request(wish).finally(() => asked.push(wish.method)),
    };
    const told = { provider, context, isGivenUp: () => false, onPhase: () => undefined };
    const end = await runStep({ ...told, step: { ...step, calls: () => [call] } }).catch((error: unknown) => error);
    return { end, asked };
  }

  test('each write of the slug is tried', () => expect(Object.keys(examples)).toEqual(expect.arrayContaining(names)));

  describe.each(Object.entries(examples))('%s', (_name, made) => {
    const steps = made.flatMap((one) => ('steps' in one ? one.steps : [one]));

    test.each(steps.map((step, index) => ({ step, index })))(
      'of step $index the wallet is asked for nothing else than was drawn',
      async ({ step }) => {
        const calls = await stepCalls(step, context);
        expect(calls).not.toHaveLength(0);
        for (const call of calls) {
          expect(guardCall(step, call, context)).toEqual(encodeCall(call));
          for (const { what, call: other } of otherCalls(call, step.drawn)) {
            const { end, asked } = await run(step, other);
            const text = 'The transaction doesn’t match what was shown. It wasn’t sent.';
            expect(end, what).toMatchObject({ failure: 'refused', told: { text } });
            expect(asked, what).not.toContain('eth_sendTransaction');
          }
        }
      },
    );
  });
}
