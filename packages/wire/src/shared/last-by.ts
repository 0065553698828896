/** The last state by a time (unix seconds); none where it begins later. */
export const lastBy = (list: string, time: string, where = '') =>
  `${list}(where: { ${where}timestamp_lte: ${time} }, orderBy: "timestamp", orderDirection: "desc", limit: 1)`;
