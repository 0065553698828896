const hexText = /^0x[0-9a-f]*$/i;

/** Whether two texts are the same; addresses and bytes in any letter case, every other text by each letter. */
export function isSameText(one: string, other: string): boolean {
  return one === other || (hexText.test(one) && one.toLowerCase() === other.toLowerCase());
}
