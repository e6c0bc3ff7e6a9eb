import { d100, field, Trial } from '../testkit.testkit.js';

/** Pioneers in D4, factor 8, before wire in D5 (GP Defense 4): from 51 it is Effective. */
const pioneers = (setup: object = {}, set: object = {}) =>
  new Trial({
    units: { g1: ['Pioneer squad at D4', set], g2: 'Rifle squad at D4', s1: 'T-34 at Y12' },
    commands: { g1: 'move', g2: 'move' },
    marks: { D5: { obstacle: 'wire' } },
    options: { optional: ['7.19'] },
    clock: { phase: 'movement' },
    ...setup,
  });

const ORDER = { order: 'attack-terrain', units: ['g1'], at: 'D5' };
const attack = (trial: Trial, ...rolls: number[]) =>
  trial.order('german', ORDER, ...rolls.flatMap((roll) => [...d100(roll)]));

describe('engineers against obstacles', () => {
  test('[panzer 7.19/b, CES.10, S.engineers] two Effective Results running clear it, one does nothing', () => {
    const cleared = attack(pioneers(), 51, 51);
    expect(cleared.told('obstacle-attacked')[0]).toMatchObject({
      factor: 8,
      defense: 4,
      result: 'Effective',
    });
    expect([cleared.at('D5').obstacle, cleared.unit('g1').assaulted]).toEqual([undefined, true]);
    expect(attack(pioneers(), 51, 50).at('D5').obstacle).toBe('wire');
    expect(attack(pioneers(), 50).at('D5').obstacle).toBe('wire');
  });

  test('[panzer 7.19/b] a roadblock is harder; grade counts', () => {
    const roadblock = attack(
      pioneers({ marks: { D5: { obstacle: 'roadblock' } } }, { grade: 'Veteran' }),
      50,
    );
    expect(roadblock.told('obstacle-attacked')[0]).toMatchObject({ defense: 6, net: 60 });
  });

  test('[panzer 7.19/a, 7.19/c] engineers only, with MOVE, only obstacles, never in a building hex', () => {
    const why = (more: object, setup: object = {}) =>
      pioneers(setup).refusal('german', { ...ORDER, ...more })?.refused;
    expect([why({ units: ['g2'] }), why({ units: ['g1', 'g2'] }), why({ at: 'D3' })]).toEqual([
      'CANNOT_ASSAULT',
      'CANNOT_ASSAULT',
      'NO_SUCH_TARGET',
    ]);
    const near = { g1: 'Pioneer squad at D4', g2: 'Rifle squad at D4', s1: 'T-34 at D6' };
    expect(why({}, { commands: { g1: 'overwatch', g2: 'move' }, units: near })).toBe('NO_MOVE_COMMAND');
  });

  test('[panzer 7.19/a, 7.19/c] nobody is asked without the option, or for an obstacle in a building', () => {
    expect(pioneers().awaits).toEqual(['german assaults']);
    expect(pioneers({ options: {} }).awaits).toEqual(['soviet movement']);
    expect(pioneers({ map: field({ D5: 'stone-building' }) }).awaits).toEqual(['soviet movement']);
  });
});
