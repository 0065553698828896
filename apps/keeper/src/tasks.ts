import { joinRecords } from '@besc/domain/shared/join-records';
import { features } from './features';

/** Every duty of the service. */
export const tasks = Object.values(
  joinRecords(
    'duties',
    features.flatMap((feature) => feature.tasks).map((task) => ({ [task.name]: task })),
  ),
);
