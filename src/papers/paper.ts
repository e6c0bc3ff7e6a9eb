/** A page made for paper: it stands alone, asks nothing of any network, and runs nothing. */
import { html, Markup } from './markup.js';

interface Paper {
  readonly title: string;
  /** Stands at the head of each page, to the left; its title stands to the right. */
  readonly head: string;
  readonly body: Markup;
}

export const paper = ({ title, head, body }: Paper): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}: ${head}</title>
<style>${new Markup(runningHeads(head, title) + STYLE)}</style>
</head>
<body>
<header><p class="head">${head}</p><h1>${title}</h1></header>
${body}</body>
</html>
`.text;

const runningHeads = (left: string, right: string): string => `
@page {
  margin: 20mm 16mm 18mm;
  @top-left { content: ${quoted(left)}; }
  @top-right { content: ${quoted(right)}; }
  @bottom-center { content: counter(page) " / " counter(pages); }
}
@page :first { @top-left { content: none; } @top-right { content: none; } }`;

/** People choose names: nothing in one may end the text, or the style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/[^A-Za-z0-9 ]/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}"`;

const STYLE = `
:root { color-scheme: light; }
body { font: 10.5pt/1.4 Georgia, 'Times New Roman', serif; color: #111; background: #fff; margin: 0 auto; max-width: 180mm; }
@media screen { body { padding: 12mm; } }
@page { font: 9pt Georgia, 'Times New Roman', serif; }
h1 { font-size: 20pt; margin: 0 0 4mm; }
h2 { font-size: 14pt; margin: 7mm 0 2mm; border-bottom: 0.5pt solid #111; }
h3 { font-size: 11.5pt; margin: 5mm 0 1.5mm; }
h2, h3, caption { break-after: avoid; }
p { margin: 0 0 2mm; orphans: 3; widows: 3; }
.head { margin: 0; color: #444; }
.hint { color: #444; font-style: italic; }
.page { break-before: page; }
table { width: 100%; border-collapse: collapse; font-size: 9pt; margin: 1mm 0 3mm; }
thead { display: table-header-group; }
th { text-align: left; border-bottom: 1pt solid #111; }
th, td { padding: 0.8mm 2mm 0.8mm 0; vertical-align: top; }
td { border-bottom: 0.25pt solid #999; overflow-wrap: anywhere; }
.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tr, li { break-inside: avoid; }
ul { margin: 0 0 3mm; padding-left: 5mm; }
`;
