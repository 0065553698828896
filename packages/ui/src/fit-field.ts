/** Sizes an amount may take in a field, in px. Not below 16, where phones zoom into a field. */
const sizesPx = [32, 28, 24, 20, 18, 16];

/** Less room than this beside the currency is none. */
const leastWidthPx = 72;

/**
 * Sets the amount of a field (`[input, currency?]`) as large as its line allows, from the size that its class gives: beside
 * the currency, else with the currency below it (`data-stacked`). Answers whether all of it can be seen.
 */
export function fitField(row: HTMLElement): boolean {
  const input = row.querySelector('input');
  // Not laid out: hidden, or in a test without a browser.
  if (input === null || row.clientWidth === 0) return true;
  input.style.removeProperty('font-size');
  const largest = Number.parseFloat(getComputedStyle(input).fontSize);
  const sizes = [largest, ...sizesPx.filter((size) => size < largest)];
  const hasCurrency = row.children.length > 1;
  for (const isStacked of hasCurrency ? [false, true] : [false]) {
    row.toggleAttribute('data-stacked', isStacked);
    if (!isStacked && hasCurrency && input.clientWidth < leastWidthPx) continue;
    for (const size of sizes) {
      input.style.fontSize = `${size}px`;
      if (input.scrollWidth <= input.clientWidth) return true;
    }
  }
  return false;
}
