/** The file of the page's own letters; other scripts have files of their own, which few pages need. */
const pageFont = /(?:^|\/)instrument-sans-latin-wght-normal-[\w-]+\.woff2$/;

/** The attributes of the link for the font among a build's files. Throws when there is not exactly one. */
export function fontPreload(files: readonly string[]): Record<string, string | boolean> {
  const fonts = files.filter((file) => pageFont.test(file));
  if (fonts.length !== 1) throw new Error(`The build has ${fonts.length} files of the page's font instead of one.`);
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fonts[0]}` };
}
