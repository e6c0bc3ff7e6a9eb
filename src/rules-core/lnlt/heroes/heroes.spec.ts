import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ C5: 'light-woods', C6: 'wooden-building', F5: 'woods', F6: 'woods' });
const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });
const move = (unit: string, ...path: string[]) => ({ order: 'move', units: [unit], mode: 'move', path });
/** The Germans of C3 fire at C5 with these dice: attack, defence, checks, then what Heroes ask for. */
const shot = (units: object, dice: number[], more: object = {}) =>
  new Trial({ units: { ...FAR, g1: '1-6-4-5 at C2', g2: '1-6-4-5 at C2', ...units } as never, ...more })
    .activate('german', 'C2')
    .order('german', fire('C5', 'g1', 'g2'), ...dice);

describe('new Heroes', () => {
  test('[lnlt 5.1/o] [lnlt 11.2] [lnlt-58] [lnlt-68] a natural 1 and an even die make one, drawn with a Skill', () => {
    const even = shot({ a1: '2-5-4-6 at C5' }, [6, 5, 1, 4, 1, 1]);
    expect(even.told('hero')[0]).toMatchObject({ unit: 'a1', hero: 'a1a' });
    expect(even.unit('a1a')).toMatchObject({ kind: 'hero', side: 'american', at: 'C5' });
    expect(even.unit('a1a').skills).toHaveLength(1);
    expect(even.unit('a1a').wounded).toBeUndefined();
    const odd = shot({ a1: '2-5-4-6 at C5' }, [6, 5, 1, 3]);
    expect(odd.kinds).toContain('no-hero');
  });

  test('[lnlt 5.1/x] [lnlt 11.2/a] under the markers of his unit; [lnlt 11.2/l] at full strength', () => {
    const trial = shot(
      { a1: ['2-5-4-6 at C5', { fired: true, marker: 'assault-move' }] },
      [6, 5, 1, 2, 1, 1],
    );
    expect(trial.unit('a1a')).toMatchObject({ fired: true, marker: 'assault-move' });
    expect([trial.unit('a1a').shaken, trial.unit('a1a').wounded]).toEqual([undefined, undefined]);
  });

  test('[lnlt 5.1/c] a Shaken unit makes Heroes, [lnlt 11.2/m] one that dies of it too', () => {
    const trial = shot({ a1: ['1-4-4-6 at C5', { shaken: true }] }, [6, 1, 1, 2, 1, 1]);
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.unit('a1a').kind).toBe('hero');
  });

  test('[lnlt 5.1/q] Crews and Weapon Teams make none, nor do single men', () => {
    for (const counter of ['0-2-4-6', '60mm Mortar', 'Leader 7-1-6'])
      expect(shot({ a1: `${counter} at C5` }, [6, 5, 1]).kinds).not.toContain('hero');
  });

  test('[lnlt 11.2/h] no third of a nation', () => {
    const trial = shot({ a1: '2-5-4-6 at C5', ah: 'Hero 2-6-6 at J9', ai: 'Hero 1-6-6 at J10' }, [6, 5, 1]);
    expect(trial.kinds).not.toContain('hero');
  });

  test('[lnlt 11.2/i] [lnlt 12.0/b] only Skills from the cup that he can use', () => {
    const trial = shot({ a1: '2-5-4-6 at C5' }, [6, 5, 1, 2, 1], {
      sides: { american: { skillPool: ['Charismatic', 'Deadly', 'Assaulter'] } },
    });
    expect(trial.unit('a1a').skills).toEqual(['Deadly']);
    expect(trial.battle.side('american').skillPool).toEqual(['Charismatic', 'Assaulter']);
  });

  test('[lnlt 12.0/c] the Skill of a dead man goes back into the cup', () => {
    const trial = shot({ a1: ['Hero 2-6-6 at C5', { skills: ['Deadly'], wounded: true }] }, [6, 1, 6], {
      sides: { american: { skillPool: ['Charismatic'] } },
    });
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.battle.side('american').skillPool).toEqual(['Charismatic', 'Deadly']);
  });

  test('[lnlt 11.2/c] without room he stands beside, free', () => {
    const trial = shot(
      { a1: '2-5-4-6 at C5', al: 'Leader 7-1-6 at C5', am: 'Medic at C5' },
      [6, 6, 6, 1, 2, 1, 1, 2],
    );
    expect(trial.awaits).toEqual(['american hero-placement']);
    expect(trial.refusal('american', { order: 'place-hero', at: 'C9' })).toMatchObject({
      refused: 'NOT_ADJACENT',
    });
    trial.order('american', { order: 'place-hero', at: 'C6' });
    expect(trial.unit('a1a')).toMatchObject({ at: 'C6' });
    expect(trial.unit('a1a').marker).toBeUndefined();
  });

  test('[lnlt 5.1/p] [lnlt 11.2/b] [lnlt-11] made on the move he goes on with what is left: 5 of 6 after 1', () => {
    const trial = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C8', a2: '2-5-4-6 at C8' },
    })
      .activate('german', 'C3')
      .order('german', move('g1', 'C4'))
      .order('american', fire('C4', 'a1', 'a2'), 4, 1, 1, 2, 1, 1);
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(trial.unit('g1a')).toMatchObject({ moving: 'move', spent: 1, allowance: 6 });
    expect(trial.awaits).toEqual(['german moving']);
    trial.order('german', 'go-over');
    expect(trial.unit('g1a')).toMatchObject({ moving: 'assault-move', allowance: 3 });
    trial.order('german', { order: 'go-on', path: ['C5'] }).order('german', 'stop');
    expect(trial.unit('g1a')).toMatchObject({ at: 'C5', marker: 'assault-move' });
    expect(trial.refusal('german', fire('C8', 'g1a'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 11.2/d] Heroes may Assault Move; [lnlt 11.2/g] one of the beginning draws no Skill', () => {
    const trial = new Trial({ units: { ...FAR, g1: 'Hero 2-6-6 at C3' } })
      .activate('german', 'C3')
      .order('german', { order: 'move', units: ['g1'], mode: 'assault-move', path: ['C4'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'C4' });
    expect(trial.unit('g1').skills).toBeUndefined();
  });
});

