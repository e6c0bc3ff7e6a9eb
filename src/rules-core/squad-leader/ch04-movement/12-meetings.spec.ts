/** Where cavalry meets the rules of other chapters. */
import { field, type Setup, Trial } from '../testkit.testkit.js';

const meeting = (units: Setup['units'] = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    active: 'russian',
    enemy: 'german',
    units: {
      r1: ['4-4-7 at D9', { skill: 'cavalry', rides: 'rh' }],
      rh: 'horses at D9',
      g1: '4-6-7 at D6',
      r9: '4-4-7',
      ...units,
    },
    ...more,
  });
const goes = (path: string, units = 'r1') => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const refused = (trial: Trial, asked: object, side = 'russian') =>
  trial.refusal(side, asked as never)?.refused;
const shot = (at: string, members: object = {}) => ({ order: 'fire', at, firers: ['g1'], ...members });

const toTheRout = (trial: Trial) => {
  while (!trial.awaits[0]?.endsWith(' rout')) trial.endPhase();
};

test('[squad-leader 4.12.16 × 5.1.2] who fired at riders on the move has fired in the Defensive Fire Phase too', () => {
  const trial = meeting().order('russian', goes('D8'));
  trial.order('german', shot('D8'), 6, 5).endPhase();
  expect(refused(trial, shot('D8'), 'german')).toBe('HAS_FIRED');
});

test('[squad-leader 4.12.16 × 5.1.5] units of a hex that fired at riders in one hex may fire at others in the next', () => {
  const trial = meeting({ g2: '4-6-7 at D6' }).order('russian', goes('D8 D7'));
  trial.order('german', shot('D8'), 6, 5);
  trial.order('german', { order: 'fire', at: 'D7', firers: ['g2'] }, 6, 5, 1, 3);
  expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ unit: 'g2', fp: 8 }]);
});

test('[squad-leader 4.12.24 × 3.21.7] who is thrown in the open routs on foot', () => {
  const trial = meeting({}, { map: field({ D9: 'woods' }) }).order('russian', goes('D8'));
  trial.order('german', shot('D8'), 3, 4, 6, 5);
  toTheRout(trial);
  expect(trial.awaits).toEqual(['russian rout']);
  expect(trial.legalOf('russian', 'rout').map(({ path }) => path)).toContainEqual(['D9']);
});

test('[squad-leader 4.12.24 × 3.21.18] what was at the saddle lies where its rider fell, when he runs', () => {
  const trial = meeting({ ra: 'LMG with r1' }, { map: field({ D9: 'woods' }) }).order('russian', goes('D8'));
  trial.order('german', shot('D8'), 3, 4, 6, 5);
  expect(trial.unit('ra')).toMatchObject({ at: 'D8', possessor: 'r1' });
  toTheRout(trial);
  trial.order('russian', { order: 'rout', unit: 'r1', path: ['D9'] });
  expect(trial.unit('ra')).toMatchObject({ at: 'D8' });
  expect(trial.unit('ra').possessor).toBeUndefined();
});

test('[squad-leader 4.12.2 × 4.1.5] riders and men on foot do not move as one', () => {
  const trial = meeting({ rl: '8-0 at D9' });
  expect(refused(trial, goes('D8', 'r1 rl'))).toBe('NOT_TOGETHER');
});

test('[squad-leader 4.12.15 × 4.8.2] squads do not deploy in the saddle', () => {
  const trial = meeting({ rl: '9-1 at D9' }, { phase: 'rally' });
  expect(trial.legalOf('russian', 'deploy')).toEqual([]);
});

test('[squad-leader 4.12.2 × 4.5.3] cavalry makes no Assault Movement', () => {
  expect(refused(meeting(), { ...goes('D8'), assault: true })).toBe('MOUNTED');
});

test('[squad-leader 4.12.37 × 6.3.6] cavalry in a melee rides out of it and does not withdraw', () => {
  const units = {
    r1: ['4-4-7 at D9', { skill: 'cavalry', rides: 'rh', melee: true }],
    g1: ['4-6-7 at D9', { melee: true }],
    r2: ['4-4-7 at F3', { melee: true }],
    g2: ['4-6-7 at F3', { melee: true }],
  } as const;
  const trial = meeting(units, { phase: 'advance' }).endPhase();
  expect(refused(trial, { order: 'withdraw', unit: 'r1' })).toBe('MOUNTED');
});
