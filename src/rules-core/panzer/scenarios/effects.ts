/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'objective-held': says<{ readonly at: string; readonly side: string }>(
    ({ at, side }) => `${side} holds ${at} uncontested.`,
    'silent',
  ),
  'objective-lost': says<{ readonly at: string; readonly side: string }>(
    ({ at, side }) => `${side} no longer holds ${at} uncontested.`,
    'silent',
  ),
  'objective-taken': says<{ readonly at: string; readonly side: string }>(
    ({ at, side }) => `${side} controls ${at}.`,
  ),
});
