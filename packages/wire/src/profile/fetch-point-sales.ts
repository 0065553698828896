import { pointSaleShape } from '@besc/domain/profile/profile-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

/** A sale for which the point centre gives points. */
export type PointSale = Row<typeof pointSaleShape>;

/** More than there are campaigns of sales. */
const most = 100;

const document = indexDocument('', {
  sales: rowsOf(`pointSales(orderBy: "campaignId", orderDirection: "desc", limit: ${most})`, pointSaleShape, most),
});

/** Sales for which the point centre gives points, the newest campaigns first. Throws FetchError. */
export async function fetchPointSales(request: IndexRequest): Promise<readonly PointSale[]> {
  return (await fetchIndex({ ...request, document })).sales;
}
