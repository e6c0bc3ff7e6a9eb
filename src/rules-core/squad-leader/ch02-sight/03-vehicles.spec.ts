import { copy } from '../../kernel/lab/match.js';
import { redact } from '../../kernel/views/views.js';
import { drawn, field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

/** D4 to D6 hide D2 from the south. */
const GROUND = { D2: 'woods', D4: 'woods', E4: 'wooden-building', F4: 'brush' } as const;
const WALL = { A8: { level: 3 }, N8: { level: 3 } } as const;
const MAP = field({ ...GROUND, ...WALL }, { columns: 14, rows: 12 });
const UNDER = { concealed: true } as const;

describe('vehicles that gain a "?"', () => {
  const eligible = (units: Units, more: object = {}): boolean => {
    const trial = new Trial({
      map: MAP,
      phase: 'close-combat',
      units: { r1: '4-4-7 at D12', ...units },
      ...more,
    });
    return (
      trial.awaits[0] === 'german concealment' &&
      trial.refusal('german', { order: 'conceal', units: ['gt'] }) === undefined
    );
  };
  const tank = (state: object = {}, at = 'D2'): Units => ({ gt: [`MkIVF2 at ${at}`, state] });

  test.each<[string, boolean, Units, object]>([
    ['in woods where no enemy sees it', true, tank(), {}],
    [
      'in a house',
      true,
      tank({}, 'E4'),
      { map: field({ ...GROUND, E6: 'woods', D6: 'woods', F6: 'woods' }) },
    ],
    ['not in brush', false, tank({}, 'F4'), {}],
    ['not in the open', false, tank({}, 'D3'), {}],
    ['not where an enemy sees it', false, { ...tank(), r2: '4-4-7 at B2' }, {}],
    ['nor one who was seen there before', false, tank({ watched: true }), {}],
    ['nor who moved', false, tank({ moved: true }), {}],
    ['nor who turned', false, tank({ noticed: true }), {}],
    ['nor who fired', false, tank({ firedIn: 'prep-fire' }), {}],
    ['nor whose crew is stunned', false, tank({ stunned: 1 }), {}],
    ['nor whose crew is shocked', false, tank({ shock: 'shaken' }), {}],
  ])('[squad-leader 2.3.8.2] %s', (_what, may, units, more) => {
    expect(eligible(units, more)).toBe(may);
  });

  test.each([
    [['B2', 'D6'], true],
    [['D6'], undefined],
  ])('[squad-leader 2.3.8.2] an enemy who has only passed by has seen it: %j', (track, watched) => {
    const trial = new Trial({
      map: MAP,
      phase: 'movement',
      active: 'russian',
      units: { ...tank(), r1: ['4-4-7 at D6', { moved: true, track }] },
    });
    trial.endPhase();
    expect(trial.unit('gt').watched).toBe(watched);
  });

  test('[squad-leader 2.3.8.2] to turn, or to turn its turret, is to be noticed', () => {
    const turned = (order: object) =>
      new Trial({ map: MAP, phase: 'movement', units: { ...tank({ facing: 0 }), r1: '4-4-7 at D12' } })
        .order('german', { order: 'drive', unit: 'gt', path: [], ...order } as never)
        .unit('gt').noticed;
    expect(turned({ facing: 2 })).toBe(true);
    const turret = new Trial({ map: MAP, units: { ...tank({ facing: 0 }), r1: '4-4-7 at D12' } });
    expect(turret.order('german', { order: 'traverse', unit: 'gt', to: 2 }).unit('gt').noticed).toBe(true);
  });

  test('[squad-leader 2.3.8.2/a] on a forest road only where it has paid for the woods', () => {
    const map = drawn({
      columns: 9,
      rows: 9,
      hexes: { D4: 'woods' },
      roads: [{ is: 'dirt-road', along: 'D2 D8' }],
    });
    const came = (path: string[], from: string, ...dice: number[]) => {
      const trial = new Trial({
        map,
        phase: 'movement',
        units: { gt: [`MkIVF2 at ${from}`, { facing: 0, exposed: true }], r9: '4-4-7' },
      });
      trial.order('german', { order: 'drive', unit: 'gt', path }, ...dice);
      while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
      return trial.unit('gt').byRoad;
    };
    expect([came(['D4'], 'D5'), came(['D4'], 'E5', 1, 1)]).toEqual([true, undefined]);
    const eligibleWith = (state: object) => eligible({ gt: ['MkIVF2 at D4', state], r1: '4-4-7' }, { map });
    expect([eligibleWith({}), eligibleWith({ byRoad: true })]).toEqual([true, false]);
  });

  test('[squad-leader 2.3.8.2] it is under it like others, and comes out when it drives or fires', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'close-combat',
      units: { ...tank({ facing: 3 }), r1: '4-4-7 at D12' },
    }).order('german', { order: 'conceal', units: ['gt'] });
    expect(trial.unit('gt')).toMatchObject({ hidden: true, concealed: true });
    expect(trial.battle.units().some(({ kind, at }) => kind === 'concealment' && at === 'D2')).toBe(true);
    const under = (phase: 'movement' | 'prep-fire') =>
      new Trial({
        map: MAP,
        phase,
        units: { ...tank({ facing: 3, ...UNDER }), r1: '4-4-7 at D12', g1: '4-6-7' },
      });
    const driven = under('movement').order('german', { order: 'drive', unit: 'gt', path: ['D3'] });
    const turned = under('prep-fire').order('german', { order: 'traverse', unit: 'gt', to: 1 });
    expect([driven.unit('gt').hidden, turned.unit('gt').hidden]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 2.8.18] at night it turns in the dark under its "?", and not in the light', () => {
    const turned = (marks: object) =>
      new Trial({
        map: MAP,
        options: { night: true },
        clock: { visibility: 3 },
        marks: marks as never,
        units: { ...tank({ facing: 3, ...UNDER }), r1: '4-4-7 at B2' },
      })
        .order('german', { order: 'traverse', unit: 'gt', to: 1 })
        .unit('gt').hidden;
    expect([turned({}), turned({ D2: { starShell: true } })]).toEqual([true, undefined]);
  });
});

