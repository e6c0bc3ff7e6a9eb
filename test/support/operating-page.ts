/** The environment that a page shows as its example. */
export function exampleIn(page: string): Record<string, string> {
  const [, block = ''] = /<!-- the example -->\n```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const lines = block.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
