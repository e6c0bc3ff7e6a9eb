import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const FAR = { r9: '4-4-7 at N12' } as const;
const driving = (units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'movement', ...setup, units: { gt: 'MkIVF2 at D9', ...FAR, ...units } });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const passAll = (trial: Trial): Trial => {
  while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};
const paid = (trial: Trial) => trial.told('drove').map(({ mp }) => mp);

describe('movement of vehicles', () => {
  test.each<[string, Units, string[], number[]]>([
    ['[squad-leader 11.25.1] each hex is paid for as it is entered', {}, ['D8', 'D7'], [1, 1]],
    [
      '[squad-leader 11.25.2, 11.26.8] through a hex with a vehicle for two points more',
      { gu: 'truck at D8' },
      ['D8', 'D7'],
      [3, 1],
    ],
    [
      '[squad-leader 11.25.2, 11.26.7] through one with an enemy AFV for four more',
      { rt: 'T-34 at D8' },
      ['D8', 'D7'],
      [5, 1],
    ],
    [
      '[squad-leader 11.26.6] friendly infantry is not in the way',
      { g1: '4-6-7 at D8', g2: '4-6-7 at D8' },
      ['D8', 'D7'],
      [1, 1],
    ],
    [
      '[squad-leader-B-146] [squad-leader 11.26/q3] a motorcycle is not a vehicle that is in the way',
      { gm: 'motorcycle at D8' },
      ['D8', 'D7'],
      [1, 1],
    ],
  ])('%s', (_, units, path, mp) => {
    const trial = driving(units).order('german', drive(...path));
    const all = paid(trial);
    while (trial.awaits.includes('russian vehicle-fire')) all.push(...paid(trial.order('russian', 'pass')));
    expect(all).toEqual(mp);
  });

  test('[squad-leader 11.25.2] one vehicle ends its move in a hex', () => {
    expect(driving({ gu: 'truck at D8' }).refusal('german', drive('D8'))?.refused).toBe('NO_ROOM');
  });

  test('[squad-leader-B-144] [squad-leader 11.26/q1] one that has moved there before in the same phase is in the way', () => {
    const trial = driving({ gu: ['truck at C8', { facing: 2 }] });
    passAll(trial.order('german', { order: 'drive', unit: 'gu', path: ['D8'] }));
    expect(paid(trial.order('german', drive('D8', 'D7')))).toEqual([3, 1]);
  });

  test('[squad-leader 11.26.4] nothing drives in the Advance Phase', () => {
    expect(driving({}, { phase: 'advance' }).refusal('german', drive('D8'))?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader-B-148] [squad-leader 11.26.7, 11.26/q5] an AFV drives into a hex with an enemy AFV, stops there, and they fire at each other', () => {
    const map = field({ D8: 'woods' });
    const trial = driving({ rt: ['T-34 at D8', { facing: 3 }] }, { map });
    expect(trial.refusal('german', drive('D8'))?.refused).toBe('NO_ROOM');
    trial.order('german', drive('D8', 'D7'));
    while (trial.awaits.includes('russian vehicle-fire') && trial.unit('gt').at !== 'D8')
      trial.order('russian', 'pass', 6, 5);
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', immobilized: true });
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    const shot = { order: 'fire-ordnance', unit: 'rt', at: 'D8', target: 'gt' };
    expect(trial.refusal('russian', shot, 6, 6)).toBeUndefined();
  });

  test.each<[string, string, number]>([
    ['American', 'M4A4', 11],
    ['Russian', 'T-34', 10],
    ['British', 'MkIVF2', 9],
    ['German', 'MkIVF2', 9],
    ['Italian', 'MkIVF2', 8],
  ])(
    '[squad-leader 11.33.2/t] what was made by %s hands breaks down in woods by its own number',
    (nation, name, from) => {
      const map = field({ D8: 'woods' });
      const side = name === 'M4A4' ? 'american' : name === 'T-34' ? 'russian' : 'german';
      const id = `${side[0]}t`;
      const trial = new Trial({
        phase: 'movement',
        map,
        active: side,
        enemy: side === 'german' ? 'russian' : 'german',
        units: { [id]: [`${name} at D9`, { nationality: nation, manned: 'German' }] } as never,
      }).order(side, { order: 'drive', unit: id, path: ['D8'] }, 1, 1);
      expect(trial.told('breakdown-roll')).toMatchObject([{ from }]);
    },
  );

  test('[squad-leader 11.25.5] the covered arc are the hexes between the two rows beside the hexspine', () => {
    const bears = (at: string) =>
      new Trial({ units: { gt: 'MkIVF2 at D6', r1: `4-4-7 at ${at}` } }).refusal(
        'german',
        { order: 'fire-machine-guns', unit: 'gt', at },
        6,
        6,
      )?.refused;
    expect(['D4', 'C4', 'B5', 'E4', 'D8', 'F7'].map((at) => bears(at) === undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('crews', () => {
  test('[squad-leader-B-183] [squad-leader 11.35/q5] nobody abandons an AFV in the Advance Phase', () => {
    const trial = driving({}, { phase: 'advance' });
    expect(trial.refusal('german', { order: 'abandon', unit: 'gt' })?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 11.8/q5] the crew comes out in the middle of a move, and is fired on as it is then', () => {
    const trial = driving({ r1: '6-2-8 at E6' }).order('german', drive('D8'));
    passAll(trial);
    expect(trial.refusal('russian', { order: 'fire', at: 'D8', firers: ['r1'] })).toBeDefined();
    trial.order('german', { order: 'expose', unit: 'gt', exposed: true }).order('german', drive('D7'));
    while (trial.unit('gt').at !== 'D7') trial.order('russian', 'pass');
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ outcomes: [{ units: ['gt'] }] }]);
  });

  test('[squad-leader-B-116] [squad-leader 11.8/q7] a stunned halftrack neither moves nor fires, as a tank', () => {
    const stunned = (phase: 'movement' | 'prep-fire') =>
      driving({ gt: ['SdKfz 251 armed at D9', { stunned: 1, exposed: true }], r1: '4-4-7 at D6' }, { phase });
    expect(stunned('movement').refusal('german', drive('D8'))?.refused).toBe('CANNOT_MOVE');
    const fire = { order: 'fire-machine-guns', unit: 'gt', at: 'D6' };
    expect(stunned('prep-fire').refusal('german', fire)?.refused).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader-B-109] [squad-leader 11.7/q2] who rides on a tank does not serve its gun on the roof', () => {
    const units: Units = { g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '4-4-7 at D6' };
    const trial = new Trial({ options: { year: 1944 }, units: { gt: 'MkIVF2 at D9', ...units } });
    const fire = (firer: string) =>
      trial.refusal('german', { order: 'fire', at: 'D6', firers: [firer] })?.refused;
    expect([fire('gt'), fire('g1')]).toEqual(['NOT_YOUR_UNIT', 'ABOARD']);
  });
});

describe('trucks, jeeps and wrecks', () => {
  const WRECK = { D9: { wrecks: [{ name: 'SdKfz 251', nationality: 'German', armoured: true as const }] } };

  test('[squad-leader 11.15.11] a truck needs nobody aboard, and is lost with its driver', () => {
    const trial = driving({ gt: 'truck at D9' }).order('german', drive('D8'));
    expect(trial.unit('gt').at).toBe('D8');
    const lost = new Trial({ units: { g1: '8-3-8 at D6', rt: 'truck at D5' } }).order(
      'german',
      { order: 'fire', at: 'D5', firers: ['g1'] },
      1,
      1,
    );
    expect(lost.battle.units().map(({ id }) => id)).toEqual(['g1']);
  });

  test('[squad-leader 11.16.5] a jeep stays away from enemies and is shot to pieces as a truck is', () => {
    const jeep = new Trial({
      phase: 'movement',
      active: 'american',
      enemy: 'german',
      units: { at: 'jeep at D9', g1: '4-6-7 at D8' },
    });
    expect(jeep.refusal('american', { order: 'drive', unit: 'at', path: ['D8'] })?.refused).toBe(
      'ENEMY_THERE',
    );
    const shot = new Trial({ enemy: 'american', units: { g1: '8-3-8 at D6', at: 'jeep at D5' } }).order(
      'german',
      { order: 'fire', at: 'D5', firers: ['g1'] },
      1,
      1,
    );
    expect(shot.battle.unit('at')).toBeUndefined();
  });

  test('[squad-leader-B-128] [squad-leader 11.13/q3, 11.19/q1] nobody gets into or onto a wreck', () => {
    const trial = new Trial({ phase: 'movement', marks: WRECK, units: { g1: '4-6-7 at D9', ...FAR } });
    expect(trial.refusal('german', { order: 'board', unit: 'g1', vehicle: 'SdKfz 251' })?.refused).toBe(
      'NOT_TOGETHER',
    );
  });

  test('[squad-leader 11.19/q1, 11.20.9] a wreck takes no room from men, and nobody attacks it in close combat', () => {
    const units: Units = {
      g1: '4-6-7 at D9',
      g2: '4-6-7 at D9',
      g3: '4-6-7 at D8',
      g4: '4-6-7 at D8',
      ...FAR,
    };
    const trial = new Trial({ phase: 'movement', marks: WRECK, units });
    trial.order('german', { order: 'move', units: ['g3'], path: ['D9'] });
    expect(trial.unit('g3').at).toBe('D9');
    expect(trial.refusal('german', { order: 'move', units: ['g4'], path: ['D9'] })?.refused).toBe('NO_ROOM');
    const fight = new Trial({
      phase: 'close-combat',
      marks: WRECK,
      units: { g1: ['4-6-7 at D9', { cameFrom: 'D10', nerve: 'kept' }], r1: '4-4-7 at D9' },
    });
    const order = { order: 'attack-vehicle', unit: 'g1', vehicle: 'SdKfz 251' };
    expect(fight.refusal('german', order)?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader-B-138] [squad-leader 11.18/q1] fire from the same hex strikes who rides on a tank without its turret, across its covered arc, too', () => {
    const trial = new Trial({
      active: 'russian',
      units: { gt: 'MkIVF2 at D9', g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '4-4-7 at D9' },
      options: { year: 1944 },
    });
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([{ outcomes: [{ units: ['g1'], modifiers: [] }] }]);
  });

  test('[squad-leader-B-139] [squad-leader 11.18/q2] the barrel of a gun that points into the line of fire is not in its way', () => {
    const past = (at: string, facing: number) => {
      const trial = new Trial({
        map: drawn({}),
        active: 'russian',
        units: { gt: [`MkIVF2 at ${at}`, { facing }], g1: '4-6-7 at D9', r1: '4-4-7 at D5' },
      }).order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 6);
      return trial
        .told('fire-attack')
        .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ value }) => value)));
    };
    expect(past('D7', 0)).toEqual([1]);
    expect(past('C7', 2)).toEqual([]);
  });
});

