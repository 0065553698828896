import { ellipse } from '../engraving/ellipse';
import type { Point } from '../engraving/point';

const corners = (...points: Point[]): Point[] => points.flatMap((point) => [point, point]);

/** Outlines of the window behind the portrait, on a sheet of 800 by 800. */
export const windowFrames = {
  octagon: corners([220, 52], [580, 52], [748, 220], [748, 580], [580, 748], [220, 748], [52, 580], [52, 220]),
  oval: ellipse({ x: 400, y: 400, width: 306, height: 356 }),
  round: ellipse({ x: 400, y: 400, width: 352, height: 352 }),
  arch: [
    ...corners([64, 748], [64, 380]),
    [64, 200],
    [190, 52],
    [400, 44],
    [610, 52],
    [736, 200],
    ...corners([736, 380], [736, 748]),
  ],
  shield: [
    ...corners([70, 60], [730, 60], [730, 400]),
    [730, 600],
    [560, 700],
    ...corners([400, 764]),
    [240, 700],
    [70, 600],
    ...corners([70, 400]),
  ],
  plaque: [
    ...corners([150, 56], [650, 56]),
    [650, 150],
    ...corners([744, 150], [744, 650]),
    [650, 650],
    ...corners([650, 744], [150, 744]),
    [150, 650],
    ...corners([56, 650], [56, 150]),
    [150, 150],
  ],
  hexagon: corners([400, 36], [720, 214], [720, 586], [400, 764], [80, 586], [80, 214]),
  square: corners([72, 72], [728, 72], [728, 728], [72, 728]),
} as const satisfies Record<string, readonly Point[]>;

export type WindowFrame = keyof typeof windowFrames;
