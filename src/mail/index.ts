export type { Letter } from './letter.js';
export type { Mail } from './mail-table.js';
export { Post } from './post.js';
export { smtp } from './smtp.js';
