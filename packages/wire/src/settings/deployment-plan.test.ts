import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDeploymentPlan } from './deployment-plan';

const file = new URL('../../../../docs/samples/plan.json', import.meta.url);
const sample = JSON.parse(readFileSync(file, 'utf8'));
const plan = (id: number, delaySeconds: number) => ({
  ...sample,
  chain: { ...sample.chain, id },
  timelock: { delaySeconds },
});

describe('what the owner decides is public before it is done', () => {
  test('for two days at least on the main chain', () => {
    expect(parseDeploymentPlan(plan(2372, 172_800)).timelock.delaySeconds).toBe(172_800);
    expect(() => parseDeploymentPlan(plan(2372, 172_799))).toThrow('timelock.delaySeconds');
  });

  test('for a time that may be shorter elsewhere, and is none nowhere', () => {
    expect(parseDeploymentPlan(plan(97, 60)).timelock.delaySeconds).toBe(60);
    for (const wrong of [0, -1, 1.5, 2_592_001]) expect(() => parseDeploymentPlan(plan(97, wrong))).toThrow();
  });
});

test('GOVERNANCE4 no account plays two parts', () => {
  const roles = { ...sample.roles, guardian: sample.roles.operator };
  expect(() => parseDeploymentPlan({ ...sample, roles })).toThrow('must not be the same account');
});

test('POOL-053 any token of a plan may name the site of its project', () => {
  const projectLink = 'https://money.example';
  const { wrapped, money, stable } = sample.coins;
  const linked = (one: object) => ({ ...one, projectLink });
  const coins = { wrapped: linked(wrapped), money: linked(money), stable: linked(stable) };
  const made = { symbol: 'WOOL', name: 'Wool', decimals: 18, mint: '5', projectLink };
  const read = parseDeploymentPlan({ ...sample, coins, tokens: [...sample.tokens.map(linked), made] });
  for (const one of [...Object.values(read.coins), ...read.tokens]) expect(one.projectLink).toBe(projectLink);
  const wrong = { ...coins, money: { ...money, projectLink: 'javascript:alert(1)' } };
  expect(() => parseDeploymentPlan({ ...sample, coins: wrong })).toThrow('coins.money');
});

describe('a part may have accounts of its own', () => {
  const withPart = (own: object) => parseDeploymentPlan({ ...sample, partRoles: { lottery: own } });
  const account = '0x8000000000000000000000000000000000000008';

  test('and needs none', () => {
    expect(parseDeploymentPlan(sample).partRoles).toEqual({});
    expect(withPart({ operator: account, guardian: sample.roles.guardian }).partRoles.lottery?.operator).toBe(account);
  });

  test('which play no other part, here or elsewhere', () => {
    expect(() => withPart({ operator: sample.roles.owner })).toThrow('partRoles.lottery.operator must not be the same');
    expect(() => withPart({ operator: account, treasury: account })).toThrow('the same account');
  });

  test('for what a contract asks for, and not for who owns or deploys', () => {
    for (const role of ['owner', 'deployer', 'captain']) expect(() => withPart({ [role]: account })).toThrow('lottery');
  });
});
