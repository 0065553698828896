const error = (fields: object, message = 'Internal JSON-RPC error.') => Object.assign(new Error(message), fields);
const inner = (code: number, message: string) => ({ code, message });
const funds = 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1';
const blind = 'Please enable Blind signing or Contract data in the Ethereum app Settings';
const bodyOf = (code: number, message: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } });

/** Ways in which wallets say that the person said no. */
export const refusals = {
  'EIP-1193': error({ code: 4001 }, 'User rejected the request.'),
  'a code as text': { code: '4001', message: 'no' },
  'as the cause of another': Object.assign(new Error('Internal error', { cause: inner(4001, 'no') }), { code: -32603 }),
  'as the original error in its data': {
    ...inner(-32603, 'Internal error'),
    data: { originalError: inner(4001, 'no') },
  },
  'as the cause in its data': { ...inner(-32603, 'Internal error'), data: { cause: inner(4001, 'no') } },
  WalletConnect: error({ code: 5000 }, 'User rejected.'),
  'a WalletConnect peer': inner(-32000, 'User rejected the transaction'),
  'an internal error with the words': inner(-32603, 'User rejected the transaction'),
  'MetaMask of old': error({ code: -32603 }, 'MetaMask Tx Signature: User denied transaction signature.'),
  ethers: error(
    { code: 'ACTION_REJECTED', info: { error: inner(4001, 'no') } },
    'user rejected action (action="sendTransaction")',
  ),
  'ethers without a code within': error(
    { info: { error: inner(-32000, 'user denied it') } },
    'could not coalesce error',
  ),
  'viem around it': error(
    { name: 'TransactionExecutionError', shortMessage: 'User rejected the request.' },
    'Long.\n\nVersion: viem',
  ),
  Ledger: error({ name: 'TransportStatusError', statusCode: 0x6985 }, 'Ledger device: CONDITIONS (UNKNOWN)'),
  'Ledger within a wallet': inner(
    -32603,
    'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  ),
  Trezor: 'Action cancelled by user',
  'one word': 'Cancelled',
  Safe: error({}, 'Transaction was rejected'),
  'a string with the body': error({ body: bodyOf(4001, 'no') }, 'bad response'),
  'words in Chinese': { code: -1, message: '用户取消了操作' },
} satisfies Readonly<Record<string, unknown>>;

/** Ways in which wallets and nodes say that a transaction was not taken, and what is told of each. */
export const untaken = {
  'no funds': [inner(-32000, funds), funds],
  'no funds, within an internal error': [
    { ...inner(-32603, 'Internal JSON-RPC error.'), data: inner(-32000, funds) },
    funds,
  ],
  'no funds, by ethers': [
    error({ code: 'INSUFFICIENT_FUNDS', shortMessage: 'insufficient funds for intrinsic transaction cost' }),
    'insufficient funds for intrinsic transaction cost',
  ],
  'no funds, in a text with JSON': [
    `[ethjs-query] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"code":-32000,"message":"${funds}"}}}'`,
    funds,
  ],
  'no funds, in the body of an answer': [
    error({ error: { body: bodyOf(-32000, funds) } }, 'processing response error'),
    funds,
  ],
  'blind signing': [error({ code: -32603 }, blind), blind],
  'contract data': [error({ statusCode: 0x6a80 }, 'Invalid data received (0x6a80)'), 'Invalid data received (0x6a80)'],
  'a locked device': [error({ statusCode: 0x5515 }, 'Locked device (0x5515)'), 'Locked device (0x5515)'],
  'nonce too low': [
    inner(-32000, 'nonce too low: next nonce 7, tx nonce 6'),
    'nonce too low: next nonce 7, tx nonce 6',
  ],
  'gas price below minimum': [
    inner(-32009, 'Gas price below configured minimum gas price'),
    'Gas price below configured minimum gas price',
  ],
  underpriced: [inner(-32000, 'transaction underpriced'), 'transaction underpriced'],
  'fee cap': [inner(-32000, 'max fee per gas less than block base fee'), 'max fee per gas less than block base fee'],
  'replacement underpriced': [
    inner(-32000, 'replacement transaction underpriced'),
    'replacement transaction underpriced',
  ],
  'intrinsic gas': [inner(-32000, 'intrinsic gas too low'), 'intrinsic gas too low'],
  'block gas limit': [inner(-32000, 'exceeds block gas limit'), 'exceeds block gas limit'],
  'Nethermind, one word': [inner(-32010, 'FeeTooLow, MaxFeePerGas too low'), 'FeeTooLow, MaxFeePerGas too low'],
  'a full pool': [inner(-32000, 'txpool is full'), 'txpool is full'],
} satisfies Readonly<Record<string, readonly [error: unknown, told: string]>>;

/** Answers that decide nothing, though some sound like a no. */
export const doubts: readonly unknown[] = [
  inner(-32603, 'Internal JSON-RPC error.'),
  inner(-32000, 'already known'),
  error({ code: -32010 }, 'Transaction with the same hash was already imported.'),
  error({ cause: inner(-32000, 'AlreadyKnown') }),
  inner(-32000, 'unknown transaction type'),
  'Request timed out',
  'rejected by the network after it was sent',
  { code: 4900, message: 'Disconnected' },
  undefined,
  4001,
  { code: 4, data: '0x4001' },
];
