import { campaignOf } from '../book/book.js';
import { bookOf, toEnd } from '../book/lines.js';
import { isFactRefused } from '../facts/facts.js';
import { by, type RandomCampaign, randomCampaign } from '../random-campaign.testkit.js';
import { policiesSchema } from './policies.js';
import { policyEffect } from './policy-effect.js';

const effectOf = (...asked: Parameters<typeof policyEffect>) => toEnd(policyEffect(...asked));

function played(seed: number): RandomCampaign {
  const play = randomCampaign(seed, 3);
  for (;;) {
    const next = play.next();
    if (next.done) return next.value;
  }
}

/** A campaign whose policies were never changed on the way, and whose battles somebody came back from. */
function steady(): { readonly seed: number; readonly line: RandomCampaign['line'] } {
  for (let seed = 1; ; seed++) {
    const { line } = played(seed);
    const kinds = line.map(({ fact }) => fact.fact);
    const { off } = campaignOf(bookOf(line.slice(0, 1))).policies;
    const returned = line.some(({ consequences }) => consequences.some(({ what }) => what === 'returned'));
    if (returned && !kinds.includes('policies') && off.length === 0) return { seed, line };
  }
}

describe('the effect of other policies on a campaign as it was played', () => {
  const { seed, line } = steady();
  const before = JSON.stringify(line);
  const stored = campaignOf(bookOf(line.slice(0, 1))).policies;

  it('is nothing where they are the same', () => {
    const effect = effectOf(line, stored, by(seed));
    expect(effect).toMatchObject({ rewritten: [] });
  });

  it('is every line that would read otherwise, and the book that would come of it', () => {
    const other = policiesSchema.parse({ ...stored, experience: { earns: [{ for: 'battle', points: 50 }] } });
    const effect = effectOf(line, other, by(seed));
    if (isFactRefused(effect)) throw new Error(effect.why);
    const kinds = new Set(effect.rewritten.map(({ version }) => line[version - 1]?.fact.fact));
    expect(kinds).toContain('aftermath');
    expect(Object.values(effect.book.roster).some(({ experience }) => experience >= 50)).toBe(true);
    expect(campaignOf(effect.book).policies).toEqual(other);
    expect(JSON.stringify(line)).toBe(before);
  });

  it('lasts to the end, though others were set on the way', () => {
    const other = policiesSchema.parse({ preset: 'other' });
    const changed = [...line, { fact: { fact: 'policies', policies: stored } as const, consequences: [] }];
    const effect = effectOf(changed, other, by(seed));
    if (isFactRefused(effect)) throw new Error(effect.why);
    expect(campaignOf(effect.book).policies.preset).toBe('other');
  });

  it('is refused where there is no campaign yet', () => {
    expect(effectOf([], stored, by(seed))).toMatchObject({ refused: 'NOT_BEGUN' });
  });
});
