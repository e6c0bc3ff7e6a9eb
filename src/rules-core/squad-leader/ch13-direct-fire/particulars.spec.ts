import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const CE = { exposed: true } as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { gt: ['MkIVF2 at D9', CE], r9: '4-4-7 at N12', ...units }, ...setup });
const fire = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const ON_HULL = [4, 3] as const;

describe('targets', () => {
  test('[squad-leader 10.1.18] what is not seen is not fired at', () => {
    const trial = start({ r1: '4-4-7 at D4' }, { map: field({ D6: 'woods' }) });
    expect(trial.refusal('german', fire())?.refused).toBe('NO_SIGHT');
  });

  test.each<[string, number, string[], number[]]>([
    ['a large vehicle', -2, ['size -2'], [6, 6]],
    ['a small one', 1, ['size 1'], []],
  ])('[squad-leader 11.6.1, 11.6.2] %s', (_, size, expected, kill) => {
    const trial = start({ rt: ['T-34 at D4', { size }] }).order(
      'german',
      fire({ target: 'rt' }),
      6,
      5,
      ...kill,
    );
    expect(added(trial)).toEqual(expected);
  });

  test('[squad-leader-B-253] [squad-leader 13.6/q2] whoever turns in his hex is a moving target', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }, { phase: 'movement', active: 'russian' });
    trial.order('russian', { order: 'drive', unit: 'rt', path: [], facing: 1 });
    trial.order('german', fire({ target: 'rt' }), 6, 5);
    expect(added(trial)).toEqual(['moving 2']);
  });

  test.each<[number, string[]]>([
    [16, ['moving 2', 'seen for a moment 1', 'seen for 3 MP 1']],
    [2, ['moving 2']],
  ])(
    '[squad-leader 13.16.4] what it has left it spends where it ends: %i spent before',
    (spent, expected) => {
      const passed = [
        { at: 'D6', mp: 0, start: true as const },
        { at: 'F5', mp: spent - 1 },
        { at: 'G6', mp: 1 },
      ];
      const trial = start(
        { gt: ['MkIVF2 at G9', CE], rt: ['T-34 at G6', { moved: true, passed }] },
        { phase: 'defensive-fire', active: 'russian', map: field({ F6: 'woods', F7: 'woods' }) },
      ).order('german', fire({ at: 'G6', target: 'rt' }), 6, 5);
      expect(added(trial)).toEqual(expected);
    },
  );

  test('[squad-leader 10.1.8] any gun fires at anything: a howitzer at a tank, an anti-tank gun at men', () => {
    const howitzer = new Trial({
      active: 'american',
      units: {
        a1: 'crew 2-4-6 at D9',
        ag: ['105 howitzer with a1', {}],
        gt: ['MkIVF2 at D4', { facing: 3 }],
        g1: '4-6-7 at D3',
      },
    }).order(
      'american',
      { order: 'fire-ordnance', unit: 'ag', at: 'D4', target: 'gt', ammunition: 'HE' },
      ...ON_HULL,
      6,
      6,
    );
    expect(howitzer.told('afv-kill')).toMatchObject([{ column: 'HE 105' }]);
  });

  test('[squad-leader-C-001] [squad-leader 13.23.2.1/q1, 11.32.1] a tank that is stopped is not destroyed by another shot at its tracks, but its crew checks', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 2, immobilized: true }] });
    trial.order('german', fire({ target: 'rt', immobilize: true }), 1, 3, 1, 1);
    expect(trial.battle.unit('rt')?.at).toBe('D4');
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rt', passed: true }]);
  });

  test('[squad-leader-B-281] [squad-leader 13.22/q2] a crew that looks out may be shocked, and goes on looking out', () => {
    const trial = start({ rt: ['T-34 at D4', { ...CE, facing: 3 }] });
    trial.order('german', fire({ target: 'rt' }), ...ON_HULL, 3, 4, 6, 6);
    expect(trial.unit('rt')).toMatchObject({ shock: 'shocked', exposed: true });
  });

  test('[squad-leader-C-003] [squad-leader 13.24.2.3/q1, 11.19.2] vehicles enter the hex of a burning wreck; a wreck does not hinder men', () => {
    const wreck = { name: 'T-34', nationality: 'Russian', armoured: true, burning: true } as const;
    const trial = start({ g1: '4-6-7 at E9' }, {
      phase: 'movement',
      marks: { D8: { wrecks: [wreck] }, E8: { wrecks: [{ ...wreck, burning: undefined }] } },
    } as Setup);
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    trial.order('german', { order: 'move', units: ['g1'], path: ['E8'] });
    expect(trial.unit('gt').at).toBe('D8');
    expect(trial.unit('g1')).toMatchObject({ at: 'E8', spent: 1 });
  });

  test('[squad-leader 11.15.2] trucks stay away from enemies', () => {
    const trial = start({ gu: 'truck at D11', r1: '4-4-7 at D10' }, { phase: 'movement' });
    expect(trial.refusal('german', { order: 'drive', unit: 'gu', path: ['D10'] })?.refused).toBe(
      'ENEMY_THERE',
    );
  });

  test('[squad-leader 11.16.3, 13.19.3] of a jeep nothing is left', () => {
    const trial = new Trial({ units: { gt: ['MkIVF2 at D9', CE], aj: 'jeep at D4' } });
    trial.order('german', fire({ target: 'aj' }), ...ON_HULL, 3, 3);
    expect(trial.battle.unit('aj')).toBeUndefined();
    expect(trial.at('D4').wrecks).toBeUndefined();
  });
});

