import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../test/make-settings';
import { checksumAddress } from '../shared/checksum-address';
import { type Deployment, DeploymentError, parseDeployment } from './deployment';

const deployment: Deployment = {
  version: 2,
  chainId: 2372,
  genesisHash: `0x${'1a'.repeat(32)}`,
  pairInitCodeHash: `0x${'2b'.repeat(32)}`,
  contracts: makeSettings().contracts,
  pricing: { minimumReserveNative: '5000' },
  tokens: [
    {
      address: checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D'),
      symbol: 'BUSDC',
      name: 'BUSDC',
      decimals: 18,
      kind: 'standard',
      listed: true,
    },
  ],
  pairs: [
    {
      address: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
      token0: checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7'),
      token1: checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D'),
    },
  ],
};

describe('parseDeployment', () => {
  test('reads a good file and gives hashes in lower case', () => {
    const upper = { ...deployment, genesisHash: `0x${'1A'.repeat(32)}` };
    expect(parseDeployment(upper)).toEqual(deployment);
  });

  test('names the field', () => {
    const json = { ...deployment, pairs: [{ ...deployment.pairs[0], token1: '0x1' }] };
    expect(() => parseDeployment(json)).toThrow(
      'The deployment file is not valid: pairs[0].token1 must be 0x and 40 hex digits.',
    );
  });

  test('refuses an unknown token kind, a foreign chain id and a negative start block', () => {
    expect(() => parseDeployment({ ...deployment, chainId: 56 })).toThrow('chainId must be 2372 or 97');
    const multicall = { ...deployment.contracts.shared?.multicall, startBlock: -1 };
    const contracts = { ...deployment.contracts, shared: { multicall } };
    expect(() => parseDeployment({ ...deployment, contracts })).toThrow('startBlock must not be negative');
    expect(() => parseDeployment({ ...deployment, version: 1 })).toThrow('version must be 2');
    expect(() => parseDeployment({ ...deployment, tokens: [{ ...deployment.tokens[0], kind: 'odd' }] })).toThrow(
      'tokens[0].kind',
    );
  });

  test('POOL-053 a token may name the site of its project, which a token list can carry', () => {
    const named = (projectLink: unknown) => ({ ...deployment, tokens: [{ ...deployment.tokens[0], projectLink }] });
    for (const link of ['https://money.example', '/local/project', `https://${'a'.repeat(34)}`])
      expect(parseDeployment(named(link)).tokens[0]?.projectLink).toBe(link);
    for (const link of ['javascript:alert(1)', '//other.host', `https://${'a'.repeat(35)}`, ''])
      expect(() => parseDeployment(named(link))).toThrow('tokens[0].projectLink');
  });

  test('anything else is a DeploymentError', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(() => parseDeployment(json)).toThrow(DeploymentError);
      }),
    );
  });
});
