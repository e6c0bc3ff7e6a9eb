import { Trial } from '../testkit.testkit.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const phase = (units: object, ...dice: number[]) =>
  new Trial(
    {
      units: { ...FAR, ...units } as never,
      clock: { phase: 'rally' },
      agenda: [
        { task: 'turn' },
        { task: 'admin' },
        { task: 'operations' },
        { task: 'rally', side: 'german' },
      ],
    },
    ...dice,
  );
const order = (name: string, weapon: string, more: object = {}) => ({ order: name, weapon, ...more });

describe('Support Weapons in the Rally Phase', () => {
  test('[lnlt 1.6/s] [lnlt 3.0/k] a Good Order unit picks up what lies in its hex', () => {
    const trial = phase({ g1: '1-6-4-5 at E5', gm: 'MG34 at E5' }).order(
      'german',
      order('pick-up', 'gm', { unit: 'g1' }),
    );
    expect(trial.unit('gm').possessor).toBe('g1');
  });

  test('[lnlt 1.6/a] [lnlt 1.6/q] [lnlt 1.7/l] as much as it can carry, and who may carry at all', () => {
    const able = (counter: string, held: number, state: object = {}) =>
      phase({
        g1: [`${counter} at E5`, state],
        gm: 'MG34 at E5',
        ...(held > 0 && { gn: 'MG34 with g1' }),
        ...(held > 1 && { go: 'MG34 with g1' }),
        g2: '1-6-4-5 at E5',
      }).refusal('german', order('pick-up', 'gm', { unit: 'g1' }))?.refused;
    expect([able('1-6-4-5', 1), able('1-6-4-5', 2), able('1-5-4-5', 0), able('1-5-4-5', 1)]).toEqual([
      undefined,
      'CANNOT_CARRY',
      undefined,
      'CANNOT_CARRY',
    ]);
    expect([able('Leader 6-0-6', 0), able('Medic', 0), able('81mm Mortar', 0)]).toEqual([
      undefined,
      'CANNOT_CARRY',
      'CANNOT_CARRY',
    ]);
    expect([able('1-6-4-5', 0, { shaken: true }), able('1-6-4-5', 0, { melee: true })]).toEqual([
      'CANNOT_CARRY',
      'CANNOT_CARRY',
    ]);
  });

  test('[lnlt 3.0/k] [lnlt 3.0/r] not with an enemy in the hex', () => {
    const trial = phase({
      g1: '1-6-4-5 at E5',
      g2: '1-6-4-5 at E5',
      gm: 'MG34 at E5',
      gn: 'MG34 with g2',
      a1: '2-5-4-6 at E5',
    });
    expect(trial.refusal('german', order('pick-up', 'gm', { unit: 'g1' }))).toMatchObject({
      refused: 'ENEMY_THERE',
    });
    expect(trial.refusal('german', order('swap', 'gn', { to: 'g1' }))).toMatchObject({
      refused: 'ENEMY_THERE',
    });
  });

  test('[lnlt 1.6/i] [lnlt 3.0/r] units of one hex hand over and exchange', () => {
    const units = { g1: '1-5-4-5 at E5', g2: '1-5-4-5 at E5', gm: 'MG34 with g1', gn: 'Panzerfaust with g2' };
    const trial = phase(units).order('german', order('swap', 'gm', { to: 'g2', back: 'gn' }));
    expect([trial.unit('gm').possessor, trial.unit('gn').possessor]).toEqual(['g2', 'g1']);
    expect(phase(units).refusal('german', order('swap', 'gm', { to: 'g2' }))).toMatchObject({
      refused: 'CANNOT_CARRY',
    });
  });

  test('[lnlt 1.6/k] a weapon of another nation is captured', () => {
    const trial = phase({ g1: '1-6-4-5 at E5', am: 'BAR at E5' }).order(
      'german',
      order('pick-up', 'am', { unit: 'g1' }),
    );
    expect(trial.unit('am')).toMatchObject({ side: 'german', madeBy: 'american', possessor: 'g1' });
  });

  test('[lnlt 1.6/g] [lnlt 3.0/t] dropped it stays, destroyed it is gone; Shaken units do neither', () => {
    const units = { g1: '1-6-4-5 at E5', gm: 'MG34 with g1' };
    const dropped = phase(units).order('german', order('drop', 'gm'));
    expect(dropped.unit('gm')).toMatchObject({ at: 'E5' });
    expect(dropped.unit('gm').possessor).toBeUndefined();
    expect(phase(units).order('german', order('destroy', 'gm')).battle.unit('gm')).toBeUndefined();
    const shaken = phase({ g1: ['1-6-4-5 at E5', { shaken: true, selfRally: true }], gm: 'MG34 with g1' });
    expect(shaken.refusal('german', order('drop', 'gm'))).toMatchObject({ refused: 'SHAKEN' });
    expect(shaken.refusal('german', order('destroy', 'gm'))).toMatchObject({ refused: 'CANNOT_CARRY' });
  });

  test('[lnlt 1.6.1/a] [lnlt 3.0/s] a tripod is flipped either way, enemies or not, not in Melee', () => {
    const flip = (side: string, state: object, more: object = {}) => {
      const trial = phase({
        g1: ['1-6-4-5 at E5', state],
        gm: ['MG34 with g1', { tripod: side }],
        gl: ['Leader 6-0-6 at N3', { shaken: true }],
        ...more,
      });
      const refused = trial.refusal('german', order('flip', 'gm'))?.refused;
      return refused ?? trial.order('german', order('flip', 'gm')).unit('gm').tripod;
    };
    expect([flip('assembled', {}), flip('dismantled', {}, { a1: '2-5-4-6 at E5' })]).toEqual([
      'dismantled',
      'assembled',
    ]);
    expect(flip('assembled', { melee: true })).toBe('CANNOT_CARRY');
  });

  test('[lnlt 1.6.1/c] a unit that is Shaken dismantles and does not assemble', () => {
    const flip = (side: string) =>
      phase({
        g1: ['1-6-4-5 at E5', { shaken: true }],
        gm: ['MG34 with g1', { tripod: side }],
        gl: ['Leader 6-0-6 at N3', { shaken: true }],
      }).refusal('german', order('flip', 'gm'))?.refused;
    expect([flip('assembled'), flip('dismantled')]).toEqual([undefined, 'SHAKEN']);
  });

  test('[lnlt 1.6.2/a] a jam is looked to once: 2 clears it, 1 never, with Sand 2 neither', () => {
    const jam = (die: number, sand = false) =>
      new Trial({
        units: { ...FAR, g1: '1-6-4-5 at E5', gm: ['MG34 with g1', { jammed: 'jammed' }] } as never,
        clock: { phase: 'rally' },
        options: sand ? { sand: true } : {},
        agenda: [
          { task: 'turn' },
          { task: 'admin' },
          { task: 'operations' },
          { task: 'rally', side: 'german' },
        ],
      })
        .order('german', 'end-rally', die)
        .unit('gm').jammed;
    expect([jam(2), jam(1), jam(2, true), jam(3, true)]).toEqual([
      undefined,
      'for-good',
      'for-good',
      undefined,
    ]);
  });
});
