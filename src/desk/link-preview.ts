/** What the page of a published battle says to those who only look at its link: OpenGraph tags, for that page alone. */
import type { Request } from 'express';
import { PREVIEW, type Preview } from '../pictures/index.js';

const HOST = /^[A-Za-z0-9.:[\]-]{1,255}$/;

/** The address of this server as others reach it. */
export function originOf(request: Request, publicUrl: string | undefined): string | undefined {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const host = request.get('host') ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : undefined;
}

export function withPreview(
  page: string,
  preview: Preview,
  address: { origin: string; path: string },
): string {
  const { name, picture } = preview;
  const title = `${name} · Hexledger`;
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Hexledger'],
    ['og:title', name],
    ['og:description', inWords(preview)],
    ['og:url', `${address.origin}${address.path}`],
    ['og:image', `${address.origin}${picture}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', `The board at the end of ${name}`],
  ].map(([property, content]) => `<meta property="${property}" content="${escaped(content ?? '')}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${[...tags, card].join('\n    ')}\n  </head>`);
}

function inWords({ sides, winner, why }: Preview): string {
  return `${sides.join(' against ')}. ${winner === undefined ? 'A draw' : `${winner} won`}: ${why}`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
