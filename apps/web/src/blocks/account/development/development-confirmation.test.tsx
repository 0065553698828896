import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { encodeFunctionData, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { contractName } from '../../wallet/development/contract-name';
import { DevelopmentConfirmation } from './development-confirmation';

const from = checksumAddress(`0x${'55'.repeat(20)}`);

async function openQuestion(data: Hex): Promise<HTMLElement> {
  const question = { kind: 'transaction', from, to: from, data, value: 0n, gas: 1n, gasPrice: 1n } as const;
  const { container } = render(makePlace(<DevelopmentConfirmation question={question} answer={() => undefined} />));
  await screen.findAllByRole('button', { name: 'Confirm' });
  return container;
}

test('what a function is given is listed', async () => {
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'withdraw', args: [71n] });
  expect((await openQuestion(data)).querySelector('pre')).toHaveTextContent('71');
});

test('a call of any contract stands in words, by the arguments that its own form of the name has', async () => {
  const both = [
    encodeFunctionData({ abi: farmMasterAbi, functionName: 'deposit', args: [2n, 71n] }),
    encodeFunctionData({ abi: stakingPoolAbi, functionName: 'deposit', args: [72n] }),
  ] as const;
  const lists = await Promise.all(
    both.map(async (data) => (await openQuestion(data)).querySelector('pre')?.textContent),
  );
  expect(lists[0]).toMatch(/^\S+: 2\n\S+: 71$/);
  expect(lists[1]).toMatch(/^\S+: 72$/);
});

test('an approval without limit says so, and one of a few digits fewer is told by its digits', async () => {
  const approval = (value: bigint) =>
    openQuestion(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [from, value] }));
  expect((await approval(2n ** 256n - 1n)).querySelector('pre')).toHaveTextContent(/: unlimited$/);
  expect((await approval(2n ** 256n - 2n)).querySelector('pre')).toHaveTextContent(/: \d{77}4$/);
});

test('a contract of the deployment is called by its slug and name', async () => {
  const settings = makeSettings();
  expect(contractName(settings, addressOf(settings, 'swap', 'router').toLowerCase())).toBe('swap: router');
  expect(contractName(settings, addressOf(settings, 'tokens', 'money'))).toBe('MONEY');
  expect(contractName(settings, from)).toBeUndefined();
});

test('a function that is given nothing has no empty list', async () => {
  const data = encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' });
  expect((await openQuestion(data)).querySelector('pre')).toBeNull();
  expect(screen.getByText('deposit')).toBeVisible();
});

test('unknown bytes stand whole', async () => {
  expect((await openQuestion('0x12345678')).querySelector('pre')).toHaveTextContent('0x12345678');
});
