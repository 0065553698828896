import { features } from './features';

/** Every duty of the service. */
export const tasks = features.flatMap((feature) => feature.tasks);
