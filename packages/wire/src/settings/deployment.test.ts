import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deployment, DeploymentError, parseDeployment } from './deployment';

const deployment: Deployment = {
  version: 1,
  chainId: 2372,
  genesisHash: `0x${'1a'.repeat(32)}`,
  startBlock: 1,
  pairInitCodeHash: `0x${'2b'.repeat(32)}`,
  contracts: {
    factory: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    router: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    feeCollector: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    multicall: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    wbesc: '0x52908400098527886E0F7030069857D2E4169EE7',
    money: '0xde709f2102306220921060314715629080e2fb77',
    stable: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  },
  blocks: { factory: 1, router: 2 },
  tokens: [
    {
      address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      symbol: 'BUSDC',
      name: 'BUSDC',
      decimals: 18,
      kind: 'standard',
      listed: true,
    },
  ],
  pairs: [
    {
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      token0: '0x52908400098527886E0F7030069857D2E4169EE7',
      token1: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    },
  ],
};

describe('parseDeployment', () => {
  test('reads a good file and gives hashes in lower case', () => {
    const upper = { ...deployment, genesisHash: `0x${'1A'.repeat(32)}` };
    expect(parseDeployment(upper)).toEqual(deployment);
  });

  test('OPEN-31 a name service is read whole, or left out', () => {
    const { factory, router, multicall, wbesc } = deployment.contracts;
    const names = {
      suffix: 'besc',
      registry: factory,
      registrar: router,
      resolver: multicall,
      reverseRegistrar: wbesc,
    };
    expect(parseDeployment({ ...deployment, names })).toEqual({ ...deployment, names });
    expect(() => parseDeployment({ ...deployment, names: { ...names, resolver: '' } })).toThrow('names.resolver');
  });

  test('names the field', () => {
    const json = { ...deployment, pairs: [{ ...deployment.pairs[0], token1: '0x1' }] };
    expect(() => parseDeployment(json)).toThrow(
      'The deployment file is not valid: pairs[0].token1 must be 0x and 40 hex digits.',
    );
  });

  test('refuses an unknown token kind, a foreign chain id and a negative start block', () => {
    expect(() => parseDeployment({ ...deployment, chainId: 56 })).toThrow('chainId must be 2372 or 97');
    expect(() => parseDeployment({ ...deployment, startBlock: -1 })).toThrow('startBlock must not be negative');
    expect(() => parseDeployment({ ...deployment, tokens: [{ ...deployment.tokens[0], kind: 'odd' }] })).toThrow(
      'tokens[0].kind',
    );
  });

  test('anything else is a DeploymentError', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(() => parseDeployment(json)).toThrow(DeploymentError);
      }),
    );
  });
});
