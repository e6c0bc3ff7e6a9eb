import type { Step } from './front.js';

/** For answers that are data: nothing in them may be run, framed, guessed at or kept. A page sets a policy of its own. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
const ONE_YEAR = 31_536_000;

/** Protects people who read an answer in a browser. Browsers that once came by https keep to it. */
export function protectReaders({ https }: { https: boolean }): Step {
  const headers = Object.entries({
    ...HEADERS,
    ...(https && { 'strict-transport-security': `max-age=${ONE_YEAR}` }),
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
