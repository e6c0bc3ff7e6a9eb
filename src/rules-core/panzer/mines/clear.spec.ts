import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Marked = NonNullable<PanzerSystem['location']['mines']>;

const HASTY: Marked = [{ side: 'soviet', strength: 'hasty', vehicular: true }];
const DELIBERATE: Marked = [{ side: 'soviet', strength: 'deliberate', personnel: true }];

const pioneers = (marks: Readonly<Record<string, PanzerSystem['location']>>, more: object = {}) =>
  new Trial({
    units: {
      g1: ['Pioneer squad at D4', { command: 'move' }],
      g2: 'Rifle squad at D4',
      s1: ['T-34 at Y12', { fired: true }],
    },
    commands: { g1: 'move', g2: 'move' },
    marks,
    options: { optional: ['7.31'] },
    clock: { phase: 'movement' },
    ...more,
  });

const ORDER = { order: 'attack-terrain', units: ['g1'], at: 'D5' };
const attack = (trial: Trial, roll: number, more: object = {}) =>
  trial.order('german', { ...ORDER, ...more }, ...d100(roll));

describe('engineers clear minefields', () => {
  test('[panzer 7.31.3.3/a, 7.31.3/b, 7.31.3/a] as terrain with GP Defense 3 or 6; one Effective Result clears the hex', () => {
    const hasty = attack(pioneers({ D5: { mines: HASTY } }), 46);
    expect(hasty.told('obstacle-attacked')[0]).toMatchObject({ what: 'minefield', factor: 8, defense: 3 });
    expect(hasty.told('minefield-cleared')).toEqual([{ at: 'D5', side: 'soviet' }]);
    expect(hasty.at('D5').mines).toBeUndefined();
    const deliberate = attack(pioneers({ D5: { mines: DELIBERATE } }), 46);
    expect(deliberate.told('obstacle-attacked')[0]).toMatchObject({ defense: 6, result: 'Suppressed' });
    expect(deliberate.at('D5').mines).toEqual(DELIBERATE);
    const scenario = attack(
      pioneers({ D5: { mines: [{ ...(HASTY[0] as Marked[number]), defense: 9 }] } }),
      46,
    );
    expect(scenario.told('obstacle-attacked')[0]).toMatchObject({ defense: 9 });
  });

  test('[panzer 7.31.3/b, 7.31.1/b] what was plotted there is gone too: the next one comes through', () => {
    const plots = [{ hexes: ['D5', 'D6'], strength: 'hasty', personnel: true }] as const;
    const secrets = { soviet: { mines: plots as never } };
    const trial = attack(
      pioneers({ D5: { mines: [{ ...HASTY[0], personnel: true } as never] } }, { secrets }),
      99,
    );
    expect(trial.battle.secret('soviet').mines?.[0]?.hexes).toEqual(['D6']);
    while (trial.awaits[0] === 'soviet movement') trial.order('soviet', { order: 'end-step' });
    trial.order('german', { order: 'move', unit: 'g2', path: ['D5'] });
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.31.3/c] hidden mines cannot be attacked, and the answer is the same where there are none', () => {
    const plots = [{ hexes: ['D5'], strength: 'hasty', personnel: true }] as const;
    const asked = (secrets: object) =>
      pioneers({ D3: { mines: HASTY } }, { secrets }).refusal('german', ORDER);
    expect(asked({ soviet: { mines: plots } })?.refused).toBe('NO_SUCH_TARGET');
    expect(asked({ soviet: { mines: plots } })).toEqual(asked({}));
  });

  test('[panzer 7.31.3.3/a × 7.19/b] wire in the same hex is a target of its own', () => {
    const both = { D5: { mines: HASTY, obstacle: 'wire' as const } };
    const options = { optional: ['7.31', '7.19'] };
    const wire = attack(pioneers(both, { options }), 20);
    expect(wire.told('obstacle-attacked')[0]).toMatchObject({ what: 'wire' });
    const mines = attack(pioneers(both, { options }), 99, { what: 'minefield' });
    expect(mines.at('D5')).toEqual({ obstacle: 'wire' });
  });

  test('[panzer 7.31.3.3/a × S.advancing-attack] from two hexes away by an Advancing Attack; others than engineers never', () => {
    const far = pioneers({ D6: { mines: HASTY } });
    attack(far, 99, { at: 'D6', via: 'D5' });
    expect(far.unit('g1').at).toBe('D5');
    expect(far.at('D6').mines).toBeUndefined();
    const riflemen = pioneers({ D5: { mines: HASTY } });
    expect(riflemen.refusal('german', { ...ORDER, units: ['g2'] })?.refused).toBe('CANNOT_ASSAULT');
  });

  test('[panzer 7.31.3/b] where both sides have mined a hex, the enemy’s mines are cleared', () => {
    const own = { side: 'german', strength: 'deliberate', vehicular: true } as const;
    const trial = attack(pioneers({ D5: { mines: [own, ...HASTY] } }), 99);
    expect(trial.told('obstacle-attacked')[0]).toMatchObject({ defense: 3 });
    expect(trial.at('D5').mines).toEqual([own]);
    expect(attack(pioneers({ D5: { mines: [own] } }), 99).at('D5').mines).toBeUndefined();
  });

  test('[panzer 7.31.3.3/a] without the option nobody is asked', () => {
    expect(pioneers({ D5: { mines: HASTY } }, { options: {} }).awaits).toEqual(['soviet movement']);
  });
});

