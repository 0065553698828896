import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { indexSettings } from '../shared/index-settings';

let own: ReadonlySet<IndexId> | undefined;

/** Every contract of the deployment. */
export function ownContracts(): ReadonlySet<IndexId> {
  own ??= new Set(
    Object.values(indexSettings().contracts).flatMap((slug) =>
      Object.values(slug ?? {}).map(({ address }) => indexId(address)),
    ),
  );
  return own;
}
