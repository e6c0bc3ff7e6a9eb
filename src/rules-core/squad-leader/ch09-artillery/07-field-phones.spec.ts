import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** A German observer in D6 with a field phone, whose line goes up the map. */
const OBSERVER: Units = {
  gl: '9-1 at D6',
  gp: ['field phone with gl', { rear: 0 }],
  r9: '4-4-7 at N12',
};
const start = (units: Units = {}, setup: Setup = {}) =>
  new Trial({
    phase: 'rally',
    ...setup,
    units: { ...OBSERVER, ...units },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } }, ...setup.sides },
  });
/** At the step of the Rally Phase in which batteries are called. */
function calling(trial: Trial): Trial {
  while (!trial.awaits.includes('german radio')) trial.endPhase();
  return trial;
}
const ORDER = { order: ['german', 'russian'] } as const;
const CALL = { order: 'radio-contact', radio: 'gp', battery: 'A' };
const needs = (trial: Trial, ...dice: number[]) =>
  calling(trial)
    .order('german', CALL, ...dice)
    .told('radio-contact')[0]?.needs;

describe('field phones', () => {
  test.each<[string, number[], boolean]>([
    ['11', [6, 5], true],
    ['12', [6, 6], false],
  ])(
    '[squad-leader 9.7.3, 9.7.4] a roll of %s: only 12 fails, and then the phone is lost',
    (_, dice, made) => {
      for (const kept of [{}, { contact: 'A' }]) {
        const trial = calling(start({ gp: ['field phone with gl', { rear: 0, ...kept }] }));
        trial.order('german', CALL, ...dice);
        expect(trial.told('radio-contact')).toMatchObject([{ needs: 11, made }]);
        expect(trial.battle.unit('gp')?.contact).toBe(made ? 'A' : undefined);
        expect(trial.battle.unit('gp') !== undefined).toBe(made);
      }
    },
  );

  test('[squad-leader 9.1.3] minor nations call their artillery by phone, and not by radio', () => {
    const of = { nationality: 'Hungarian' };
    const called = (set: string) =>
      calling(
        start({
          gl: ['9-1 at D6', of],
          gp: [`${set} with gl`, of],
          gm: '8-0 at A1',
          gr: 'radio with gm',
        } as Units),
      ).refusal('german', CALL, 3, 3)?.refused;
    expect([called('radio'), called('field phone')]).toEqual(['CANNOT_USE', undefined]);
  });

  test.each<[string, Units, number]>([
    ['behind it', { r1: '4-4-7 at D3' }, 10],
    ['to the left and right, and behind it', { r1: '4-4-7 at C4', r2: '4-4-7 at E4', r3: '4-4-7 at D5' }, 8],
    ['four hexes away', { r1: '4-4-7 at D2' }, 11],
    ['before it', { r1: '4-4-7 at D7' }, 11],
    ['that are no squads', { r1: 'half-squad 2-4-7 at D3', r2: '9-1 at D4' }, 11],
  ])('[squad-leader 9.7.4] each enemy squad in the nine hexes behind it counts: %s', (_, units, expected) => {
    expect(needs(start(units), 3, 3)).toBe(expected);
  });

  test.each<[string, string, string, number]>([
    ['of the enemy', 'russian', 'D1', 11],
    ['of the enemy', 'russian', 'D2', 10],
    ['of its own side', 'german', 'D2', 10],
  ])(
    '[squad-leader 9.7.3] a barrage %s (%s) that falls around %s since the last Rally Phase',
    (_, side, at, expected) => {
      const counter = { artillery: [{ side, battery: 'A', is: 'fire for effect' as const }] };
      const battery = { batteries: { A: { calibre: 80, missions: 1 } } };
      const trial = start(
        {},
        {
          phase: 'movement',
          active: side === 'german' ? 'russian' : 'german',
          options: ORDER,
          marks: { [at]: counter },
          sides: { german: battery, russian: battery },
        },
      );
      trial.endPhase(...Array.from({ length: 14 }, () => 6));
      expect(trial.kinds).toContain('fire-mission');
      expect(needs(trial, 3, 3)).toBe(expected);
    },
  );

  test('[squad-leader 9.7.2] it is hidden, stays when its observer goes, and another takes it over', () => {
    const trial = start({ gm: '8-0 at D6', g1: '4-6-7 at D6' }, { phase: 'movement' });
    expect(trial.unit('gp').hidden).toBe(true);
    trial.order('german', { order: 'move', units: ['gl'], path: ['D7'] });
    expect(trial.unit('gp')).toMatchObject({ at: 'D6', hidden: true });
    trial.order('german', { order: 'pick-up', unit: 'gm', weapon: 'gp' });
    expect(trial.unit('gp')).toMatchObject({ possessor: 'gm', hidden: true });
    const gone = calling(start({ gp: ['field phone at D7', { rear: 0, possessor: 'gl' }] }));
    expect(gone.refusal('german', CALL)?.refused).toBe('NOT_YOUR_WEAPON');
  });

  test('[squad-leader 9.7.2] nor does it come into view where others are under a "?"', () => {
    const trial = start(
      { g1: ['4-6-7 at A1', { concealed: true }], gm: '4-6-7 at D9' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'move', units: ['gm'], path: ['D8'] });
    expect(trial.unit('gp')).toMatchObject({ at: 'D6', hidden: true });
  });

  test('[squad-leader 9.7.2] an observer who fires is seen, and his phone is not', () => {
    const men: Units = { gl: ['9-1 at D6', { hidden: true }], gm: ['LMG with gl', {}], r1: '4-4-7 at D9' };
    const trial = start(men, { phase: 'prep-fire', map: field({ D6: 'woods' }) });
    trial.order('german', { order: 'fire', at: 'D9', firers: ['gm'] }, 6, 5);
    expect([trial.unit('gl').hidden, trial.unit('gp').hidden]).toEqual([undefined, true]);
  });

  test.each<[string, string | undefined]>([
    ['D6', undefined],
    ['D7', 'true'],
  ])('[squad-leader 9.7.2] enemies find it in its own hex alone: they are in %s', (at, hidden) => {
    const units: Units = { gl: '9-1 at A1', gp: ['field phone at D6', { rear: 0 }], r1: `4-4-7 at ${at}` };
    const trial = start(units, { phase: 'advance', active: 'russian', options: ORDER });
    trial.endPhase();
    expect(trial.unit('gp').hidden?.toString()).toBe(hidden);
  });

  test('[squad-leader 9.7.2] who finds it cannot take it', () => {
    const units: Units = { gl: '9-1 at A1', gp: 'field phone at D6', gm: 'LMG at D6', r1: '4-4-7 at D6' };
    const trial = start(units, { phase: 'advance', active: 'russian', options: ORDER });
    while (!trial.awaits.includes('russian movement')) trial.endPhase();
    const takes = (weapon: string) =>
      trial.refusal('russian', { order: 'pick-up', unit: 'r1', weapon })?.refused;
    expect([takes('gp'), takes('gm')]).toEqual(['CANNOT_USE', undefined]);
  });
});
