import { crossings, fire, german, move, russian } from './crossings.testkit.js';

const UNDER = { concealed: true } as const;
const HIDDEN = { hidden: true } as const;
const FAR = { g9: '4-6-7 at A12', r9: '4-4-7 at T1' } as const;
const RUSSIANS = { active: 'russian', enemy: 'german' } as const;
const DEFENCE = { ...RUSSIANS, phase: 'defensive-fire' } as const;
const NIGHT = { options: { night: true }, clock: { visibility: 3 } } as const;
const GUN = {
  gg: ['50 AT gun with g1', { ...HIDDEN, facing: 3 }],
  g1: ['crew 2-3-7 at D4', HIDDEN],
} as const;
const attack = (fp: number) => ({ 'fire-attack': { fp } });

crossings('Chapters 2 and 5', [
  {
    rules: '2.3.4 × 5.4.1 × 5.4.7',
    what: 'next to a "?" fire is doubled and halved: what is printed',
    hexes: { D5: 'brush' },
    units: { g1: '4-6-7 at D4', rx: ['4-4-7 at D5', UNDER], ...FAR },
    steps: [german('fire', fire('D5', 'g1'), 6, 5)],
    tells: attack(4),
  },
  {
    rules: '2.3.4 × 5.4.4 × 5.4.7',
    what: 'far off a "?" is fired at with a quarter',
    hexes: { D11: 'brush' },
    units: { g1: '4-6-7 at D3', rx: ['4-4-7 at D11', UNDER], ...FAR },
    steps: [german('fire', fire('D11', 'g1'), 6, 5)],
    tells: attack(1),
  },
  {
    rules: '2.5.4 × 5.4.5',
    what: 'blind fire after a move next to the woods: doubled, and twice halved',
    phase: 'advancing-fire',
    hexes: { D5: 'woods' },
    units: { g1: ['4-6-7 at D4', { moved: true }], r9: '4-4-7 at T1' },
    steps: [german('fire', fire('D5', 'g1'), 6, 5)],
    tells: attack(2),
  },
  {
    rules: '2.3.6 × 5.6.4',
    what: 'who passes woods is fired on in full; who lies hidden there suffers half of it, and is seen',
    phase: 'movement',
    hexes: { D6: 'woods' },
    units: { g1: '4-6-7 at D5', gx: ['4-6-7 at D6', HIDDEN], r1: '6-2-8 at E7', ...FAR },
    steps: [german('move', move('g1', 'D6 D7')), russian('fire', fire('D6', 'r1'), 1, 3, 1, 1, 2, 2)],
    tells: attack(12),
    after: { gx: { hidden: null } },
  },
  {
    rules: '2.8.2 × 5.6.4',
    what: 'at night a mover is fired on in the hex of his way that is near enough',
    ...NIGHT,
    ...DEFENCE,
    units: {
      r1: ['4-4-7 at D12', { moved: true, track: ['D7', 'D8', 'D12'], costs: [1, 1, 1] }],
      g1: '4-6-7 at D4',
      ...FAR,
    },
    steps: [german('fire', fire('D7', 'g1'), 6, 5)],
    tells: attack(4),
  },
  {
    rules: '2.8.2 × 5.6.4',
    what: 'and not where he is now, too far off',
    ...NIGHT,
    ...DEFENCE,
    units: {
      r1: ['4-4-7 at D8', { moved: true, track: ['D7', 'D8'], costs: [1, 1] }],
      g1: '4-6-7 at D4',
      ...FAR,
    },
    steps: [german('fire', fire('D8', 'g1'), 6, 5)],
    refused: 'TOO_DARK',
  },
  {
    rules: '2.8.5 × 2.8.4',
    what: 'men in a vehicle on the move are made out as far as it is',
    ...NIGHT,
    units: {
      g1: '4-6-7 at D4',
      rh: ['M3 armed at D10', { moved: true }],
      r1: ['4-4-7 at D10', { aboard: 'rh', moved: true, exposed: true }],
      ...FAR,
    },
    steps: [german('fire', fire('D10', 'g1'), 6, 5)],
    tells: { 'fire-attack': { outcomes: [{ units: ['r1'] }] } },
  },
  {
    rules: '2.8.6 × 5.4.4',
    what: 'at gun flashes beyond sight and range fire has a quarter',
    ...NIGHT,
    marks: { D12: { flash: 1 } },
    units: { g1: '4-6-7 at D4', r1: '4-4-7 at D12', ...FAR },
    steps: [german('fire', fire('D12', 'g1'), 6, 5)],
    tells: attack(1),
  },
  {
    rules: '2.7.2 × 5.6.1',
    what: 'a hidden gun fires at a mover where he passed, and stays unseen',
    ...DEFENCE,
    hexes: { D4: 'woods' },
    units: {
      ...GUN,
      r1: ['4-4-7 at D12', { moved: true, track: ['D9', 'D12'], costs: [1, 1] }],
      g9: '4-6-7 at A12',
      r9: '4-4-7 at T12',
    },
    steps: [german('fire-ordnance', { unit: 'gg', at: 'D9' }, 3, 1, 6, 6)],
    tells: { 'fired-unseen': { at: 'D9' }, 'gun-sought': { found: false } },
    after: { gg: { hidden: true }, r1: { at: 'D12' } },
  },
  {
    rules: '2.7.2 × 5.5.5',
    what: 'of a shell that kills the only target the gun is not betrayed by it',
    hexes: { D4: 'woods' },
    units: { ...GUN, r1: '4-4-7 at D9', r9: '4-4-7', g9: '4-6-7 at A12' },
    steps: [german('fire-ordnance', { unit: 'gg', at: 'D9' }, 3, 1, 1, 1)],
    tells: { 'gun-sought': { modifiers: [], found: false } },
    after: { r1: null, gg: { hidden: true } },
  },
  {
    rules: '2.3.9.5 × 5.1.1',
    what: 'with one of a group all in its hex are seen, and in the other hexes those who fire',
    hexes: { D4: 'woods', E4: 'woods' },
    units: {
      g1: ['4-6-7 at D4', UNDER],
      g2: ['4-6-7 at D4', UNDER],
      g3: ['4-6-7 at E4', UNDER],
      gl: ['8-0 at E4', UNDER],
      r1: '4-4-7 at E8',
      ...FAR,
    },
    steps: [german('fire', fire('E8', 'g1', 'g3'), 6, 5)],
    after: { g2: { concealed: null }, gl: { concealed: null } },
  },
  {
    rules: '2.3.9.6 × 5.6.3',
    what: 'an enemy broken by fire beside a "?" in brush does not take it',
    phase: 'movement',
    hexes: { D6: 'brush' },
    units: { g1: '4-6-7 at D4', rx: ['4-4-7 at D6', UNDER], r1: '6-2-8 at F6', ...FAR },
    steps: [
      german('move', move('g1', 'D5')),
      russian('fire', fire('D5', 'r1'), 3, 4, 6, 5),
      russian('end-phase'),
    ],
    after: { g1: { broken: true }, rx: { concealed: true } },
  },
  {
    rules: '2.3.9.1/a × 5.6.3',
    what: 'one who is left in good order does',
    phase: 'movement',
    hexes: { D6: 'brush' },
    units: { g1: '4-6-7 at D4', rx: ['4-4-7 at D6', UNDER], r1: '6-2-8 at F6', ...FAR },
    steps: [german('move', move('g1', 'D5')), russian('fire', fire('D5', 'r1'), 6, 5), russian('end-phase')],
    after: { rx: { concealed: null, hidden: null } },
  },
  {
    rules: '2.2.6/b × 5.1.1',
    what: 'a group fires with those alone who see beneath the cliff: the other has fired in vain',
    hexes: { D4: { level: 3 }, D5: { level: 2 }, D6: { level: 2, hexsides: { 3: 'cliff' } } },
    units: { g1: '4-6-7 at D4', r1: '4-4-7 at D7', ...FAR },
    steps: [german('fire', fire('D7', 'g1'), 6, 5)],
    tells: { 'fired-in-vain': { units: ['g1'] } },
  },
  {
    rules: '2.3.4 × 5.1.6',
    what: 'a group at a "?" is halved as a whole',
    hexes: { D8: 'brush' },
    units: { g1: '4-6-7 at D4', g2: '4-6-7 at E4', rx: ['4-4-7 at D8', UNDER], ...FAR },
    steps: [german('fire', fire('D8', 'g1', 'g2'), 6, 5)],
    tells: attack(4),
  },
]);
