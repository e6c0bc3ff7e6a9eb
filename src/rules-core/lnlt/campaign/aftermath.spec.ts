import '../../../../test/support/fast-check.js';
import fc from 'fast-check';
import { entered, type Faces, type Scene } from '../../campaign/aftermath/aftermath.testkit.js';
import type { RosterRow } from '../../campaign/book/book.js';
import type { Fact } from '../../campaign/facts/facts.js';
import { counterNamed, countersOf } from '../units/catalogue.js';
import { lnltCampaign } from './index.js';
import { NATION_OF_SIDE } from './nations.js';
import { LINKED } from './policies.js';

const afterwards: readonly Fact[] = [
  { fact: 'aftermath', battle: 'b' },
  { fact: 'reorganize', turn: 3 },
];
const sides = Object.fromEntries(Object.keys(NATION_OF_SIDE).map((side) => [side, {}]));
const fight = (scene: Scene, faces: Faces = {}) =>
  entered({ policies: LINKED, sides, ...scene }, afterwards, faces, lnltCampaign);
const only = (...off: string[]) => ({ ...LINKED, off });

describe('Heroes', () => {
  const arisen = (more: object) => ({
    report: {
      units: [{ unit: 'hero', fate: 'unhurt', ...more }],
      arisen: [
        {
          unit: 'hero',
          side: 'american',
          kind: 'person',
          name: 'Hero 2-6-6',
          counter: 'Hero 2-6-6',
          from: 'a',
          how: 'hero-created',
          is: { skills: ['Deadly'] },
          ...more,
        },
      ],
    },
    roster: { a: ['american', 'squad', '2-5-4-6'] as const },
  });

  test('[lnlt 11.2, 12.0] one who was made is on the roster with a name and his Skill, and that is a promotion', () => {
    const { row, all } = fight(arisen({ is: { skills: ['Deadly'] } }));
    expect(row('hero')).toMatchObject({
      kind: 'person',
      name: expect.stringMatching(/^Hero [A-Z][a-z]+$/),
      state: 'ready',
      from: 'a',
      is: { skills: ['Deadly'] },
    });
    expect(all('promotion').map(({ about }) => about)).toMatchObject([
      { how: 'created', unit: 'hero', rule: 'hero-created', to: 'Hero' },
    ]);
    expect(lnltCampaign.draw(row('hero'), 'hero')).toMatchObject({
      counter: 'Hero 2-6-6',
      is: { skills: ['Deadly'] },
    });
  });

  test('one whose name is on the counter keeps it, where nobody of his side has it yet', () => {
    const layer = (roster: Scene['roster']) => {
      const scene = arisen({ name: 'Layer', counter: 'Layer' });
      const units = [{ unit: 'hero', fate: 'unhurt' }];
      return fight({ roster: { ...scene.roster, ...roster }, report: { ...scene.report, units } }).row('hero')
        .name;
    };
    expect(layer({})).toBe('Layer');
    expect(layer({ x: ['american', 'person', 'Layer', { name: 'Layer' }] })).toMatch(/^Hero [A-Z][a-z]+$/);
    expect(['Lt Koch', 'Layer', 'Leader 7-1-6', 'Medic'].map((one) => lnltCampaign.isNamed?.(one))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test('[lnlt 12.0] wounded in the battle that made him, he keeps his Skill when the wound has healed', () => {
    const hurt = { fate: 'wounded', is: { skills: ['Deadly'], wounded: true } };
    const scene = {
      ...arisen(hurt),
      policies: { ...LINKED, casualties: { ...LINKED.casualties, turnsWounded: 0 } },
    };
    const { row } = fight(scene, { 'turn 3/recovery/hero': [6] });
    expect(row('hero')).toMatchObject({ state: 'ready', is: { skills: ['Deadly'] } });
    expect(row('hero')).not.toHaveProperty('hurt');
  });
});

describe('Medics', () => {
  const wounded = (medics: Scene['roster']): Scene => ({
    roster: { l: ['german', 'person', 'Leader 7-1-6'], ...medics },
    report: { units: [{ unit: 'l', fate: 'wounded', is: { wounded: true } }] },
  });
  const medic = { m: ['german', 'person', 'Medic'] } as const;

  test('[lnlt 11.3/a] one tends one of the wounded: at or below his Morale he is well at once', () => {
    const { row, all } = fight(wounded(medic), { 'turn 3/book/medic/l': [3, 3] });
    expect(row('l').state).toBe('ready');
    expect(row('l')).not.toHaveProperty('hurt');
    expect(all('recovered')).toMatchObject([
      { about: { unit: 'l', from: 'wounded', to: 'ready' }, cites: ['11.3/a'], rolls: [{ for: 'Medic: l' }] },
    ]);
  });

  test('[lnlt 11.3/h] above it he stays wounded', () => {
    const { row, all } = fight(wounded(medic), { 'turn 3/book/medic/l': [3, 4] });
    expect(row('l')).toMatchObject({ state: 'wounded', hurt: { wounded: true } });
    expect(all('recovered')).toMatchObject([{ about: { to: 'wounded' }, cites: ['11.3/h'] }]);
  });

  test('[lnlt 12.0] so does a man with the Skill; nobody is tended by the enemy, by the wounded, or where the book is off', () => {
    const skilled = {
      m: ['german', 'person', 'Hero 1-6-6', { is: { skills: ['House: Field Medic'] } }],
    } as const;
    expect(fight(wounded(skilled), { 'turn 3/book/medic/l': [1, 1] }).row('l').state).toBe('ready');
    const others = { m: ['american', 'person', 'Medic'], n: ['german', 'person', 'Hero 1-6-6'] } as const;
    expect(fight(wounded(others)).row('l').state).toBe('wounded');
    expect(fight({ ...wounded(medic), policies: only('book') }).row('l').state).toBe('wounded');
    const himself = { roster: medic, report: { units: [{ unit: 'm', fate: 'wounded' }] } };
    expect(fight(himself).row('m').state).toBe('wounded');
  });

  test('each tends one', () => {
    const scene: Scene = {
      roster: { k: ['german', 'person', 'Leader 6-0-6'], l: ['german', 'person', 'Leader 7-1-6'], ...medic },
      report: { units: ['k', 'l'].map((unit) => ({ unit, fate: 'wounded' })) },
    };
    const { row } = fight(scene, { 'turn 3/book/medic/k': [1, 1] });
    expect([row('k').state, row('l').state]).toEqual(['ready', 'wounded']);
  });
});

describe('Leaders', () => {
  test('one who falls is followed by a Corporal out of the ranks', () => {
    const { row, told } = fight(
      {
        roster: { l: ['german', 'person', 'Lt Koch', { rank: 'Lieutenant' }] },
        report: { units: [{ unit: 'l', fate: 'killed' }] },
      },
      { 'battle b/eliminated/l': [1] },
    );
    expect(row('l').state).toBe('lost');
    expect(told.find(({ what }) => what === 'arisen')?.about).toMatchObject({ how: 'successor', from: 'l' });
    expect(row('l.2')).toMatchObject({
      rank: 'Corporal',
      counter: 'Leader 6-0-6',
      name: expect.stringMatching(/^Corporal [A-Z]/),
      state: 'ready',
    });
  });

  test('three kills promote him, also who has a counter of his own', () => {
    const deeds = [{ deed: 'kill', times: 3 }];
    const { row } = fight({
      policies: only('awards'),
      roster: { l: ['german', 'person', 'Lt Koch', { rank: 'Lieutenant', name: 'Lieutenant Koch' }] },
      report: { units: [{ unit: 'l', fate: 'unhurt', deeds }] },
    });
    expect(row('l')).toMatchObject({ rank: 'Captain', counter: 'Leader 7-2-6', name: 'Captain Koch' });
  });

  test('Soviets have Russian names', () => {
    const { row } = fight(
      {
        roster: { l: ['soviet', 'person', 'Leader 7-1-6', { rank: 'Lieutenant' }] },
        report: { units: [{ unit: 'l', fate: 'killed' }] },
      },
      { 'battle b/eliminated/l': [1] },
    );
    expect(row('l.2').name).toMatch(/^Corporal [A-Z][a-z]+$/);
  });
});

describe('bookkeeping makes no squad worse', () => {
  const squads = Object.entries(NATION_OF_SIDE).flatMap(([side, nation]) =>
    countersOf(nation).flatMap((name) => {
      const counter = counterNamed(name, nation);
      return counter?.kind === 'squad' && counter.half ? [{ side, name, half: counter.half.name }] : [];
    }),
  );
  const campaign = fc.record({
    squad: fc.constantFrom(...squads),
    isHalf: fc.boolean(),
    experience: fc.integer({ min: 0, max: 40 }),
    battles: fc.array(fc.record({ kills: fc.integer({ min: 0, max: 6 }), wins: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    }),
    madeUpEachTurn: fc.integer({ min: 0, max: 2 }),
    keptWhenReplaced: fc.constantFrom(0, 0.25, 0.5, 1),
  });
  const GIFTS = ['selfRally', 'meleeBonus'] as const;

  test('whatever it learns without losses, strength never falls, and what it has learned stays', () => {
    fc.assert(
      fc.property(campaign, ({ squad, isHalf, experience, battles, ...policy }) => {
        const policies = {
          ...LINKED,
          experience: { ...LINKED.experience, keptWhenReplaced: policy.keptWhenReplaced },
          replacements: { ...LINKED.replacements, madeUpEachTurn: policy.madeUpEachTurn },
          awards: [],
        };
        const { side } = squad;
        const now = isHalf
          ? { kind: 'half-squad', counter: squad.half, was: squad.name }
          : { kind: 'squad', counter: squad.name };
        let row = { side, experience, ...now } as RosterRow;
        for (const { kills: times, wins } of battles) {
          const before = row;
          const { side: own, kind, counter, ...more } = row;
          const deeds = times > 0 ? [{ deed: 'kill', times }] : [];
          row = fight({
            policies,
            roster: { u: [own, kind, counter, { ...more, state: 'ready' }] },
            report: { winner: wins ? side : null, units: [{ unit: 'u', fate: 'unhurt', deeds }] },
          }).row('u');
          expect([row.kind, before.kind]).not.toEqual(['half-squad', 'squad']);
          expect(row.counter).toBe(row.kind === 'squad' ? squad.name : squad.half);
          for (const gift of GIFTS) if (before.is?.[gift]) expect(row.is?.[gift]).toBe(true);
          if (row.level === 'veteran' && before.level !== 'veteran')
            expect(row.is).toMatchObject({ selfRally: true, meleeBonus: true });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a Half-squad made up by recruits is the Squad it was', () => {
    const { row } = fight({
      roster: { r: ['american', 'half-squad', '1-4-4-5', { was: '2-5-4-5', name: 'Squad Ives' }] },
      report: { units: [{ unit: 'r', fate: 'unhurt' }] },
    });
    expect(row('r')).toMatchObject({ kind: 'squad', counter: '2-5-4-5' });
    expect(row('r')).not.toHaveProperty('was');
  });
});
