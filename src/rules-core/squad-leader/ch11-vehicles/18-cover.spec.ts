import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const fire = { order: 'fire', at: 'D9', firers: ['r1'] };
const fired = (units: Record<string, Placed>, setup: Partial<Setup> = {}) =>
  new Trial({ active: 'russian', ...setup, units: { r1: '4-4-7 at D6', ...units } }).order(
    'russian',
    fire,
    6,
    6,
  );
const sheltered = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) =>
      outcomes
        .filter(({ modifiers }) => modifiers.some(({ why }) => why === 'beneath an AFV'))
        .flatMap(({ units }) => units),
    );
const SQUADS = { g1: '4-6-7 at D9', g2: '4-6-7 at D9', g3: '4-6-7 at D9' } as const;
const WRECK = { D9: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true as const }] } };

describe('cover of vehicles and wrecks', () => {
  test.each<[string, Record<string, Placed>, Partial<Setup>, string[]]>([
    ['two squads beneath a tank, and no third', { gt: 'MkIVF2 at D9', ...SQUADS }, {}, ['g1', 'g2']],
    [
      'three units beneath a truck, and no fourth',
      {
        gt: 'truck at D9',
        g1: '4-6-7 at D9',
        g2: 'half-squad 2-4-7 at D9',
        g3: 'half-squad 2-4-7 at D9',
        g4: '8-0 at D9',
      },
      {},
      ['g1', 'g2', 'g3'],
    ],
    ['a squad and another beneath a wreck', { ...SQUADS, g4: '8-0 at D9' }, { marks: WRECK }, ['g1', 'g4']],
    ['nobody beneath what is very small', { gt: ['MkIVF2 at D9', { size: 2 }], g1: '4-6-7 at D9' }, {}, []],
    ['not the enemies of it', { rt: 'T-34 at D9', g1: '4-6-7 at D9' }, {}, []],
  ])('[squad-leader 11.20.3/a, 11.20.3/b, 11.25.3, 11.25.4] %s', (_, units, setup, ids) => {
    expect(sheltered(fired(units, setup)).sort()).toEqual(ids);
  });

  test('[squad-leader 13.24.2.5] nobody beneath a wreck that burns', () => {
    const [wreck] = WRECK.D9.wrecks;
    const under = (burning: boolean) =>
      sheltered(
        new Trial({
          active: 'russian',
          units: { r1: '4-4-7 at D6', g1: '4-6-7 at D9' },
          marks: { D9: { wrecks: wreck ? [{ ...wreck, ...(burning && { burning }) }] : [] } },
        }).order('russian', fire, 6, 6, ...(burning ? [1] : [])),
      );
    expect([under(false), under(true)]).toEqual([['g1'], []]);
  });

  test('[squad-leader 11.25.4] who rides on it is not beneath it', () => {
    const units = { gt: 'MkIVF2 at D9', g1: ['4-6-7 at D9', { aboard: 'gt' }], g2: '4-6-7 at D9' } as const;
    expect(sheltered(fired(units))).toEqual(['g2']);
  });

  test.each<[string, object, string[]]>([
    ['who has moved there without it', { order: 'move', units: ['g1'], path: ['D9'] }, []],
    ['beside whom it has driven up', { order: 'drive', unit: 'gu', path: ['D9'] }, []],
  ])('[squad-leader-B-140] [squad-leader 11.20.3/b, 11.18/q3] not he %s', (_, order, ids) => {
    const isMove = 'units' in order;
    const units: Record<string, Placed> = isMove
      ? { gt: 'MkIVF2 at D9', g1: '4-6-7 at D10' }
      : { gu: 'MkIVF2 at D10', g1: '4-6-7 at D9' };
    const trial = new Trial({ phase: 'movement', units: { r1: '4-4-7 at D6', ...units } }).order(
      'german',
      order as never,
    );
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    trial.order('russian', fire, 6, 6);
    expect(trial.told('fire-attack')).toHaveLength(1);
    expect(sheltered(trial)).toEqual(ids);
  });

  test('[squad-leader 4.10.6] a motorcyclist who sits beside an AFV is in its cover as if he were on foot', () => {
    const rider = (units: Record<string, Placed>) =>
      fired({
        g1: ['9-1 at D9', { skill: 'motorcycles', wheels: 'cycle', rides: 'gm' }],
        gm: 'motorcycle at D9',
        ...units,
      });
    expect(sheltered(rider({}))).toEqual([]);
    expect(sheltered(rider({ gt: 'MkIVF2 at D9' }))).toEqual(['g1']);
  });
});
