import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
/** A British carrier at D6, with a light machine gun in its bow, which looks down the map. */
const battle = (values: object = {}, units: Units = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    enemy: 'british',
    ...setup,
    units: { bt: ['Bren Carrier at D6', { facing: 3, ...values }], b9: '4-5-7 at N12', ...units },
  });
const british = { active: 'british', enemy: 'german' } as const;
const FAR: Units = { g9: '4-6-7 at A12' };
const fire = { order: 'fire', at: 'D6', firers: ['g1'] } as const;

describe('carriers', () => {
  test.each<[string, number[], object, string[]]>([
    ['holds', [2, 3, 1, 1], {}, []],
    ['is killed, and leaves it unharmed', [1, 1], { abandoned: true }, ['crew-killed']],
    ['breaks, and gets out', [2, 3, 6, 6], { abandoned: true }, ['bailed-out', 'broken']],
  ])('[squad-leader 11.14.4] its crew is always fired on with +2: it %s', (_, dice, after, kinds) => {
    const trial = battle({}, { g1: ['8-3-8 at D8', { fp: 24 }] }).order('german', fire, ...dice);
    const [outcome] = trial.told('fire-attack')[0]?.outcomes ?? [];
    expect(outcome?.modifiers).toMatchObject([{ value: 2 }]);
    expect(trial.unit('bt')).toMatchObject(after);
    expect(trial.unit('bt').stunned).toBeUndefined();
    expect(trial.kinds).toEqual(expect.arrayContaining(kinds));
    expect(trial.kinds.includes('crew-killed')).toBe(kinds.includes('crew-killed'));
    expect(trial.battle.location('D6').wrecks ?? []).toEqual([]);
  });

  test('[squad-leader 11.14.4] broken it is an easy mark for the rest of the fire phase', () => {
    const units: Units = { g1: ['8-3-8 at D8', { fp: 24 }], g2: '8-3-8 at E7' };
    const trial = battle({}, units).order('german', fire, 2, 3, 6, 6);
    trial.order('german', { ...fire, firers: ['g2'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'on top of a vehicle', value: -2 }),
    );
  });

  test.each<[string, object, number[], number]>([
    ['of a carrier is not shocked', {}, [], 0],
    ['of a halftrack may be', { vehicle: 'halftrack' }, [6, 6], 1],
  ])('[squad-leader 11.14.4] the crew %s', (_, values, dice, checks) => {
    const trial = battle({ armour: { front: 0 }, ...values }, { gt: ['MkIVF2 at D9', { exposed: true }] });
    const shot = { order: 'fire-ordnance', unit: 'gt', at: 'D6', target: 'bt', ammunition: 'AP' };
    trial.order('german', shot, 2, 1, 3, 4, ...dice);
    expect(trial.told('morale-check')).toHaveLength(checks);
  });

  test('[squad-leader 11.14.6] HE that does not destroy it strikes its crew with the same dice', () => {
    const trial = battle({ armour: { front: 9 } }, { gt: ['Brummbar at D9', { facing: 0, exposed: true }] });
    trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D6', target: 'bt' }, 2, 3, 4, 4, 6, 6);
    expect(trial.told('afv-kill')).toMatchObject([{ isKill: false, rolled: 8 }]);
    expect(trial.unit('bt').abandoned).toBe(true);
  });

  test('[squad-leader 11.14.2, 11.14.8] it goes through woods as tanks do, and into no house', () => {
    const map = field({ D7: 'woods', C7: 'wooden-building' });
    const trial = battle({}, FAR, { ...british, phase: 'movement', map });
    const drive = (to: string) => ({ order: 'drive', unit: 'bt', path: [to] });
    expect(trial.refusal('british', drive('C7'))?.refused).toBe('IMPASSABLE');
    expect(trial.refusal('british', drive('D7'), 1, 1)).toBeUndefined();
    const closed = battle({ openTopped: null }, FAR, { ...british, phase: 'movement', map });
    expect(closed.refusal('british', drive('C7'))?.refused).toBe('IMPASSABLE');
    const tank = battle({ openTopped: null, vehicle: 'tank' }, FAR, { ...british, phase: 'movement', map });
    expect(tank.refusal('british', drive('C7'), 1, 1)).toBeUndefined();
  });

  test('[squad-leader 11.14.5] its crew looks out without a marker, serves what is built in, and nothing else', () => {
    const trial = battle({ facing: 0, mg: { bow: 2, aa: 2 } }, { g1: '4-6-7 at D4' }, british);
    expect(trial.refusal('british', { order: 'fire', at: 'D4', firers: ['bt'] })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
    trial.order('british', { order: 'fire-machine-guns', unit: 'bt', at: 'D4' }, 6, 6);
    expect(trial.told('fire-attack')[0]?.fp).toBe(4);
    expect(trial.battle.units().filter(({ kind }) => kind === 'crew')).toEqual([]);
    const moving = battle({}, FAR, { ...british, phase: 'movement' });
    expect(moving.refusal('british', { order: 'expose', unit: 'bt', exposed: true })?.refused).toBe(
      'CANNOT_LOOK_OUT',
    );
  });

  test('[squad-leader 11.14.10] a mortar adds nothing to an overrun', () => {
    const over = (overrun: string[], values: object) =>
      battle(
        { gun: { calibre: 51, type: 'Mtr', shots: 3 }, ...values },
        { g1: '4-6-7 at D7' },
        { ...british, phase: 'movement' },
      ).refusal('british', { order: 'drive', unit: 'bt', path: ['D7'], overrun });
    expect(over(['gun'], {})?.refused).toBe('NO_WEAPON');
    expect(over(['gun'], { gun: { calibre: 40 } })).toBeUndefined();
    expect(over(['bow'], {})).toBeUndefined();
  });
});
