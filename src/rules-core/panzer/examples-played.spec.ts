/** Examples of the book that belong to no chapter alone: what Data Cards and scenarios print, and what it does in play. */
import { NATIONS } from './attributes/index.js';
import { takeChecks } from './morale/check.js';
import { attacked } from './morale/triggers.js';
import { d100, field, penOn, Trial } from './testkit.testkit.js';
import { cardNamed, cardsOf } from './units/catalogue.js';

const company = (values: object) => ({
  formations: { coy: { name: 'Company', grade: 'Seasoned', ...values } },
});

describe('morale as a scenario prints it', () => {
  const infantry = (losses: number) =>
    new Trial({
      units: { b1: 'Rifle section (Bren) at D4', i1: 'Rifle squad (fucilieri) at M9' },
      sides: { british: company({ cohesion: 'Excellent', cohesionNumber: 6, losses }) } as never,
      options: { optional: ['7.1'] },
      first: 'british',
    });
  const owes = (losses: number) => {
    const act = penOn(infantry(losses));
    attacked(act, 'b1', 'Direct Fire');
    return act.battle.theUnit('b1').mustCheck !== undefined;
  };

  test('[panzer 7.1.1/g, 7.1.1.2/c] [panzer-1] Excellent, CP-6: after six losses, not five, fire calls for Morale Checks', () => {
    expect([owes(5), owes(6)]).toEqual([false, true]);
  });

  test('[panzer 7.1.1.1/f] [panzer-5] Excellent varies between Outstanding and Adequate for Germans and British', () => {
    const level = (side: 'german' | 'british', roll: number) =>
      new Trial(
        {
          units: { [side === 'german' ? 'g1' : 'b1']: 'CHQ half-squad at D4', s1: 'T-34 at P8' },
          sides: {
            [side]: company({ cohesion: 'Excellent', cohesionNumber: 6 }),
            soviet: company({ cohesion: 'Good', cohesionNumber: 1 }),
          } as never,
          options: { optional: ['7.1', '7.1.1.1'], date: '1942-06' },
          clock: { phase: 'spotting' },
          agenda: [{ task: 'turn' }],
        },
        ...d100(roll),
        ...d100(50),
      ).battle.side(side).formations?.coy?.cohesion;
    expect([level('german', 100), level('german', 1)]).toEqual(['Outstanding', 'Adequate']);
    expect([level('british', 100), level('british', 1)]).toEqual(['Outstanding', 'Adequate']);
  });
});

describe('a rifle squad that a Crusader II has just Overrun', () => {
  const squad = () =>
    new Trial({
      map: field({ D4: 'scrub' }),
      units: {
        g1: ['Rifle squad at D4', { grade: 'Veteran', suppressed: 'on', facing: 0 }],
        g2: ['CHQ half-squad at D5', {}],
        b1: 'Crusader II at E5',
      },
      sides: { german: company({ cohesionNumber: 5 }) } as never,
      options: { optional: ['7.1'] },
    });
  const checked = (...faces: number[]) => {
    const act = penOn(squad(), ...faces);
    attacked(act, 'g1', 'Overrun');
    return act;
  };

  test('[panzer 7.1.3/b] [panzer-7] below its Cohesion Point a Forced Check is due all the same', () => {
    expect(checked().battle.theUnit('g1').mustCheck).toEqual([{ why: 'Overrun', forced: true }]);
  });

  test('[panzer 7.1.4/d, 7.1.4/j, 7.1.4/k, 7.1.4/l, 7.1.4/p] [panzer-8] +30: +10 Veteran, -20 Suppressed, +20 for its command unit, +20 Forced; it does not see the Crusader', () => {
    const act = checked(...d100(36));
    takeChecks(act);
    const told = act.effects.find(({ effect }) => effect === 'morale-check')?.about as unknown as {
      readonly modifiers: readonly { readonly value: number }[];
    };
    expect(told).toMatchObject({ rolled: 36, net: 66, result: 'hesitates' });
    expect(told.modifiers.map(({ value }) => value).sort((a, b) => a - b)).toEqual([-20, 10, 20, 20]);
  });
});

