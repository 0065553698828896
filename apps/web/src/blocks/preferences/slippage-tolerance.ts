import { defaultSlippageBps } from '@besc/domain/settings/settings-defaults';
import { UnexpectedSlippageError } from '@besc/domain/shared/slippage-bps';
import * as z from 'zod/mini';
import { preference } from './preference';

/** How far a price may move against the person, in basis points, 0 to 10000. */
export const slippageTolerance = preference({
  key: 'userSlippageTolerance',
  schema: z.int().check(z.minimum(0), z.maximum(10_000)),
  otherwise: defaultSlippageBps,
});

if (slippageTolerance.isRefused()) console.error(new UnexpectedSlippageError().message);
