import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const SMALL_ARMS = {
  name: 'Small arms',
  kind: 'small-arms',
  field: 'A',
  rows: [{ ammo: 'GP', type: 'GP', range: { P: 4 }, factor: { P: 4 } }],
} as const;
const attached = (name: string, kind: 'anti-tank-rifle' | 'hand-held') =>
  ({
    name,
    kind,
    field: 'A',
    attached: true,
    rows: [{ ammo: 'AP', type: 'KE', range: { P: 4 }, factor: { P: 5 } }],
  }) as const;
const ATR = attached('ATR', 'anti-tank-rifle');
const ROCKET = attached('Rocket', 'hand-held');

const squad = (...more: (typeof ATR)[]): Placed => [
  'Soviet squad at D6',
  { spotted: true, weapons: [SMALL_ARMS, ...more] as never, handToHand: 0 },
];

const fight = (s1: Placed, optional: PanzerSystem['options']['optional'] = ['7.17']) =>
  new Trial({
    units: { g1: ['Panzer IV at D4', { facing: 3 }], s1 },
    commands: { g1: 'fire' },
    options: { optional },
  });

/** GP fire with 99 is Effective: the squad is reduced, and then come the rolls for what it carries. */
const shot = (trial: Trial, ...faces: number[]) =>
  trial.fire('german', 'g1', 's1', 'GP', ...d100(99), ...faces);
const carried = (trial: Trial) =>
  trial.unit('s1').weapons?.flatMap((weapon) => (weapon.attached ? [weapon.name] : []));

test('[panzer 7.17/a] a squad reduced by GP Fire rolls for what it carries: up to 5 it is destroyed', () => {
  const lost = shot(fight(squad(ATR)), 5);
  expect(lost.told('attached-roll')).toEqual([
    { unit: 's1', weapon: 'ATR', rolled: 5, net: 5, destroyed: true },
  ]);
  expect(lost.unit('s1').kind).toBe('half-squad');
  expect(carried(lost)).toEqual([]);
  expect(carried(shot(fight(squad(ATR)), 6))).toEqual(['ATR']);
  expect(lost.sentences).toContain(
    'ATR of Rifle squad (DP), half-squad: rolls 5 after modifiers: it is destroyed.',
  );
});

test('[panzer 7.17/b] of two the first, picked at random, has -2; the other has not', () => {
  const both = shot(fight(squad(ATR, ROCKET as never)), 2, 7, 6);
  expect(both.told('attached-roll')).toMatchObject([
    { weapon: 'Rocket', net: 5, destroyed: true },
    { weapon: 'ATR', net: 6, destroyed: false },
  ]);
  expect(both.action.rolls.map((roll) => roll.for)).toContainEqual('first attached weapon: 1 ATR, 2 Rocket');
  const other = shot(fight(squad(ATR, ROCKET as never)), 1, 8, 5);
  expect(other.told('attached-roll')).toMatchObject([
    { weapon: 'ATR', net: 6, destroyed: false },
    { weapon: 'Rocket', net: 5, destroyed: true },
  ]);
  expect(carried(other)).toEqual(['ATR']);
});

test('[panzer S.attached-weapons, 7.17/c] a half-squad carries one; without the option nothing is rolled', () => {
  const saved = shot(fight(squad(ATR, ROCKET as never)), 1, 8, 6);
  expect(carried(saved)).toEqual(['ATR']);
  expect(saved.told('reduced')).toMatchObject([{ left: ['Rocket'] }]);
  expect(saved.sentences).toContain(
    'Rifle squad (DP), half-squad is reduced to a half-squad, and leaves behind Rocket.',
  );
  const plain = shot(fight(squad(ATR), []));
  expect(plain.kinds).not.toContain('attached-roll');
  expect(carried(plain)).toEqual(['ATR']);
});

test('[panzer S.attached-weapons] what a half-squad carries is as good as before; its own arms are halved', () => {
  const [own, atr] = shot(fight(squad(ATR)), 9).unit('s1').weapons ?? [];
  expect([own?.rows[0]?.factor.P, atr?.rows[0]?.factor.P]).toEqual([2, 5]);
});

test('[panzer 7.17/c] half-squads and sections are eliminated with what they carry, without a roll', () => {
  const [placed, values] = squad(ATR) as [string, object];
  const half = shot(fight([placed, { ...values, kind: 'half-squad' }]));
  expect(half.told('lost')).toEqual([{ unit: 's1', how: 'eliminated' }]);
  expect(half.kinds).not.toContain('attached-roll');
});

test('[panzer 7.17/a, 7.17/c] Hand-to-Hand calls for it, and so does Indirect Fire', () => {
  const [placed, values] = squad(ATR) as [string, object];
  const close = new Trial({
    units: { g1: 'Rifle squad at D5', s1: [placed, values] },
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    options: { optional: ['7.17'] },
  });
  close.order(
    'german',
    { order: 'hand-to-hand', units: ['g1'], at: 'D6' },
    ...d100(99),
    ...d100(1),
    5,
    ...d100(99),
    ...d100(1),
  );
  expect(close.told('attached-roll')).toMatchObject([{ weapon: 'ATR', destroyed: true }]);
  const mission = { by: 'g1', at: 'D6', ammo: 'GP', sheaf: 'closed', called: 1, turns: 0 } as const;
  const shelled = new Trial({
    units: { g1: ['FO section at D2', { observer: true }], s1: [placed, values] },
    sides: { german: { batteries: [{ name: 'Guns', gp: 9, mission }] } },
    commands: { g1: 'overwatch' },
    clock: { turn: 2 },
    options: { optional: ['7.17'] },
    agenda: [{ task: 'indirect-fire', side: 'german' }],
  }).order('german', { order: 'fire-mission', battery: 'Guns' }, 9, ...d100(99), 5);
  expect(shelled.told('attached-roll')).toMatchObject([{ weapon: 'ATR', destroyed: true }]);
});

test('[panzer 7.17/c × S.overrun/c] an Overrun does not call for it', () => {
  const [placed, values] = squad(ATR) as [string, object];
  const trial = new Trial({
    units: { g1: ['Panzer IV at D5', { facing: 3 }], s1: [placed, { ...values, fired: true }] },
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    options: { optional: ['7.17'] },
    agenda: [{ task: 'movement', side: 'german' }],
  });
  trial.order('german', { order: 'overrun', unit: 'g1', path: ['D6', 'D7'], at: 'D6' }, ...d100(99));
  expect(trial.kinds).not.toContain('attached-roll');
  expect(trial.unit('s1').kind).toBe('half-squad');
});
