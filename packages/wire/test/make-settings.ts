import type { Settings } from '../src/settings/settings';
import { checksumAddress } from '../src/shared/checksum-address';

/** Settings for tests: valid in every field, with addresses without an owner. */
export function makeSettings(): Settings {
  return {
    version: 3,
    productName: 'BESC Swap',
    chain: {
      id: 2372,
      name: 'BESC',
      rpcUrls: ['http://127.0.0.1:8545', '/rpc'],
      explorerUrl: '',
      local: true,
      genesisHash: `0x${'1a'.repeat(32)}`,
    },
    contracts: {
      shared: { multicall: { address: checksumAddress('0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'), startBlock: 3 } },
      tokens: {
        wbesc: { address: checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7'), startBlock: 3 },
        money: { address: checksumAddress('0xde709f2102306220921060314715629080e2fb77'), startBlock: 3 },
        stable: { address: checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D'), startBlock: 0 },
      },
      swap: {
        factory: { address: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'), startBlock: 3 },
        router: { address: checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'), startBlock: 4 },
        feeCollector: { address: checksumAddress('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'), startBlock: 4 },
      },
      farms: { master: { address: checksumAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F'), startBlock: 5 } },
      names: { registry: { address: checksumAddress('0x27b1fdb04752bbc536007a920d24acb045561c26'), startBlock: 3 } },
    },
    pairInitCodeHash: `0x${'2b'.repeat(32)}`,
    tokens: {
      stable: {
        decimals: 18,
        symbol: 'BUSDC',
        name: 'BUSDC',
      },
      money: {
        decimals: 18,
        symbol: 'MONEY',
        name: 'MONEY',
      },
    },
    pricing: { minimumReserveNative: '5000' },
    routing: {
      bases: [
        checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7'),
        checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D'),
      ],
      pinnedPairs: [
        [
          checksumAddress('0x52908400098527886E0F7030069857D2E4169EE7'),
          checksumAddress('0x8617E340B3D01FA5F11F306F4090FD50E238070D'),
        ],
      ],
    },
    index: { url: 'http://127.0.0.1:42069/graphql' },
    api: { url: '' },
    lists: { defaults: ['/lists/default.tokenlist.json'], gateways: ['https://ipfs.example'] },
    gasPriceGwei: { standard: '1000', fast: '1000', instant: '1000.5' },
    warningTokens: [{ address: checksumAddress('0x27b1fdb04752bbc536007a920d24acb045561c26'), kind: 'high-slippage' }],
    unsupportedTokens: [],
    blockedAddresses: [],
    blockedRecipients: [checksumAddress('0x0000000000000000000000000000000000000000')],
    chart: { minimumReserveUsd: 10000 },
    topPools: { minimumStakedUsd: 100 },
    links: { chains: [{ label: 'Chain', url: '' }], bridge: '', provider: 'https://provider.example/', social: [] },
  };
}
