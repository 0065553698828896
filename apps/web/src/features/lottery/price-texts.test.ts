import { ticketUsdE18 } from '@besc/domain/lottery/lottery-draw';
import { formatEther } from 'viem';
import { expect, test } from 'vitest';
import texts from './messages/en.json';

test('what a ticket should cost is told as the operators reckon', () => {
  const found = Object.keys(texts).filter((text) => / costs \d+ USD/.test(text));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(` costs ${formatEther(ticketUsdE18)} USD`);
});
