/** What can happen in this chapter, and how it is told. */
import { effects } from '../../kernel/form/index.js';

export const tells = effects({});
