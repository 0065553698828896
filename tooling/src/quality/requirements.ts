/**
 * The requirements of the first document: rows per area, numbered from 1 without gaps. Data of `check-quality`; what the
 * rows say stands in the document itself.
 */
export const requirements = {
  /** Whether a row that nobody has judged yet fails the check. */
  strict: true as boolean,
  areas: {
    PLAT: 28,
    ROUTE: 53,
    NAV: 20,
    TITLE: 32,
    SWAP: 113,
    CHART: 23,
    LIQ: 70,
    TOKEN: 36,
    LIST: 58,
    APPR: 22,
    TX: 30,
    SET: 55,
    WALLET: 28,
    TOAST: 9,
    I18N: 10,
    CALL: 26,
    ERR: 6,
    CONST: 15,
    FARM: 31,
    ROI: 32,
    POOL: 105,
    VAULT: 37,
    PRED: 69,
    LOT: 56,
  } as Readonly<Record<string, number>>,
};
