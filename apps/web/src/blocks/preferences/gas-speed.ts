import { defaultGasSpeed, gasSpeeds } from '@besc/domain/settings/gas-speed';
import * as z from 'zod/mini';
import { preference } from './preference';

/** The gas price by the name of its speed; the number is the deployment's. */
export const gasSpeed = preference({ key: 'gasPrice', schema: z.enum(gasSpeeds), otherwise: defaultGasSpeed });