describe('guns as targets', () => {
  const GUN = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] } as const;
  const shell = fire({ target: 'rg' });

  test('[squad-leader 10.3.7, 13.17.5] a critical hit destroys gun and crew behind their shield', () => {
    const trial = start(GUN).order('german', shell, 1, 1, 1, 6, 6);
    expect(trial.battle.unit('rg')).toBeUndefined();
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader-B-93] [squad-leader 10.3/q4] where the gun is gone its shield is gone too', () => {
    const trial = start({ ...GUN, rg: ['76 AT gun with r1', { facing: 0 }], g1: '4-6-7 at D6' });
    trial.order('german', shell, 1, 2, 3, 2, 1, 2);
    expect(trial.battle.unit('rg')).toBeUndefined();
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ units: ['r1'], modifiers: [] }]);
  });

  test('[squad-leader 10.3.6] a crew that has moved to it has no shield in defence', () => {
    const trial = start(
      {
        ...GUN,
        r1: ['crew 2-3-7 at D4', { moved: true, setOut: 'D3', track: ['D4'], costs: [1] }],
        g1: '4-6-7 at D6',
      },
      { phase: 'defensive-fire', active: 'russian' },
    ).order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).not.toContain(
      'gun shield',
    );
  });

  test('[squad-leader-B-279] [squad-leader 13.21/q1] height is nothing against a gun', () => {
    const trial = start(
      { ...GUN, rg: ['76 AT gun with r1', { facing: 0 }] },
      { map: field({ D9: { level: 2 } }) },
    );
    trial.order('german', shell, 1, 2, 6, 5);
    expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([{ modifiers: [] }]);
  });

  test('[squad-leader 13.12.3] a gun that is pushed away is bore sighted no more', () => {
    const trial = new Trial({
      phase: 'movement',
      secrets: { german: { boreSights: { gg: { from: 'D9', on: 'D4' } } } },
      units: { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', {}], r1: '4-4-7 at D2' },
    }).order('german', { order: 'push-gun', gun: 'gg', path: ['D8'] });
    expect(trial.battle.secret('german').boreSights).toBeUndefined();
  });

  test('[squad-leader 10.9.3.3] Intensive Fire does not use up shaped charges sooner', () => {
    const trial = new Trial({
      active: 'american',
      units: { at: ['Priest at D9', CE], gt: ['MkIVF2 at D4', { facing: 3 }] },
    });
    const shot = {
      order: 'fire-ordnance',
      unit: 'at',
      at: 'D4',
      target: 'gt',
      ammunition: 'HEAT',
      intensive: true,
    };
    trial.order('american', shot, 3, 2, 6, 6);
    expect(trial.told('afv-kill')).toMatchObject([{ column: 'H6 (HEAT)' }]);
    expect(trial.unit('at').usedUp).toBeUndefined();
  });

  test.each<[number, string]>([
    [76, 'H75 (HEAT)'],
    [105, 'H6 (HEAT)'],
    [130, 'H6 (HEAT)'],
  ])('[squad-leader-C-010] [squad-leader 13.27.5.2/q1] shaped charges of %imm', (calibre, column) => {
    const gun = { calibre, heat: 8 } as const;
    const trial = new Trial({
      active: 'american',
      units: { at: ['Priest at D9', { ...CE, gun }], gt: ['MkIVF2 at D4', { facing: 3 }] },
    });
    const shot = { order: 'fire-ordnance', unit: 'at', at: 'D4', target: 'gt', ammunition: 'HEAT' };
    trial.order('american', shot, 3, 2, 6, 6);
    expect(trial.told('afv-kill')).toMatchObject([{ column }]);
  });
});
