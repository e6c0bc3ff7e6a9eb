/** Delimited text: sequences nest, and a delimiter inside a token has a backslash before it. */

/** The tokens of a text, of which an empty one has one. */
export function split(text: string, delimiter: string): string[] {
  const tokens: string[] = [];
  let token = '';
  let start = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (at > start && text[at - 1] === '\\') {
      token += text.slice(start, at - 1) + delimiter;
    } else {
      tokens.push(unquoted(token + text.slice(start, at)));
      token = '';
    }
    start = at + 1;
  }
  tokens.push(unquoted(token + text.slice(start)));
  return tokens;
}

/** A token that begins with a backslash, or looks quoted, was put between two quotation marks. */
const unquoted = (token: string): string =>
  token.length > 1 && token.startsWith("'") && token.endsWith("'") ? token.slice(1, -1) : token;
