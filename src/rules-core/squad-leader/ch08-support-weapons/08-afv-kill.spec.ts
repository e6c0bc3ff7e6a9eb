import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    units: {
      g1: ['8-3-8 at D4', { nerve: 'kept' }],
      gf: 'flamethrower with g1',
      r9: '4-4-7 at N12',
      ...units,
    },
    ...setup,
  });
const flame = (at: string) => ({ order: 'fire', at, firers: ['gf'] }) as const;
const kill = (trial: Trial) => trial.told('afv-kill')[0];

describe('flames and vehicles', () => {
  test('[squad-leader 8.10.10, 8.10.11] it hits by itself, on its column, and the same roll is for the men beside it', () => {
    const trial = start({ rt: ['SU152 at D6', { facing: 0 }], r1: '4-4-7 at D6' }).order(
      'german',
      flame('D6'),
      3,
      2,
      1,
      2,
    );
    expect(kill(trial)).toMatchObject({
      unit: 'rt',
      column: 'Flamethrower',
      rolled: 5,
      modifiers: [],
      isKill: false,
    });
    expect(trial.told('fire-attack')).toMatchObject([
      { column: 20, rolled: 5, outcomes: [{ units: ['r1'] }] },
    ]);
  });

  test('[squad-leader 8.10.10, 8.14.9] a tank that it destroys burns', () => {
    const trial = start({ rt: ['T-34 at D6', { facing: 3 }] }).order('german', flame('D6'), 1, 2);
    expect(kill(trial)).toMatchObject({ facing: 'rear', isKill: true });
    expect(trial.at('D6').wrecks).toMatchObject([{ name: 'T-34', burning: true }]);
  });

  test.each<[string, string, object, number]>([
    ['at two hexes', 'D6', {}, 6],
    ['next to it', 'D5', {}, 12],
    ['with the crew exposed', 'D6', { exposed: true }, 12],
    ['both, and twice only', 'D5', { exposed: true }, 12],
  ])('[squad-leader 8.10.12] the number counts twice %s', (_, at, values, needs) => {
    const trial = start({ rt: [`T-34 at ${at}`, { facing: 3, ...values }] }).order('german', flame(at), 6, 2);
    expect(kill(trial)).toMatchObject({ facing: 'rear', needs });
  });
});

describe('charges and vehicles', () => {
  const CHARGE = { g1: ['8-3-8 at D4', { nerve: 'kept' }], gd: 'demo charge with g1' } as const;

  test('[squad-leader-A-283] [squad-leader 8.11/Q] a charge acts on the facing at which it was placed', () => {
    const trial = start({ ...CHARGE, rt: ['T-34 at D5', { facing: 3 }] }, { phase: 'movement' });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    expect(trial.unit('gd').placed).toMatchObject({ against: { unit: 'rt', facing: 'rear' } });
    trial.endPhase().endPhase().order('german', { order: 'detonate', weapon: 'gd' }, 6, 5, 6, 6);
    expect(kill(trial)).toMatchObject({ column: 'Demo charge', facing: 'rear', needs: 11, isKill: true });
  });

  test('[squad-leader 8.11.9.1] thrown at a tank that moves it adds two, and the vehicle beside it is unhurt', () => {
    const trial = start(
      { ...CHARGE, rt: ['T-34 at D5', { facing: 0, moved: true }], ru: 'truck at D5', r1: '4-4-7 at D5' },
      { phase: 'defensive-fire', active: 'russian' },
    ).order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 4, 1, 2, 1, 2);
    expect(trial.told('afv-kill')).toMatchObject([
      { unit: 'rt', facing: 'front', rolled: 10, modifiers: [{ why: 'thrown', value: 2 }], isKill: false },
    ]);
    expect(trial.battle.unit('ru')?.at).toBe('D5');
  });

  test('[squad-leader-A-290] [squad-leader 8.11.9/b] thrown at a tank that has overrun the hex it acts on the rear', () => {
    const trial = start(
      { ...CHARGE, rt: ['T-34 at D5', { facing: 0, moved: true, overran: 'D5' }] },
      { phase: 'defensive-fire', active: 'russian' },
    ).order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 4, 1, 2, 1, 1);
    expect(kill(trial)).toMatchObject({ facing: 'rear', needs: 11 });
  });
});

