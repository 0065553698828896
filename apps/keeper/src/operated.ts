import { features } from './features';

/** Every contract that the operators' command reads and changes. */
export const operated = features.flatMap((feature) => feature.operated ?? []);
