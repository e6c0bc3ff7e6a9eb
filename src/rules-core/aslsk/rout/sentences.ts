import { listed, type Sentences } from '../sentences.js';
import type { RoutEffects } from './effects.js';

export const routSentences: Sentences<RoutEffects> = {
  'rout-began': ({ unit, leader, lowCrawl }, name) =>
    `${name(unit)} ${lowCrawl ? 'crawls away' : 'routs'}${leader ? ` with ${name(leader)}` : ''}.`,
  'must-rout': ({ unit }, name) => `${name(unit)} must rout.`,
  routed: ({ unit, from, to, mf }, name) => `${name(unit)} routs from ${from} to ${to} for ${mf} MF.`,
  interdicted: ({ unit, at, by }, name) => `${name(unit)} is interdicted in ${at} by ${listed(by, name)}.`,
  'rout-ended': ({ unit, at }, name) => `${name(unit)} ends its rout in ${at}.`,
  'failed-to-rout': ({ unit }, name) => `${name(unit)} fails to rout.`,
};
