import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

/** An American gun in D4 that points down the map, with a fire value of 8. */
const GUN: Units = { a1: 'crew 2-3-7 at D4', ag: ['37L AA gun with a1', { facing: 3 }] };
const start = (units: Units, setup: Setup = {}) =>
  new Trial({
    active: 'american',
    enemy: 'german',
    units: { ...GUN, g9: '4-6-7 at N12', ...units },
    ...setup,
  });
const order = (at: string, more: object = {}) => ({
  order: 'fire-ordnance',
  unit: 'ag',
  at,
  equivalent: true,
  ...more,
});
const NOTHING = [6, 5] as const;
const fire = (trial: Trial, at: string) => trial.order('american', order(at), ...NOTHING);
const parts = (trial: Trial) =>
  trial.told('fire-attack').map(({ at, parts: [part] }) => [at, part?.fp, part?.why]);

describe('the fire value in parentheses', () => {
  test('[squad-leader 10.1.12/a] it strikes all in one hex without a roll To Hit, goes no farther, and is all that the gun fires', () => {
    const trial = fire(start({ g1: '4-6-7 at D8', g2: '4-6-7 at D8', g3: '4-6-7 at D9' }), 'D8');
    expect(trial.kinds).not.toContain('ordnance-fired');
    expect(parts(trial)).toEqual([['D8', 8, []]]);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ units: ['g1', 'g2'] }]);
    for (const again of [order('D8'), { order: 'fire-ordnance', unit: 'ag', at: 'D8' }])
      expect(trial.refusal('american', again)?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, Units, string, Setup, string]>([
    ['no such value', { ag: ['57 AT gun with a1', { facing: 3 }] }, 'D8', {}, 'NO_AMMUNITION'],
    [
      'it has fired a shot',
      { ag: ['37L AA gun with a1', { facing: 3, shotsFired: 1 }] },
      'D8',
      {},
      'HAS_FIRED',
    ],
    ['nobody there', {}, 'D9', {}, 'NOBODY_THERE'],
    ['out of sight', {}, 'D8', { map: field({ D6: 'woods' }) }, 'NO_SIGHT'],
  ])('[squad-leader 10.1.12/a] not with %s', (_, units, at, setup, refused) => {
    expect(start({ g1: '4-6-7 at D8', ...units }, setup).refusal('american', order(at))?.refused).toBe(
      refused,
    );
  });

  test('[squad-leader 10.1.12/a] nor together with a target or Intensive Fire', () => {
    const trial = start({ gt: ['MkIVF2 at D8', { facing: 0 }], g1: '4-6-7 at D8' });
    for (const more of [{ target: 'gt' }, { intensive: true }, { immobilize: true }, { ammunition: 'HE' }])
      expect(trial.refusal('american', order('D8', more))?.refused).toBe('NOT_TOGETHER');
  });

  test.each([
    ['D5', 16, ['point blank x2']],
    ['D24', 8, []],
    ['D25', 4, ['long range x1/2']],
  ])('[squad-leader 10.1.12/b] twice beside the target, half beyond 20 hexes: %s', (at, fp, why) => {
    const trial = start({ g1: `4-6-7 at ${at}` }, { map: field({}, { columns: 20, rows: 26 }) });
    expect(parts(fire(trial, at))).toEqual([[at, fp, why]]);
  });

  test.each([
    ['D8', [], 3],
    ['A6', [1], 4],
  ])(
    '[squad-leader 10.1.13] what turns the gun is added to the roll on the fire table: %s',
    (at, added, facing) => {
      const trial = fire(start({ g1: `4-6-7 at ${at}` }), at);
      const [attack] = trial.told('fire-attack');
      const turned = attack?.outcomes[0]?.modifiers.filter(({ why }) => why === 'covered arc changed');
      expect(turned?.map(({ value }) => value)).toEqual(added);
      expect(trial.unit('ag').facing).toBe(facing);
    },
  );

  test('[squad-leader 2.7.4] a hidden gun is in view as soon as it fires so; one that aims may stay unseen', () => {
    const ambush = () =>
      start(
        {
          a1: ['crew 2-3-7 at D4', { hidden: true }],
          ag: ['37L AA gun with a1', { facing: 3, hidden: true }],
          g1: '4-6-7 at D8',
        },
        { map: field({ D4: 'woods' }, { columns: 20, rows: 12 }) },
      );
    const seen = (trial: Trial) => [trial.unit('ag').hidden, trial.unit('a1').hidden];
    const aimed = ambush().order('american', { order: 'fire-ordnance', unit: 'ag', at: 'D8' }, 2, 1, 6, 6);
    expect(seen(aimed)).toEqual([true, true]);
    const trial = fire(ambush(), 'D8');
    expect(seen(trial)).toEqual([undefined, undefined]);
    expect(trial.kinds).not.toContain('gun-sought');
  });

  test.each<[string, object, number, string[]]>([
    ['far off', { flash: 1 }, 4, ['gun flashes x1/2']],
    ['in a hex that is lit', { flash: 1, starShell: true }, 8, []],
  ])('[squad-leader 2.8.9/a] at gun flashes it is halved as Area Fire: %s', (_, mark, fp, why) => {
    const trial = start(
      { g1: '4-6-7 at D8' },
      { options: { night: true }, clock: { visibility: 2 }, marks: { D8: mark } },
    );
    expect(parts(fire(trial, 'D8'))).toEqual([['D8', fp, why]]);
    expect(trial.battle.location('D4').flash).toBe(2);
  });

  test('[squad-leader 10.1.12/a] in defence it strikes those who crossed the hex', () => {
    const trial = start({ g1: '4-6-7 at C8' }, { active: 'german', enemy: 'american', phase: 'movement' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D8', 'E9'] }).endPhase();
    fire(trial, 'D8');
    expect(trial.told('put-back')).toEqual([{ units: ['g1'], at: 'D8' }]);
  });

  test('[squad-leader 10.1.12/a] it wears the gun out as its other fire does', () => {
    const trial = start({ g1: '4-6-7 at D8' }).order('american', order('D8'), 6, 6);
    expect(trial.unit('ag').malfunctioned).toBe(true);
  });

  test('[squad-leader 10.8.3] captured it has half of it, and two less than 12 end it for good', () => {
    const units: Units = {
      g1: 'crew 2-3-8 at D4',
      gg: ['American 37L AA gun with g1', { facing: 3, found: true }],
      r1: '4-4-7 at D8',
    };
    const trial = new Trial({ units }).order('german', order('D8', { unit: 'gg' }), 5, 5);
    expect(parts(trial)).toEqual([['D8', 4, ['captured x1/2']]]);
    expect(trial.battle.unit('gg')).toBeUndefined();
  });

  test('[squad-leader 10.1.14/a] it sprays three hexes that meet, half in each, with a roll for each of them', () => {
    const units = { g1: '4-6-7 at D8', g2: '4-6-7 at D9', g3: '4-6-7 at E9' } as const;
    const trial = start(units).order('american', order('D8', { spray: ['D9', 'E9'] }), 6, 5, 6, 4, 5, 5);
    const attacks = trial.action.effects.filter(({ effect }) => effect === 'fire-attack');
    expect(attacks).toHaveLength(3);
    expect(parts(trial)).toEqual([
      ['D8', 4, ['spraying x1/2']],
      ['D9', 4, ['spraying x1/2']],
      ['E9', 4, ['spraying x1/2']],
    ]);
    expect(trial.refusal('american', order('D8'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 10.1.14/b] what it sprays hurts soft vehicles and crews that look out, and no armour', () => {
    const units = {
      gt: 'truck at D8',
      gs: ['MkIVF2 at D9', { exposed: true }],
      gc: 'MkIVF2 at E9',
      g1: '4-6-7 at E9',
    } as const;
    const trial = start(units).order('american', order('D8', { spray: ['D9', 'E9'] }), 1, 1, 2, 2, 3, 3);
    expect(trial.battle.unit('gt')).toBeUndefined();
    expect(
      trial.told('fire-attack').map(({ at, outcomes }) => [at, outcomes.flatMap(({ units }) => units)]),
    ).toEqual([
      ['D8', ['gt']],
      ['D9', ['gs']],
      ['E9', ['g1']],
    ]);
    expect(['gs', 'gc'].map((id) => trial.unit(id).at)).toEqual(['D9', 'E9']);
    expect(trial.kinds).not.toContain('afv-kill');
  });

  test('[squad-leader-B-79] [squad-leader 10.1/q4] it leaves out what it does not see, and not friends', () => {
    const units = { g1: '4-6-7 at D8', g2: '4-6-7 at D9' } as const;
    const spray = order('D8', { spray: ['D9', 'E9'] });
    expect(start({ ...units, a2: '6-6-6 at E9' }).refusal('american', spray)?.refused).toBe('FRIENDS_THERE');
    const hills = { map: field({ E8: 'woods', E7: 'woods', E6: 'woods' }) };
    const blind = start({ ...units, a2: '6-6-6 at E9' }, hills);
    expect(parts(blind.order('american', spray, 6, 5, 6, 4)).map(([at]) => at)).toEqual(['D8', 'D9']);
  });

  test('[squad-leader 10.1/q5] not at those who come down by parachute', () => {
    const jumper = (at: string): Placed => ['4-6-8', { jumps: true, aloft: at }];
    const trial = new Trial({
      active: 'german',
      enemy: 'american',
      phase: 'defensive-fire',
      options: { order: ['german', 'american'] },
      units: { ...GUN, g1: jumper('D8'), g2: jumper('D9'), g9: '8-0 at N12' },
      sides: { german: { airdrop: 'aloft' } },
    });
    const spray = order('D8', { spray: ['D9', 'E9'] });
    expect(trial.refusal('american', spray)?.refused).toBe('NOBODY_THERE');
    trial.order('american', { order: 'fire-at-paratroops', at: 'D8', firers: ['ag'] }, 6, 5);
    expect(trial.told('fire-attack').map(({ at, parts: [part] }) => [at, part?.fp])).toEqual([['D8', 8]]);
  });

  test('[squad-leader 13.12/q1] sighted in on one of them, it is the surer in all', () => {
    const units = { g1: '4-6-7 at D8', g2: '4-6-7 at D9', g3: '4-6-7 at F9' } as const;
    const added = (on: string) =>
      start(units, { secrets: { american: { boreSights: { ag: { from: 'D4', on } } } } })
        .order('american', order('D8', { spray: ['D9', 'E9'] }), 6, 5, 6, 4)
        .told('fire-attack')
        .map(({ at, outcomes }) => [at, outcomes[0]?.modifiers.map(({ value }) => value)]);
    for (const on of ['D9', 'D8'])
      expect(added(on)).toEqual([
        ['D8', [-2]],
        ['D9', [-2]],
      ]);
    expect(added('F9')).toEqual([
      ['D8', []],
      ['D9', []],
    ]);
  });

  test('[squad-leader 10.1.14/a] each of them has to be seen, adjacent to the others, and of a fire value', () => {
    const units = { g1: '4-6-7 at D8', g2: '4-6-7 at E9' } as const;
    const blind = start(units, { map: field({ E8: 'woods', E7: 'woods', D7: 'open-ground', E6: 'woods' }) });
    blind.order('american', order('D8', { spray: ['D9', 'E9'] }), 6, 5);
    expect(parts(blind).map(([at]) => at)).toEqual(['D8']);
    const trial = start(units);
    expect(trial.refusal('american', order('D8', { spray: ['D9', 'F9'] }))?.refused).toBe('NOT_ADJACENT');
    const plain = { ...order('D8', { spray: ['D9', 'E9'] }), equivalent: undefined };
    expect(trial.refusal('american', plain)?.refused).toBe('NOT_TOGETHER');
  });

  const CAR = { gun: { calibre: 37, equivalent: 8, shots: 2 }, facing: 3 } as const;
  test.each<[string, object, string, number[]]>([
    ['as its turret points', {}, 'D8', []],
    ['turned', { turret: 5 }, 'D8', [1]],
  ])(
    '[squad-leader-B-76] [squad-leader 10.1/q1] an AFV adds to its roll what turns its turret: %s',
    (_, more, at, added) => {
      const afv = { ag: ['M4A4 at D4', { ...CAR, ...more }] } as Units;
      const trial = fire(start({ ...afv, g1: `4-6-7 at ${at}` }), at);
      const turned = trial
        .told('fire-attack')[0]
        ?.outcomes[0]?.modifiers.filter(({ why }) => why === 'covered arc changed');
      expect(turned?.map(({ value }) => value)).toEqual(added);
    },
  );

  test('[squad-leader-B-77] [squad-leader 10.1/q2] not without HE', () => {
    const afv = {
      ag: ['M4A4 at D4', { ...CAR, usedUp: ['HE'] }],
      au: ['M4A4 at E4', CAR],
      g1: '4-6-7 at D8',
    } as Units;
    expect(start(afv).refusal('american', order('D8'))?.refused).toBe('NO_AMMUNITION');
  });

  test('[squad-leader-B-78] [squad-leader 10.1/q3] no Sustained Fire, sprayed or not: that is for machine guns', () => {
    const trial = start({ g1: '4-6-7 at D8', a2: '6-6-6 at D5', am: 'MMG with a2' });
    const sustained = { order: 'fire', at: 'D8', firers: ['ag'], sustained: ['ag'] };
    const sprayed = { order: 'spray', weapon: 'ag', hexes: ['D8', 'D9', 'E9'], sustained: true };
    const codes = [sustained, sprayed].map((one) => trial.refusal('american', one)?.refused);
    const withGun = { order: 'spray', weapon: 'am', hexes: ['D8', 'D9', 'E9'], sustained: true };
    expect(trial.refusal('american', withGun)?.refused).toBe('DICE_MISSING');
    expect(codes).toEqual(['NOT_YOUR_UNIT', 'NOT_YOUR_WEAPON']);
  });
});
