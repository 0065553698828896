import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../test/make-settings';
import { namedContract } from './named-contract';
import { parseSettings, SettingsError } from './settings';

/** The settings of the test with one place replaced; `path` is dotted. */
function changed(path: string, value: unknown): unknown {
  const settings: unknown = structuredClone(makeSettings());
  const keys = path.split('.');
  let place = settings as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[keys[keys.length - 1] ?? ''] = value;
  return settings;
}

function fieldOf(json: unknown): string {
  try {
    parseSettings(json);
  } catch (error) {
    if (error instanceof SettingsError) return error.field;
    throw error;
  }
  return 'no error';
}

describe('parseSettings', () => {
  test('reads a good file as it is', () => {
    expect(parseSettings(JSON.parse(JSON.stringify(makeSettings())))).toEqual(makeSettings());
  });

  test('OPEN-26 accepts any letter case of an address and gives the checksummed spelling', () => {
    const factory = namedContract(makeSettings(), 'swap', 'factory').address;
    const read = parseSettings(changed('contracts.swap.factory.address', factory.toLowerCase()));
    expect(namedContract(read, 'swap', 'factory').address).toBe(factory);
  });

  test('OPEN-26 refuses a mixed-case address with a wrong checksum', () => {
    const factory = namedContract(makeSettings(), 'swap', 'factory').address;
    const wrong = factory.replace(/[a-fA-F]/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(() => parseSettings(changed('contracts.swap.factory.address', wrong))).toThrow(
      'The settings file is not valid: contracts.swap.factory.address has a wrong checksum.',
    );
  });

  test.each([
    ['chain.id', 1, 'chain.id'],
    ['chain.rpcUrls', [], 'chain.rpcUrls'],
    ['chain.rpcUrls', ['ws://localhost:1'], 'chain.rpcUrls[0]'],
    ['chain.rpcUrls', ['https://user:secret@host'], 'chain.rpcUrls[0]'],
    ['chain.genesisHash', '0x12', 'chain.genesisHash'],
    ['contracts.swap.router.address', `0x${'0'.repeat(40)}`, 'contracts.swap.router.address'],
    ['contracts.swap.router', undefined, 'contracts.swap.router'],
    ['contracts.shared', {}, 'contracts.shared.multicall'],
    ['contracts.swap.factory.startBlock', -1, 'contracts.swap.factory.startBlock'],
    ['contracts.swap.factory.startBlock', 1.5, 'contracts.swap.factory.startBlock'],
    ['tokens.stable.symbol', 'BU\u202eSDC', 'tokens.stable.symbol'],
    ['tokens.stable.decimals', 256, 'tokens.stable.decimals'],
    ['gasPriceGwei.fast', '1e3', 'gasPriceGwei.fast'],
    ['gasPriceGwei.fast', 1000, 'gasPriceGwei.fast'],
    ['gasPriceGwei.fast', '0.0', 'gasPriceGwei.fast'],
    ['links.bridge', 'javascript:alert(1)', 'links.bridge'],
    ['links.bridge', '//other.host', 'links.bridge'],
    ['links.bridge', '/\\other.host', 'links.bridge'],
    ['chart.minimumReserveUsd', Number.NaN, 'chart.minimumReserveUsd'],
    ['topPools.minimumStakedUsd', -1, 'topPools.minimumStakedUsd'],
    ['contracts.names.registry.address', 'alice.besc', 'contracts.names.registry.address'],
    ['version', 2, 'version'],
    ['index', undefined, 'index'],
  ])('names %s when it is %j', (path, value, field) => {
    expect(fieldOf(changed(path, value))).toBe(field);
  });

  test('names the entry of a list', () => {
    const [stable, money] = ['stable', 'money'].map((name) => namedContract(makeSettings(), 'tokens', name).address);
    expect(
      fieldOf(
        changed('routing.pinnedPairs', [
          [stable, money],
          [stable, stable],
        ]),
      ),
    ).toBe('routing.pinnedPairs[1]');
  });

  test('anything else is a SettingsError and nothing else', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (json) => {
        expect(() => parseSettings(json)).toThrow(SettingsError);
      }),
    );
  });

  test('a good file with one place replaced by anything parses or is a SettingsError', () => {
    const paths = [
      'chain',
      'chain.rpcUrls',
      'contracts.tokens',
      'tokens.money',
      'lists.defaults',
      'links.chains',
      'warningTokens',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, value) => {
        try {
          parseSettings(changed(path, value));
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsError);
        }
      }),
    );
  });
});
