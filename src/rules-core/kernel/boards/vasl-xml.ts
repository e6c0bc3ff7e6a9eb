/** Just enough XML for the two metadata files: the attributes of elements of one name. No entities but the five, no DTD. */
import { strFromU8 } from 'fflate';
import { failed, type Read } from './vasl-problem.js';

const LONGEST = 4 << 20;

export function textOf(bytes: Uint8Array, path: string): Read<string> {
  if (bytes.length > LONGEST) return failed('TOO_LARGE', path, `The file is longer than ${LONGEST} bytes.`);
  return { ok: true, value: withoutComments(strFromU8(bytes)) };
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<!--', at);
    if (start < 0) break;
    parts.push(text.slice(at, start));
    const end = text.indexOf('-->', start + 4);
    at = end < 0 ? text.length : end + 3;
  }
  return parts.join('') + text.slice(at);
}

const ATTRIBUTE = /\s*([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** The attributes of every element of that name, in order; an element stops at its first malformed attribute. */
export function attributesOf(text: string, element: string): ReadonlyMap<string, string>[] {
  const found: Map<string, string>[] = [];
  const opening = `<${element}`;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
    const after = at + opening.length;
    if (!/[\s/>]/.test(text.charAt(after))) continue;
    found.push(attributesAt(text, after));
  }
  return found;
}

function attributesAt(text: string, start: number): Map<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = start;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    attributes.set(match[1]!, plain(match[2] ?? match[3] ?? ''));
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const plain = (value: string): string =>
  value.replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);
