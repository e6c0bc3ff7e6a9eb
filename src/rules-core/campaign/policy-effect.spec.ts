import { campaignOf } from './book.js';
import { isFactRefused } from './facts.js';
import { bookOf } from './lines.js';
import { policiesSchema } from './policies.js';
import { policyEffect } from './policy-effect.js';
import { by, type RandomCampaign, randomCampaign } from './random-campaign.testkit.js';

const SEED = 34;

function campaign(): RandomCampaign {
  const play = randomCampaign(SEED, 3);
  for (;;) {
    const next = play.next();
    if (next.done) return next.value;
  }
}

describe('the effect of other policies on a campaign as it was played', () => {
  const { line } = campaign();
  const before = JSON.stringify(line);
  const stored = campaignOf(bookOf(line.slice(0, 1))).policies;

  it('is nothing where they are the same, but for policies that were set later', () => {
    const played = line.filter(({ fact }) => fact.fact !== 'policies');
    if (played.length !== line.length) throw new Error('Take a campaign whose policies were never changed.');
    const effect = policyEffect(line, stored, by(SEED));
    expect(effect).toMatchObject({ rewritten: [] });
  });

  it('is every line that would read otherwise, and the book that would come of it', () => {
    const other = policiesSchema.parse({ ...stored, experience: { earns: [{ for: 'battle', points: 50 }] } });
    const effect = policyEffect(line, other, by(SEED));
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
    const effect = policyEffect(changed, other, by(SEED));
    if (isFactRefused(effect)) throw new Error(effect.why);
    expect(campaignOf(effect.book).policies.preset).toBe('other');
  });

  it('is refused where there is no campaign yet', () => {
    expect(policyEffect([], stored, by(SEED))).toMatchObject({ refused: 'NOT_BEGUN' });
  });
});
