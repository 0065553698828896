import { type Surface, shade } from '../engraving/surface';

/** A hill (or, below zero, a hollow) on a form. */
export interface Bump {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rise: number;
}

/** A rounded form with hills and hollows on it, as a medal is cut. */
export function relief(
  dome: Bump,
  bumps: readonly Bump[],
  darken: (x: number, y: number) => number = () => 0,
): Surface {
  return {
    highest: dome.rise + 40,
    height(x, y) {
      let sum = 0;
      const u = (x - dome.x) / dome.width;
      const v = (y - dome.y) / dome.height;
      sum += dome.rise * Math.sqrt(Math.max(0, 1 - u * u - v * v));
      for (const bump of bumps) {
        const bu = (x - bump.x) / bump.width;
        const bv = (y - bump.y) / bump.height;
        const rest = 1 - bu * bu - bv * bv;
        if (rest > 0) sum += bump.rise * rest * rest;
      }
      return sum;
    },
    tone(x, y) {
      const u = (x - dome.x) / dome.width;
      const v = (y - dome.y) / dome.height;
      const rest = Math.sqrt(Math.max(0.06, 1 - u * u - v * v));
      let growthX = (-dome.rise * u) / (dome.width * rest);
      let growthY = (-dome.rise * v) / (dome.height * rest);
      for (const bump of bumps) {
        const bu = (x - bump.x) / bump.width;
        const bv = (y - bump.y) / bump.height;
        const more = 1 - bu * bu - bv * bv;
        if (more > 0) {
          growthX -= (4 * bump.rise * more * bu) / bump.width;
          growthY -= (4 * bump.rise * more * bv) / bump.height;
        }
      }
      return shade(growthX, growthY) + darken(x, y);
    },
  };
}
