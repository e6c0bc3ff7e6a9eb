export { html, list, type Markup, paragraphs, table } from './markup.js';
export { paper } from './paper.js';
