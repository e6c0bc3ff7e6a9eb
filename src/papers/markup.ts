/** HTML put together of parts: whatever is not markup already is a text, and is written as one. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

export const html = (words: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(words.map((word, i) => (i === 0 ? word : written(parts[i - 1]) + word)).join(''));

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object' && part !== null) return part.map(written).join('');
  return part === undefined || part === null || part === false ? '' : escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] as string);

/** A table whose head is repeated on each page. Numbers stand to the right. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): Markup {
  const isOfNumbers = (i: number) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number');
  const head = columns.map((column, i) =>
    isOfNumbers(i)
      ? html`<th scope="col" class="number">${column}</th>`
      : html`<th scope="col">${column}</th>`,
  );
  const lines = rows.map((row) => {
    const cells = row.map((cell) =>
      typeof cell === 'number' ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`,
    );
    return html`<tr>${cells}</tr>\n`;
  });
  return html`<table><thead><tr>${head}</tr></thead>\n<tbody>${lines}</tbody></table>\n`;
}

/** Each line of a text is a paragraph. */
export const paragraphs = (text: string): Markup =>
  html`${text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => html`<p>${line}</p>\n`)}`;

export const list = (lines: readonly string[]): Markup =>
  lines.length === 0 ? html`` : html`<ul>${lines.map((line) => html`<li>${line}</li>\n`)}</ul>\n`;
