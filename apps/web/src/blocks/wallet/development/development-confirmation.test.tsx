import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen } from '@testing-library/react';
import { encodeFunctionData, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { DevelopmentConfirmation } from './development-confirmation';

const from = checksumAddress(`0x${'55'.repeat(20)}`);

async function openQuestion(data: Hex): Promise<HTMLElement> {
  const question = { kind: 'transaction', from, to: from, data, value: 0n, gas: 1n, gasPrice: 1n } as const;
  const { container } = render(makePlace(<DevelopmentConfirmation question={question} answer={() => undefined} />));
  await screen.findByRole('button', { name: 'Confirm' });
  return container;
}

test('what a function is given is listed', async () => {
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'withdraw', args: [71n] });
  expect((await openQuestion(data)).querySelector('pre')).toHaveTextContent('71');
});

test('a function that is given nothing has no empty list', async () => {
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' });
  expect((await openQuestion(data)).querySelector('pre')).toBeNull();
  expect(screen.getByText('deposit')).toBeVisible();
});

test('bytes that nobody knows stand whole', async () => {
  expect((await openQuestion('0x12345678')).querySelector('pre')).toHaveTextContent('0x12345678');
});
