/** Hands a file to the browser, which puts it with the downloads. */
export function keep(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const fileName = (of: string, what: string, ending: string): string =>
  `${`${of} ${what}`.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;