describe('nerve before AFVs', () => {
  const FAILED = [5, 5] as const;
  const beside = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
    start({ g1: '8-3-8 at D4', rt: ['T-34 at D5', { facing: 3 }], ...units }, setup);

  test('[squad-leader-A-223] [squad-leader 7.2.4/b] a flame at an AFV next to it takes a check; who fails burns only the men', () => {
    const alone = beside({}).order('german', flame('D5'), ...FAILED);
    expect([alone.kinds, alone.unit('gf').fired]).toEqual([['morale-check'], undefined]);
    expect(alone.refusal('german', flame('D5'))?.refused).toBe('NOBODY_THERE');
    const beneath = beside({ r1: '4-4-7 at D5' }).order('german', flame('D5'), ...FAILED, 6, 2, 1, 1);
    expect([beneath.kinds.includes('fire-attack'), beneath.kinds.includes('afv-kill')]).toEqual([
      true,
      false,
    ]);
    expect(beside({}).order('german', flame('D5'), 3, 3, 6, 2).kinds).toContain('afv-kill');
    expect(beside({ rt: 'T-34 at D6' }).order('german', flame('D6'), 6, 2).kinds).not.toContain(
      'morale-check',
    );
  });

  test('[squad-leader 7.2.4/b] so do charges and bottles', () => {
    const charge = { gf: 'demo charge with g1' } as const;
    const placed = beside(charge, { phase: 'movement' });
    placed.order('german', { order: 'place-charge', weapon: 'gf', at: 'D5' }, ...FAILED);
    expect(placed.unit('gf').placed).toBeUndefined();
    expect(placed.refusal('german', { order: 'place-charge', weapon: 'gf', at: 'D5' })?.refused).toBe(
      'HAS_TRIED',
    );
    const defence = { phase: 'defensive-fire', active: 'russian' } as const;
    const thrown = beside(charge, defence);
    thrown.order('german', { order: 'throw-charge', weapon: 'gf', at: 'D5' }, ...FAILED);
    expect(thrown.battle.unit('gf')?.at).toBe('D4');
    const bottle = beside({ gf: 'Russian molotov with g1' }, defence);
    const throws = { order: 'attack-by-hand', weapon: 'gf', target: 'rt' };
    expect(bottle.order('german', throws, ...FAILED).battle.unit('gf')?.at).toBe('D4');
    expect(bottle.refusal('german', throws)?.refused).toBe('HAS_TRIED');
  });

  test('[squad-leader 8.11.9.3] a charge is thrown at an AFV that overruns the hex when it has done so', () => {
    const trial = new Trial({
      phase: 'movement',
      active: 'russian',
      units: {
        g1: ['8-3-8 at E6', { nerve: 'kept' }],
        gd: 'demo charge with g1',
        g2: '4-6-7 at D5',
        rt: 'T-34 at D6',
      },
    });
    trial.order('russian', { order: 'drive', unit: 'rt', path: ['D5'], overrun: ['bow'] });
    expect(trial.refusal('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' })?.refused).toBe(
      'NOBODY_THERE',
    );
    trial.order('german', 'pass', 6, 4);
    trial.order('german', { order: 'throw-charge', weapon: 'gd', at: 'D5' }, 6, 4, 1, 2, 1, 1);
    expect(kill(trial)).toMatchObject({ facing: 'rear' });
  });

  test('[squad-leader-A-249] [squad-leader 8.6/c] a captured charge is as good against an AFV, and only fails sooner', () => {
    const placed = (weapon: string, ...dice: number[]) =>
      start({ g1: ['8-3-8 at D4', { nerve: 'kept' }], gf: `${weapon} with g1`, rt: 'T-34 at D5' } as never, {
        phase: 'movement',
      })
        .order('german', { order: 'place-charge', weapon: 'gf', at: 'D5' })
        .endPhase()
        .endPhase()
        .order('german', { order: 'detonate', weapon: 'gf' }, ...dice);
    const [own, captured] = [
      placed('demo charge', 4, 5, 6, 6),
      placed('Russian demo charge', 4, 5, 6, 6),
    ].map(kill);
    expect(captured).toEqual(own);
    expect(placed('Russian demo charge', 5, 5).kinds).toContain('dud');
  });
});
