/** Figures are not set smaller than this. */
const leastPx = 12;

/**
 * Sets the type of a number's line (`[figures, unit?]`, wrapping) as large as its width allows, from the size that its
 * class gives down to 12 px: with the unit beside the figures, else with the figures alone and the unit below. What is
 * longer still is left to the figures' own ellipsis.
 */
export function fitLine(line: HTMLElement): void {
  line.style.removeProperty('font-size');
  const [figures, unit] = line.children;
  if (!(figures instanceof HTMLElement)) return;
  const space = line.getBoundingClientRect().width;
  // Not laid out: hidden, or in a test without a browser.
  if (space === 0) return;
  const style = getComputedStyle(line);
  const size = Number.parseFloat(style.fontSize);
  const alone = widthOf(figures);
  const whole = unit instanceof HTMLElement ? alone + Number.parseFloat(style.columnGap) + widthOf(unit) : alone;
  // Widths are fractions of a pixel that do not add up to the last digit.
  if (whole <= space + 0.1) return;
  const beside = sizeFor(space, whole, size);
  const fitted = beside >= leastPx ? beside : Math.max(leastPx, sizeFor(space, alone, size));
  if (fitted < size) line.style.fontSize = `${fitted}px`;
}

/** A hair less than what fits, since widths of glyphs are rounded. */
function sizeFor(space: number, width: number, size: number): number {
  return Math.min(size, Math.floor(((size * space) / width) * 0.99 * 10) / 10);
}

/** The width the content would like to have, also where the element is narrower. */
function widthOf(element: HTMLElement): number {
  const isCut = element.scrollWidth > element.clientWidth;
  return isCut ? element.scrollWidth : element.getBoundingClientRect().width;
}
