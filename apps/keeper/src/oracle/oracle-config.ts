import { parsePriceSource } from '@besc/domain/shared/price-source';
import { httpUrls, listOf, oneOf, read, wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { coinAmount } from '../shared/coin-settings';
import { accountOfKey, type KeeperAccount } from '../shared/keeper-key';

const keys = z._default(
  read((text): readonly KeeperAccount[] =>
    text.split(',').map((key) => {
      const account = accountOfKey(key.trim());
      if (account === undefined)
        throw new RangeError('must be private keys: 0x and 64 hex digits, separated by commas');
      return account;
    }),
  ),
  [],
);

/** What reporting and bringing reports to the chain can be told. */
export const oracleConfig = z
  .object({
    REPORTER_KEYS: keys,
    REPORTER_SOURCES: z._default(listOf(parsePriceSource), []),
    REPORT_PEERS: z._default(httpUrls, []),
    REPORT_GRID_SECONDS: wholeNumber({ least: 15, most: 3_600, fallback: 60 }),
    REPORT_PATIENCE_SECONDS: wholeNumber({ least: 1, most: 30, fallback: 6 }),
    REPORT_PEER_MS: wholeNumber({ least: 10, most: 30_000, fallback: 2_000 }),
    REPORT_SKEW_SECONDS: wholeNumber({ least: 0, most: 1_000_000_000, fallback: 30 }),
    REPORT_MINIMUM_USD: coinAmount('1000'),
    REPORTS_SUBMITTED: oneOf(['yes', 'no'], 'yes'),
  })
  .refine((env) => env.REPORTER_KEYS.length === env.REPORTER_SOURCES.length, {
    path: ['REPORTER_SOURCES'],
    message: 'must name one source for each of REPORTER_KEYS',
  })
  .refine((env) => new Set(env.REPORTER_KEYS.map(({ address }) => address)).size === env.REPORTER_KEYS.length, {
    path: ['REPORTER_KEYS'],
    message: 'must not hold one key twice',
  })
  .transform((env) => ({
    /** Reporters of this process, each with what it takes its price from. */
    reporters: env.REPORTER_KEYS.flatMap((account, place) => {
      const source = env.REPORTER_SOURCES[place];
      return source === undefined ? [] : [{ account, source }];
    }),
    /** Keepers with other reporters. */
    peers: env.REPORT_PEERS,
    gridSeconds: env.REPORT_GRID_SECONDS,
    /** How long a quorum waits for the reporters that have not spoken; what comes later still replaces it until it is final. */
    patienceSeconds: env.REPORT_PATIENCE_SECONDS,
    peerTimeoutMs: env.REPORT_PEER_MS,
    /** Nothing is signed for a time that is further ahead of the machine's clock. */
    skewSeconds: env.REPORT_SKEW_SECONDS,
    /** Nothing is signed while the pair holds fewer dollars (18 decimals). */
    minimumUsdE18: env.REPORT_MINIMUM_USD,
    /** Whether reports are brought to the chain, or only signed and offered. */
    submits: env.REPORTS_SUBMITTED === 'yes',
  }));

/** The reporters' own settings. */
export type OracleConfig = z.output<typeof oracleConfig>;
