/**
 * What an answer of a wallet, or of the node behind it, says about a request.
 * `no-batch`: not as a batch. `unknown-batch`: no batch under this id. `refused`: the person said no. `taken`: it is there
 * already. `not-taken`: it was looked at and not taken. `unknown-network`, `not-allowed`, `busy`, `unable`: it was not tried.
 * `offline`: the wallet reaches no node; it may have sent before.
 */
export type AnswerMeaning =
  | 'no-batch'
  | 'unknown-batch'
  | 'refused'
  | 'taken'
  | 'not-taken'
  | 'unknown-network'
  | 'not-allowed'
  | 'busy'
  | 'unable'
  | 'offline';

/** One way to say something: a code (also as text), or words anywhere in the error. */
type KnownAnswer = {
  readonly meaning: AnswerMeaning;
  readonly codes?: readonly (number | string)[];
  readonly words?: RegExp;
  /** Ours, an English key, where theirs say less. */
  readonly told?: string;
};

const refused = { meaning: 'refused', told: 'Transaction rejected.' } as const;
const notTaken = { meaning: 'not-taken' } as const;

/** Answers that are known, the first that fits counts. Each names who says so. What none of them fits is a doubt. */
export const knownAnswers: readonly KnownAnswer[] = [
  // EIP-5792: capability, chain, size, upgrade refused (5750, also with the words of a refusal), atomicity.
  { meaning: 'no-batch', codes: [5700, 5710, 5740, 5750, 5760] },
  // EIP-5792.
  { meaning: 'unknown-batch', codes: [5730] },
  // EIP-1193; WalletConnect (5000 a request, 5001 to 5003 parts of a session); ethers.
  { ...refused, codes: [4001, 5000, 5001, 5002, 5003, 'ACTION_REJECTED'] },
  // Ledger: CONDITIONS_OF_USE_NOT_SATISFIED, which it answers to its "Reject" button; 0x5501 of newer firmware.
  { ...refused, codes: [0x6985, 0x5501], words: /\b0x(6985|5501)\b/i },
  // MetaMask, Coinbase, Rabby, Brave, OKX, WalletConnect peers (-32000, -32603), Frame, Argent.
  { ...refused, words: /\b(user|signer|owner) (has )?(rejected|denied|declined|disapproved|cancell?ed|aborted)\b/i },
  // imToken, TokenPocket in Chinese.
  { ...refused, words: /用户.{0,2}(拒绝|取消)/ },
  // Trust, Trezor ("Action cancelled by user"), Keystone, Phantom.
  { ...refused, words: /\b(rejected|denied|declined|cancell?ed|aborted) (by|on) (the )?(user|signer|owner|device)\b/i },
  // Safe, TokenPocket, Bitget, Trezor ("Cancelled"): nothing but that.
  {
    ...refused,
    words:
      /^\W*(error: )?(the |your )?((transaction|request|action|signature|signing|operation|call request)s? )?((was|is|has been) )?(rejected|denied|declined|cancel|cancell?ed)\W*$/i,
  },
  // geth, Erigon; Nethermind; OpenEthereum and anvil; Besu.
  { meaning: 'taken', words: /already known|AlreadyKnown|already imported|\bknown transaction/i },
  // Ledger: 0x6a80, told by hw-app-eth as EthAppPleaseEnableContractData; Trezor and Keystone say it in like words.
  {
    ...notTaken,
    codes: ['EthAppPleaseEnableContractData', 0x6a80],
    words: /blind.?sign|contract data|\b0x6a80\b/i,
  },
  // Ledger: locked (0x5515, 0x6b0c, 0x6804), its app is not open (0x6511, 0x6d00, 0x6e00), not plugged in.
  {
    ...notTaken,
    codes: [0x5515, 0x6b0c, 0x6804, 0x6511, 0x6d00, 0x6e00],
    words: /\b0x(5515|6b0c|6804|6511|6d00|6e00)\b|locked device|device (is )?locked|open the \w+ app/i,
  },
  // geth, Erigon, anvil, OpenEthereum; ethers; Nethermind; Besu; viem.
  {
    ...notTaken,
    codes: ['INSUFFICIENT_FUNDS'],
    words:
      /insufficient (funds|balance)|InsufficientFunds|upfront cost exceeds|exceeds the balance of the account|(not|don.t have) enough (funds|balance)|overshot/i,
  },
  // geth, Besu, anvil; OpenEthereum; ethers; Nethermind; viem ("lower than the current nonce").
  {
    ...notTaken,
    codes: ['NONCE_EXPIRED'],
    words:
      /nonce (is )?too (low|high)|OldNonce|NonceTooLow|NonceGap|nonce has already been used|than the (current|next) nonce/i,
  },
  // geth, Erigon, Nethermind ("FeeTooLow"), Besu ("below configured minimum"), BSC ("gas tip needed"), wallets' own limits.
  {
    ...notTaken,
    codes: ['REPLACEMENT_UNDERPRICED'],
    words:
      /underpriced|Under.?Priced|Fee.?Too.?Low|(gas price|max fee per gas|fee cap|tip cap)\b.{0,60}\b(below|less than|lower than|too low|minimum)|ReplacementNotAllowed|exceeds the configured cap|tip.{0,20}higher than max fee/i,
  },
  // geth, Erigon, anvil, Besu, OpenEthereum, Nethermind; wallets that estimate once more (ethers, EIP-1474 code 3 of geth).
  {
    ...notTaken,
    codes: [3, 'UNPREDICTABLE_GAS_LIMIT'],
    words:
      /intrinsic gas|exceeds? block gas limit|GasLimitExceeded|gas limit reached|gas required exceeds|gas uint64 overflow|cannot estimate gas|out of bounds of the block/i,
  },
  // geth: the pool has no room for it, or it is malformed; EIP-1474: "Transaction creation failed".
  {
    ...notTaken,
    codes: [-32003],
    words:
      /txpool is full|account limit exceeded|oversized data|invalid (sender|signature)|invalid chain id|only replay-protected|transaction type not supported|transaction creation failed/i,
  },
  // EIP-3326 and wallets that say it with -32603 or without a code.
  {
    meaning: 'unknown-network',
    codes: [4902],
    words: /unrecogni[sz]ed chain|unknown chain|chain .{0,40}not (been )?(added|configured|supported)/i,
    told: 'Your wallet doesn’t know this network.',
  },
  // EIP-1193.
  {
    meaning: 'not-allowed',
    codes: [4100],
    told: 'Your wallet doesn’t let this page use this account. Connect it again.',
  },
  // MetaMask and its kind.
  {
    meaning: 'busy',
    codes: [-32002],
    words: /already (pending|processing)|request .{0,40}already/i,
    told: 'A request is already waiting in your wallet. Open it and respond there.',
  },
  // EIP-1193; JSON-RPC: unknown method, odd parameters.
  { meaning: 'unable', codes: [4200], told: 'Your wallet can’t do this.' },
  { meaning: 'unable', codes: [-32601, -32602] },
  // EIP-1193.
  { meaning: 'offline', codes: [4900], told: 'Your wallet isn’t connected to any network.' },
  { meaning: 'offline', codes: [4901], told: 'Your wallet isn’t connected to this network.' },
];
