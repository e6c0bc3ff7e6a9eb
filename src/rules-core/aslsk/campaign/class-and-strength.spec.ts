import '../../../../test/support/fast-check.js';
import fc from 'fast-check';
import { entered, type Faces, type Scene } from '../../campaign/aftermath/aftermath.testkit.js';
import type { RosterRow } from '../../campaign/book/book.js';
import type { Fact } from '../../campaign/facts/facts.js';
import mmc from '../units/mmc.json' with { type: 'json' };
import { aslskCampaign } from './index.js';
import { NATION_OF_SIDE } from './nations.js';
import { LINKED } from './policies.js';

/** Counters of a nation in the order of their class: how many better ones they have above them. */
function stepsBelowBest(nation: string, strength: string): number {
  const better = mmc.find((one) => one.nationality === nation && one.elr_replacement === strength);
  return better ? 1 + stepsBelowBest(nation, better.strength) : 0;
}

const afterwards: readonly Fact[] = [
  { fact: 'aftermath', battle: 'b' },
  { fact: 'reorganize', turn: 3 },
];
const fight = (scene: Scene, faces: Faces = {}) => entered(scene, afterwards, faces, aslskCampaign);
const kills = (unit: string, times: number) => ({
  winner: 'russian',
  units: [{ unit, fate: 'unhurt', deeds: [{ deed: 'kill', times }] }],
});
const sides = Object.fromEntries(Object.keys(NATION_OF_SIDE).map((side) => [side, {}]));

