import type { IndexId } from '@besc/domain/shared/index-id';
import type { PgColumnsBuilders } from 'ponder';

/** An address, in the index's spelling. */
export const addressId = (t: PgColumnsBuilders) => t.hex().$type<IndexId>();

/** Several addresses. */
export const addressIds = (t: PgColumnsBuilders) => t.hex().array().$type<IndexId[]>();
