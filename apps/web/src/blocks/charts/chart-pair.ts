import type { Currency, Token } from '@besc/domain/shared/token';

/** The two currencies a chart is about: the price of `input` in units of `output`, and the tokens that stand for them. */
export interface ChartPair {
  readonly input: Currency;
  readonly output: Currency;
  readonly inputToken: Token;
  readonly outputToken: Token;
}
