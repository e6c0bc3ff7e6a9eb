/** What a mail says, apart from how it looks. Everything in it is plain text: it is escaped where it is written. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
}

type Part =
  | { readonly text: string }
  | { readonly title: string; readonly link?: string | undefined; readonly lines: readonly string[] }
  /** The words of the link that a mail of this kind carries. */
  | { readonly action: string };

interface Links {
  readonly action: string | undefined;
  readonly unsubscribe: string | undefined;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST_SUBJECT = 120;

/** One line without anything that a header, a terminal or a reader could take for something else. */
function plain(text: string): string {
  return text.replace(INVISIBLE, ' ').trim();
}

export function subjectOf({ subject }: Letter): string {
  const line = [...plain(subject)];
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1).join('')}…` : line.join('');
}

export function asText({ parts }: Letter, { action, unsubscribe }: Links): string {
  const written = parts.map((part) => {
    if ('text' in part) return plain(part.text);
    if ('action' in part) return `${part.action}:\n${action ?? ''}`;
    const head = part.link ? `${plain(part.title)}\n${part.link}` : plain(part.title);
    return [head, ...part.lines.map((line) => `- ${plain(line)}`)].join('\n');
  });
  const end = unsubscribe ? [`-- \nNo more of these mails:\n${unsubscribe}`] : [];
  return `${[...written, ...end].join('\n\n')}\n`;
}

export function asHtml(letter: Letter, { action, unsubscribe }: Links): string {
  const written = letter.parts.map((part) => {
    if ('text' in part) return `<p>${escaped(part.text)}</p>`;
    if ('action' in part) return `<p>${anchor(action ?? '', part.action)}</p>`;
    const title = part.link ? anchor(part.link, part.title) : escaped(part.title);
    return `<h2>${title}</h2>\n<ul>\n${part.lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}\n</ul>`;
  });
  const end = unsubscribe ? [`<hr>\n<p>${anchor(unsubscribe, 'No more of these mails')}</p>`] : [];
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subjectOf(letter))}</title></head>`,
    '<body>',
    ...written,
    ...end,
    '</body></html>',
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return plain(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const anchor = (link: string, words: string): string => `<a href="${escaped(link)}">${escaped(words)}</a>`;