describe('what Data Cards print', () => {
  const card = (name: string, nation: 'italian' | 'french' | 'german' | 'british', more: object) => ({
    name,
    nation,
    kind: 'vehicle',
    type: 'A',
    traction: 'T',
    crossCountry: 4,
    turret: 'turreted',
    weapons: [
      {
        name: 'Gun',
        kind: 'gun',
        field: 'A',
        rows: [{ ammo: 'GP', type: 'GP', range: { P: 2, S: 6 }, factor: { P: 5, S: 5 } }],
      },
    ],
    ...more,
  });
  const withCard = (one: ReturnType<typeof card>, more: object) =>
    ({ options: { cards: [one] }, ...more }) as never;

  test('[panzer 7.4.3, S.data-card-fields] [panzer-11] R on the M11/39: without a radio set it calls no fire where 7.4 is played', () => {
    const italian = card('M11/39', 'italian', { noRadio: true, recon: true });
    const refused = (optional: readonly '7.4'[]) => {
      const trial = new Trial(
        withCard(italian, {
          units: { i1: 'M11/39 at D4', b1: ['Crusader I at D9', { spotted: true }] },
          options: { cards: [italian], optional },
          sides: { italian: { batteries: [{ name: '75mm battery', gp: 8 }] } },
          commands: { i1: 'overwatch' },
          first: 'italian',
          agenda: [{ task: 'turn' }, { task: 'indirect-fire', side: 'italian' }],
        }),
      );
      const call = { order: 'call-fire', observer: 'i1', battery: '75mm battery', at: 'D9' };
      return trial.refusal('italian', { ...call, ammo: 'GP', sheaf: 'open' } as never)?.refused;
    };
    expect([refused([]), refused(['7.4'])]).toEqual([undefined, 'NO_OBSERVER']);
  });

  test('[panzer 7.33] [panzer-30] R behind the traction of a PSW 231: in reverse as fast as forward', () => {
    const drives = (optional: '7.33'[]) =>
      new Trial({
        units: { g1: ['PSW 231 (8-Rad) at D6', { facing: 3 }], s1: ['T-34 at Y12', { fired: true }] },
        commands: { g1: 'move' },
        clock: { phase: 'movement' },
        first: 'soviet',
        options: { optional },
      })
        .order('german', { order: 'move', unit: 'g1', path: ['D5'], reverse: true } as never)
        .unit('g1').spent;
    expect(cardNamed('PSW 231 (8-Rad)', 'german')?.dual).toBe(true);
    expect(drives([])).toBe(2 * (drives(['7.33']) ?? 0));
  });

  test('[panzer 7.57/a, 7.57/c] [panzer-37] CREW on the R-35, on no vehicle of the house: with 7.57 it fires with 5 less', () => {
    for (const nation of NATIONS)
      for (const name of cardsOf(nation))
        if (nation !== 'french')
          expect([name, cardNamed(name, nation)?.crewNoted]).toEqual([name, undefined]);
    const fires = (crewNoted: boolean, optional: readonly '7.57'[]) => {
      const one = card('R-35', 'french', crewNoted ? { crewNoted: true } : {});
      const trial = new Trial(
        withCard(one, {
          units: { g1: 'R-35 at D4', s1: ['Soviet squad at D6', { spotted: true }] },
          sides: { german: { nation: 'french' } },
          options: { cards: [one], optional },
          commands: { g1: 'fire' },
        }),
      );
      return trial.fire('german', 'g1', 's1', 'GP', ...d100(40)).told('gp-fire')[0]?.net;
    };
    const plain = fires(false, ['7.57']) as number;
    expect([fires(true, []), fires(true, ['7.57'])]).toEqual([plain, plain - 5]);
  });
});