describe('ordnance at vehicles that are not seen', () => {
  const at = (rx: Placed, ...dice: number[]) => {
    const trial = new Trial({
      map: field({ D4: 'woods' }),
      units: { gt: ['MkIVF2 at D9', { facing: 0, exposed: true }], rx, r9: '4-4-7' },
    });
    const before = copy(trial.battle.position);
    const [marker = ''] = trial.battle.units().flatMap(({ id, kind }) => (kind === 'concealment' ? id : []));
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: marker }, ...dice);
    return { trial, told: JSON.stringify(redact(before, trial.action as never, { side: 'german' })) };
  };
  const TANK = ['T-34 at D4', { facing: 0, ...UNDER }] as const;

  test('[squad-leader 2.3.5] +2 To Hit, and nothing is halved', () => {
    const { trial } = at(TANK, 2, 1, 1, 1);
    expect(trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers).toContainEqual({
      why: 'concealed',
      value: 2,
      cites: '13.19/q3',
    });
    expect(trial.told('afv-kill')).toMatchObject([{ unit: 'rx', column: 'AP 75/76' }]);
  });

  test('[squad-leader-A-10] [squad-leader 2.3.9.1/b] a hit shows it, also one that does nothing', () => {
    expect(at(TANK, 2, 1, 6, 6).trial.unit('rx').hidden).toBeUndefined();
    expect(at(TANK, 6, 5).trial.unit('rx').hidden).toBe(true);
  });

  test('[squad-leader 2.3.5, 2.3.2] who misses does not learn what is beneath', () => {
    const told = [TANK, ['4-4-7 at D4', UNDER] as const, ['? at D4', {}] as const].map(
      (rx) => at(rx, 6, 5).told,
    );
    expect(new Set(told).size).toBe(1);
  });
});

describe('vehicles, hidden or under a "?", in the way of others', () => {
  test('[squad-leader 2.5.5] infantry comes upon them as upon men', () => {
    const trial = new Trial({
      map: MAP,
      phase: 'movement',
      units: { g1: '4-6-7 at D3', rt: ['T-34 at D2', { hidden: true }], r9: '4-4-7' },
    }).order('german', { order: 'move', units: ['g1'], path: ['D2'] });
    expect([trial.unit('g1').at, trial.unit('rt').hidden]).toEqual(['D3', undefined]);
  });

  test.each<[string, Placed, object, number]>([
    ['a motorcyclist in the saddle', ['4-6-7 at D7', { wheels: 'cycle' }], { gc: 'motorcycles' }, 1],
    ['a man on a bicycle', ['4-6-7 at D7', { wheels: 'bicycle' }], { gc: 'bicycles' }, 1],
    [
      'with somebody on foot',
      ['4-6-7 at D7', { wheels: 'cycle' }],
      { gc: 'motorcycles', g2: '4-6-7 at D7' },
      0,
    ],
    ['cavalry', ['4-6-7 at D7', { skill: 'cavalry' }], { gh: 'horses' }, 0],
  ])(
    '[squad-leader-A-14] [squad-leader 2.3.9.4/a, 11.29/q15] in a search %s',
    (_who, [counter, state], more, eased) => {
      const mounts = Object.keys(more).filter((id) => id !== 'g2');
      const units = {
        g1: [counter as string, { ...(state as object), rides: mounts[0] }],
        ...Object.fromEntries(
          Object.entries(more).map(([id, name]) => [id, id === 'g2' ? name : `${name} at D7`]),
        ),
        r9: '4-4-7 at L11',
      };
      const trial = new Trial({ map: field({ D8: 'woods' }), phase: 'movement', units: units as never });
      trial.order('german', { order: 'search', unit: 'g1' }, 3, 3);
      expect(trial.told('searched')[0]).toMatchObject({ eased });
    },
  );
});