describe('bookkeeping makes no squad worse', () => {
  test('a reduced 4-4-7 that rises and is made up by recruits is a better squad than it was', () => {
    const half = { was: '4-4-7', experience: 6, level: 'green', name: 'Section Orlov' };
    const { row, told } = fight({
      policies: LINKED,
      sides,
      roster: { r: ['russian', 'half-squad', '2-3-7', half] },
      report: kills('r', 1),
    });
    expect(row('r')).toMatchObject({ kind: 'squad', counter: '4-5-8', level: 'line', experience: 8 });
    expect(
      told.filter(({ what }) => what === 'level' || what === 'made-up').map(({ about }) => about),
    ).toEqual([
      { unit: 'r', from: 'green', to: 'line', counter: { from: '2-3-7', to: '2-4-8' } },
      { unit: 'r', from: '2-4-8', to: '4-5-8' },
    ]);
  });

  test('a striped squad rises with both of its sides', () => {
    const striped = { was: '4-4-7', experience: 6, level: 'green' };
    const scene = {
      sides,
      roster: { j: ['japanese', 'squad', 'striped 4-4-7', striped] as const },
      report: kills('j', 1),
    };
    const waiting = fight({ ...scene, policies: { ...LINKED, off: ['replacements'] } });
    expect(waiting.row('j')).toMatchObject({ counter: 'striped 4-4-8', was: '4-4-8' });
    expect(fight({ ...scene, policies: LINKED }).row('j').counter).toBe('4-4-8');
  });

  test('the best of their nation stay so when they rise and fall again', () => {
    const replaced = { unit: 'g', fate: 'unhurt', deeds: [{ deed: 'replaced', times: 7 }] };
    const elite = { level: 'seasoned', experience: 18, baseline: { counter: '4-6-8', level: 'green' } };
    const { row } = fight({
      policies: LINKED,
      sides,
      roster: { g: ['german', 'squad', '4-6-8', elite] },
      report: { units: [replaced] },
    });
    expect(row('g')).toMatchObject({ level: 'green', counter: '4-6-8' });
  });

  test('halves that joined into a squad are not made up to a half again', () => {
    const joined = (was?: string) =>
      fight({
        policies: LINKED,
        sides,
        roster: {
          h: ['german', 'half-squad', '2-4-7', { ...(was && { was }) }],
          i: ['german', 'half-squad', '2-4-7', { ...(was && { was }) }],
        },
        report: {
          units: [
            { unit: 'h', fate: 'unhurt', counter: '4-6-7', kind: 'squad' },
            { unit: 'i', fate: 'merged', into: 'h' },
          ],
        },
      }).row('h');
    for (const row of [joined(), joined('4-6-7')]) {
      expect(row).toMatchObject({ kind: 'squad', counter: '4-6-7' });
      expect(row).not.toHaveProperty('was');
    }
  });

  test('a striped squad that is halved is made up to the unstriped one', () => {
    const { row } = fight({
      policies: { ...LINKED, off: ['replacements'] },
      sides,
      roster: { j: ['japanese', 'squad', 'striped 4-4-7', { was: '4-4-7' }] },
      report: { units: [{ unit: 'j', fate: 'reduced', counter: '2-3-7', kind: 'half-squad' }] },
    });
    expect(row('j')).toMatchObject({ kind: 'half-squad', counter: '2-3-7', was: '4-4-7' });
  });

  test('a better counter that a battle gives is not a reduction', () => {
    const { row } = fight({
      policies: LINKED,
      sides,
      roster: { g: ['german', 'squad', '4-4-7', { experience: 1, level: 'green' }] },
      report: { units: [{ unit: 'g', fate: 'unhurt', counter: '4-6-7' }] },
    });
    expect(row('g').counter).toBe('4-6-7');
    expect(row('g')).not.toHaveProperty('was');
  });

  const squads = mmc.filter(
    ({ half_squad: half, elr_replacement: poorer }) => half !== null && poorer !== null,
  );
  const ofSide = Object.entries(NATION_OF_SIDE).flatMap(([side, nation]) =>
    squads.filter(({ nationality }) => nationality === nation).map((one) => ({ side, nation, ...one })),
  );
  const campaign = fc.record({
    squad: fc.constantFrom(...ofSide),
    isHalf: fc.boolean(),
    experience: fc.integer({ min: 0, max: 40 }),
    isEntered: fc.boolean(),
    battles: fc.array(fc.record({ kills: fc.integer({ min: 0, max: 6 }), wins: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    }),
    madeUpEachTurn: fc.integer({ min: 0, max: 2 }),
    keptWhenReplaced: fc.constantFrom(0, 0.25, 0.5, 1),
  });

  test('whatever it learns without losses, class and strength never fall, and the counter is that of both', () => {
    fc.assert(
      fc.property(campaign, ({ squad, isHalf, experience, isEntered, battles, ...policy }) => {
        const { side, nation, strength, half_squad: half } = squad;
        const policies = {
          ...LINKED,
          experience: { ...LINKED.experience, keptWhenReplaced: policy.keptWhenReplaced },
          replacements: { ...LINKED.replacements, madeUpEachTurn: policy.madeUpEachTurn },
          awards: [],
        };
        const level = LINKED.experience.levels.findLast(({ from }) => from <= experience)?.level as string;
        const {
          side: _,
          counter,
          kind,
          ...first
        } = {
          side,
          counter: isHalf ? (half as string) : strength,
          kind: isHalf ? ('half-squad' as const) : ('squad' as const),
          experience,
          ...(isHalf && { was: strength }),
          ...(!isEntered && { level }),
        };
        let row = { side, counter, kind, ...first } as RosterRow;
        for (const { kills: times, wins } of battles) {
          const before = row;
          const { side: own, kind: as, counter: is, ...more } = row;
          const deeds = times > 0 ? [{ deed: 'kill', times }] : [];
          row = fight({
            policies,
            sides,
            roster: { u: [own, as, is, { ...more, state: 'ready' }] },
            report: { winner: wins ? side : null, units: [{ unit: 'u', fate: 'unhurt', deeds }] },
          }).row('u');
          const whole = (one: RosterRow) => one.was ?? one.counter;
          expect(stepsBelowBest(nation, whole(row))).toBeLessThanOrEqual(
            stepsBelowBest(nation, whole(before)),
          );
          expect([row.kind, before.kind]).not.toEqual(['half-squad', 'squad']);
          const printed = mmc.find((one) => one.nationality === nation && one.strength === whole(row));
          expect(row.counter).toBe(row.kind === 'squad' ? whole(row) : printed?.half_squad);
        }
      }),
      { numRuns: 300 },
    );
  });
});