describe('kinds of AFVs', () => {
  test('[squad-leader 11.1.3] a halftrack has wheels, too: woods stop it, and it uses all its points without a roll', () => {
    const halftrack = (mp?: number): Placed => ['SdKfz 251 armed at D9', mp === undefined ? {} : { mp }];
    const map = field({ D8: 'woods' });
    expect(driving({ gt: halftrack() }, { map }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
    expect(driving({ gt: halftrack(2) }).refusal('german', drive('D8', 'D7'))).toBeUndefined();
  });

  test('[squad-leader 11.1.5] a tank without a roof turns its turret as others do, and its crew looks out to fire', () => {
    const firing = (exposed: object) =>
      new Trial({ active: 'american', units: { at: ['M10 at D9', exposed], gt: 'MkIVF2 at E10' } as Units });
    const shot = { order: 'fire-ordnance', unit: 'at', at: 'E10', target: 'gt' };
    expect(firing({}).refusal('american', shot)?.refused).toBe('NOT_EXPOSED');
    const trial = firing({ exposed: true }).order('american', shot, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'covered arc changed', value: 2 }),
    );
    expect(trial.unit('at').facing).toBe(0);
  });
});

describe('beside an obstacle', () => {
  const house = drawn({ houses: { wooden: 'D8/ne' }, hexes: { F8: 'woods' } });
  const beside = { along: [4], corner: 5, past: 'left', came: 3 } as const;

  test('[squad-leader 11.29.3/a] where men do not bypass, vehicles do not', () => {
    const trial = driving({ gt: 'MkIVF2 at F9', g1: '4-6-7 at F9' }, { map: house });
    const past = { path: ['F8', 'F7'], bypass: [{ at: 'F8', past: 'left' }] };
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', ...past })?.refused).toBe('NO_WAY');
    expect(trial.refusal('german', { order: 'move', units: ['g1'], ...past })?.refused).toBe('NO_WAY');
  });

  test('[squad-leader-B-161] [squad-leader 11.29/q6] men who have got off there are beneath their halftrack, and behind no armour', () => {
    const trial = driving(
      {
        gt: ['SdKfz 251 armed at D8', { beside, facing: 5 }],
        g1: ['4-6-7 at D8', { aboard: 'gt' }],
        r1: '4-4-7 at A8',
      },
      { map: house },
    ).order('german', { order: 'disembark', unit: 'g1' });
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    const whys = trial
      .told('fire-attack')
      .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ why }) => why)));
    expect(whys).toContain('beneath an AFV');
    expect(whys).not.toContain('behind armour');
  });
});

test('[squad-leader 11.8/q4] a crew that looked out to fire in Prep Fire stays out, and is fired on in defence', () => {
  const trial = new Trial({
    units: {
      gt: ['MkIVF2 at D9', { facing: 0, exposed: true, mg: { aa: 4 } }],
      r1: '4-4-7 at D7',
      r2: '4-4-7 at D6',
    },
  });
  trial.order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D7' }, 6, 6).endPhase();
  expect(trial.refusal('german', { order: 'expose', unit: 'gt', exposed: false })?.refused).toBe(
    'CANNOT_LOOK_OUT',
  );
  trial.endPhase().order('russian', { order: 'fire', at: 'D9', firers: ['r2'] }, 6, 6);
  expect(trial.told('fire-attack')[0]?.outcomes[0]?.units).toEqual(['gt']);
});