describe('Skills', () => {
  test('[lnlt 12.0] [lnlt 11.1.2] Steadfast adds to Morale, Assaulter lets his hex Assault Move, Close-in is an A', () => {
    const steady = shot({ a1: ['2-5-4-6 at C5', { skills: ['House: Steadfast'] }] }, [6, 5, 2]);
    expect(steady.told('damage-check')[0]?.morale).toBe(7);
    const led = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', gl: ['Leader 7-1-6 at C3', { skills: ['Assaulter'] }] },
    }).activate('german', 'C3');
    expect(
      led.refusal('german', { order: 'move', units: ['g1', 'gl'], mode: 'assault-move', path: ['C4'] }),
    ).toBeUndefined();
    const close = new Trial({
      units: { ...FAR, g1: ['1-6-4-5 at C3', { skills: ['House: Close-in'] }], a1: '2-5-4-6 at C4' },
    })
      .activate('german', 'C3')
      .order('german', fire('C4', 'g1'), 1, 6);
    expect(close.told('attacked')[0]?.strength).toBe(4);
  });

  test('[lnlt 12.0/a] Keen Eyes are those of him who has them, not of his companion', () => {
    const units = {
      ...FAR,
      g1: ['Hero 2-6-6 at C3', { skills: ['House: Keen Eyes'] }],
      g2: 'Hero 2-6-6 at C3',
      a1: '2-5-4-6 at C6',
    } satisfies NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
    const modified = (unit: string) =>
      new Trial({ units, map: FIELD })
        .order('german', { order: 'spot', unit, at: 'C6' }, 4)
        .told('spotted')[0]?.modified;
    expect([modified('g1'), modified('g2')]).toEqual([4, 5]);
  });

  test('[lnlt 12.0/a] a Field Medic tends, a Leader without the Skill does not', () => {
    const trial = new Trial({
      units: {
        ...FAR,
        gl: ['Leader 7-1-6 at C3', { skills: ['House: Field Medic'] }],
        gk: 'Leader 6-1-6 at C3',
        g1: ['1-6-4-5 at C3', { shaken: true }],
      },
      clock: { phase: 'rally' },
      agenda: [
        { task: 'turn' },
        { task: 'admin' },
        { task: 'operations' },
        { task: 'rally', side: 'german' },
      ],
    });
    const tend = (medic: string) => ({ order: 'tend', medic, unit: 'g1', what: 'rally' });
    expect(trial.refusal('german', tend('gk'))).toMatchObject({ refused: 'NOT_A_MEDIC' });
    trial.order('german', tend('gl'), 3, 4);
    expect(trial.told('tended')[0]).toMatchObject({ morale: 7, success: true });
    expect(trial.unit('g1').shaken).toBeUndefined();
  });
});

