/** A place on the sheet, which is 800 by 800; y grows downwards. */
export type Point = readonly [x: number, y: number];
