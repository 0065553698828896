/** Whether this is `npm run storm`, which runs every test in its full size; otherwise each promise has one small case. */
export const isFullSize = process.env.STORM_SIZE === 'large';