describe('Snipers', () => {
  const SNIPER = { gs: 'Sniper' };

  test('[lnlt 11.4] placed in the battle, where terrain protects and no enemy is; [lnlt 11.4/c] there he stays', () => {
    const trial = new Trial({ units: { ...FAR, ...SNIPER, a1: '2-5-4-6 at F6' }, map: FIELD });
    const place = (at: string) => trial.refusal('german', { order: 'place-sniper', unit: 'gs', at })?.refused;
    expect([place('C3'), place('F6'), place('C6')]).toEqual(['CLOSED_TERRAIN', 'ENEMY_THERE', undefined]);
    trial.order('german', { order: 'place-sniper', unit: 'gs', at: 'C6' });
    expect(trial.refusal('german', move('gs', 'C7'))).toMatchObject({ refused: 'CANNOT_MOVE' });
  });

  test('[lnlt 11.4/a] [lnlt RRT-06] he fires at once with two dice and no Firepower, [lnlt 11.4/d] [lnlt-41] at one of them at random', () => {
    const trial = new Trial({
      units: { ...FAR, ...SNIPER, a1: '2-5-4-6 at C9', al: 'Leader 7-1-6 at C9' },
      map: FIELD,
    })
      .order('german', { order: 'place-sniper', unit: 'gs', at: 'C6' })
      .order('german', { order: 'snipe', unit: 'gs', at: 'C9' }, 2, 4, 5, 3, 2);
    expect(trial.told('attacked')[0]).toMatchObject({ counts: 9, strength: 0, defenceDie: 3 });
    expect(trial.told('damage-check')).toHaveLength(1);
    expect(trial.unit('gs').fired).toBe(true);
  });

  test('[lnlt 11.4/b] [lnlt 5.5/a] alone he doubles the cover of his hex, [lnlt 11.4/e] with others he does not', () => {
    const cover = (more: object) =>
      new Trial({
        units: { ...FAR, g1: '1-6-4-5 at C3', as: ['Sniper at C6', { fired: true }], ...more } as never,
        map: FIELD,
      })
        .activate('german', 'C3')
        .order('german', fire('C6', 'g1'), 1, 6)
        .told('attacked')[0]?.cover;
    expect([cover({}), cover({ a2: '2-5-4-6 at C6' })]).toEqual([6, 3]);
  });

  test('[lnlt 11.4/b] not against an enemy Sniper; [lnlt 5.1/n] a wounded Sniper fires as before, [lnlt 5.1/s] a Shaken one does not', () => {
    const set = (state: object) =>
      new Trial({
        units: { ...FAR, gs: ['Sniper at F5', state], as: ['Sniper at C6', { fired: true }] },
        map: FIELD,
      }).activate('german', state && 'shaken' in state ? 'N1' : 'F5');
    const snipe = { order: 'snipe', unit: 'gs', at: 'C6' };
    expect(set({ wounded: true }).order('german', snipe, 1, 1, 6).told('attacked')[0]?.cover).toBe(3);
    expect(set({ shaken: true }).refusal('german', snipe)).toMatchObject({ refused: 'CANNOT_FIRE' });
  });
});

describe('Scouts', () => {
  test('[lnlt 11.6] [lnlt 11.6/d] after Stealth within half his MF he fires in full, [lnlt 11.6/e] not when he serves a weapon', () => {
    const strength = (weapon: boolean) =>
      new Trial({
        units: {
          ...FAR,
          g1: ['Scout at C3', { marker: 'stealth', fp: 1, range: 6 }],
          ...(weapon && { gm: 'MG34 with g1' }),
          a1: '2-5-4-6 at C6',
        },
      })
        .activate('german', 'C3')
        .order('german', weapon ? { order: 'fire', at: 'C6', weapons: ['gm'] } : fire('C6', 'g1'), 1, 6)
        .told('attacked')[0]?.strength;
    expect([strength(false), strength(true)]).toEqual([1, -1]);
  });
});