describe('shells clear minefields', () => {
  const MISSION = { by: 'g1', at: 'H8', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
  const shelled = (
    marks: Readonly<Record<string, PanzerSystem['location']>>,
    mission: object,
    faces: number[],
    more: object = {},
  ) =>
    new Trial({
      units: { g1: ['HMG section at D4', { observer: true, facing: 3 }] as Placed, s1: 'T-34 at Y12' },
      sides: { german: { batteries: [{ name: 'Guns', gp: 9, mission: { ...MISSION, ...mission } }] } },
      commands: { g1: 'overwatch' },
      clock: { turn: 2 },
      marks,
      options: { optional: ['7.31'] },
      agenda: [{ task: 'indirect-fire', side: 'german' }],
      ...more,
    }).order('german', { order: 'fire-mission', battery: 'Guns' }, 9, ...faces);

  test('[panzer 7.31.3.1, 7.31.3/b] every visible minefield hex of the pattern is attacked, by itself', () => {
    const trial = shelled({ H8: { mines: HASTY }, H7: { mines: DELIBERATE }, H12: { mines: HASTY } }, {}, [
      ...d100(99),
      ...d100(1),
    ]);
    expect(trial.told('minefield-shelled')).toMatchObject([
      { at: 'H8', factor: 9, defense: 3, result: 'Effective' },
      { at: 'H7', defense: 6, result: 'No Effect' },
    ]);
    expect([trial.at('H8').mines, trial.at('H7').mines, trial.at('H12').mines]).toEqual([
      undefined,
      DELIBERATE,
      HASTY,
    ]);
  });

  test('[panzer 7.31.3.1 × 7.28.2/h] a Damaged battery fires at mines as badly as at units, an Open SHEAF with half', () => {
    const guns = (battery: object, mission: object) =>
      shelled({ H8: { mines: HASTY } }, mission, [...d100(60)], {
        sides: {
          german: { batteries: [{ name: 'Guns', gp: 9, mission: { ...MISSION, ...mission }, ...battery }] },
        },
      }).told('minefield-shelled')[0];
    expect(guns({}, {})).toMatchObject({ factor: 9, net: 60 });
    expect(guns({}, { sheaf: 'open' })).toMatchObject({ factor: 5, net: 60 });
    expect(guns({ damaged: true }, {})).toMatchObject({ net: 50 });
  });

  test('[panzer 7.31.3.1, 7.31.3/c] smoke and light do nothing to mines, shells nothing to mines that nobody knows of', () => {
    const smoke = shelled({ H8: { mines: HASTY } }, { ammo: 'Smoke' }, []);
    expect(smoke.kinds).not.toContain('minefield-shelled');
    const secrets = { soviet: { mines: [{ hexes: ['H8'], strength: 'hasty', personnel: true }] } };
    expect(shelled({}, {}, [], { secrets }).kinds).not.toContain('minefield-shelled');
  });
});
