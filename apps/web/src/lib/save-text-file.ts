/** Time in which a browser has begun to save. */
const savedAfterMs = 60_000;

/** Gives a text to the browser to be saved as a file. A byte order mark tells spreadsheets that it is UTF-8. */
export function saveTextFile(file: { readonly name: string; readonly type: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', file.text], { type: `${file.type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savedAfterMs);
}
