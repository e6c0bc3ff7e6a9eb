/** Armor Leaders, hatches, Wrecks, tanks with people beside them and small arms against them, where other chapters come in. */
import { activate, american, crossings, fire, german } from './crossings.testkit.js';
import { burst, commands, drive, fireAt, panzer, sherman, shot, track } from './machines.testkit.js';

const FAR = '2-5-4-6 at N12';
const REST = '1-6-4-5 at A12';
const start = (at = 'D4') => german('activate', activate(at));
const begin = (at: string) => american('activate', activate(at));
const RALLY = { phase: 'rally', decided: true } as const;

crossings('Armor Leaders', [
  {
    rules: '17.2/c × 11.5/b × 5.0/e',
    what: 'the tank checks Damage on his Morale and less his LM',
    active: 'american',
    units: { g1: panzer('D8'), gl: commands('g1'), g2: REST, a1: '2-5-4-6 at D4' },
    steps: [begin('D4'), american('fire', fireAt('a1', 'D8', 'g1'), 6, 1, 3)],
    told: ['3 + 5 - 1 = 7 against Morale 7: no effect'],
  },
  {
    rules: '11.5/c × 14.1/k × 15.0/d',
    what: 'he helps gun and machine gun in one impulse, not the burst of the shell',
    units: { g1: panzer('D4'), gl: commands('g1'), a1: '2-5-4-6 at D9' },
    steps: [
      start(),
      german('shoot', shot('g1', 'D9'), 5, 6, 1, 6),
      german('fire-machine-gun', burst('g1', 'D9'), 1, 6),
    ],
    told: ['To hit: 11, modified 9, needs 9: a hit', 'D9: 1 + 3 against 6', 'D9: 1 + 5 against 6'],
  },
  {
    rules: '11.5/b × 14.1.1/b',
    what: 'hit but not pierced: the check is against his Morale, without his LM',
    active: 'american',
    units: {
      g1: panzer('D8', { facing: 0 }),
      gl: commands('g1'),
      g2: REST,
      a1: sherman('D4', { facing: 3 }),
    },
    steps: [begin('D4'), american('shoot', shot('a1', 'D8', 'g1'), 3, 4, 2, 3, 4, 5)],
    told: ['6 against 8', 'passes its Morale Check with 7 against 7'],
    after: { g1: { shaken: null } },
  },
  {
    rules: '11.5/b × 3.0/o × 15.0/n',
    what: 'in woods, with him: eleven less three is enough for 7 and one more',
    hexes: { D4: 'light-woods' },
    clock: RALLY,
    units: { g1: panzer('D4', { shaken: true, buttoned: true }), gl: commands('g1'), a1: FAR },
    steps: [german('rally', { unit: 'g1' }, 5, 5)],
    after: { g1: { shaken: null, buttoned: true } },
  },
  {
    rules: '11.5/a × 10.1/h',
    what: 'his LM is for attacks: it does not help to spot',
    hexes: { D9: 'light-woods' },
    units: { g1: panzer('D4'), gl: commands('g1'), a1: '2-5-4-6 at D9' },
    steps: [start(), german('spot', { unit: 'g1', at: 'D9' }, 4)],
    places: { D9: { spotted: null } },
  },
  {
    rules: '11.5/d × 15.0/b × 4.0/o',
    what: 'of a Shaken tank he activates nobody else',
    units: {
      g1: panzer('D4', { shaken: true, buttoned: true }),
      gl: commands('g1'),
      g2: panzer('C4'),
      a1: FAR,
    },
    steps: [german('activate', activate('D4', { gl: ['C4'] }))],
    refused: 'CANNOT_COMMAND',
  },
  {
    rules: '15.4/a × 14.1.1 × 11.5/a',
    what: 'he leaves the battle with the Crew that abandons the tank',
    active: 'american',
    units: {
      g1: panzer('D8', { facing: 0 }),
      gl: commands('g1'),
      g2: REST,
      a1: sherman('D4', { facing: 3 }),
    },
    steps: [begin('D4'), american('shoot', shot('a1', 'D8', 'g1'), 3, 4, 5, 4, 6, 6)],
    told: ['9 against 9', 'is Abandoned'],
    after: { gl: null, g1: { abandoned: true } },
  },
]);

crossings('hatches', [
  {
    rules: '10.1/f × 15.0/k',
    what: 'a buttoned tank does not look for others',
    hexes: { D9: 'light-woods' },
    units: { g1: panzer('D4', { buttoned: true }), a1: '2-5-4-6 at D9' },
    steps: [start(), german('spot', { unit: 'g1', at: 'D9' })],
    refused: 'CANNOT_SPOT',
  },
  {
    rules: '10.1/e × 15.0/k',
    what: 'an Open one beside the woods shows everybody who is in them',
    hexes: { D5: 'light-woods' },
    units: { g1: panzer('D4'), g2: '1-6-4-5 at D2', a1: '2-5-4-6 at D5' },
    steps: [start('D2'), german('fire', fire('g2', 'D5'), 1, 6)],
    told: ['D5: 1 + 1 against 6 + 1'],
  },
  {
    rules: '15.0/m × 5.3',
    what: 'at a buttoned tank without riders small arms are not asked to fire',
    units: { g1: panzer('D4', { buttoned: true }), g2: REST, a1: '2-5-4-6 at D8' },
    steps: [start(), german('drive', drive('g1', 'D5'))],
    awaits: 'german moving',
  },
  {
    rules: '15.0/p × 15.3/i',
    what: 'a buttoned half-track overruns without its machine gun',
    units: { g1: track('D4', { buttoned: true }), g2: REST, a1: '2-5-4-6 at D6' },
    steps: [start(), german('drive', drive('g1', 'D5 D6')), american('hold-fire', {}, 1, 6)],
    told: ['D6: 1 + 2 against 6'],
  },
  {
    rules: '4.1/d × 15.0/k × 15.0/f',
    what: 'an Open tank fires all it has at what it has just spotted, without a penalty',
    hexes: { D9: 'light-woods' },
    units: { g1: panzer('D4'), a1: '2-5-4-6 at D9' },
    steps: [
      start(),
      german('spot', { unit: 'g1', at: 'D9' }, 3),
      german('fire-machine-gun', burst('g1', 'D9'), 1, 6),
      german('shoot', shot('g1', 'D9'), 5, 5),
    ],
    told: ['D9: 1 + 4 against 6 + 1', 'To hit: 10, modified 10, needs 9: a miss'],
  },
  {
    rules: '15.2/a × 15.0/f × 15.2',
    what: 'after its Assault Move both weapons fire at one hex, with two less and two more',
    units: { g1: panzer('D4'), a1: '2-5-4-6 at D9', a2: '2-5-4-6 at E9' },
    steps: [
      start(),
      german('drive', drive('g1', 'D5', 'assault-move')),
      german('stop'),
      german('fire-machine-gun', burst('g1', 'D9'), 1, 6),
      german('shoot', shot('g1', 'E9')),
    ],
    told: ['D9: 1 + 2 against 6'],
    refused: 'ONE_HEX',
  },
]);

crossings('Wrecks and Abandoned vehicles', [
  {
    rules: '10.3 × 10.4 × 5.0',
    what: 'a Wreck on the way: one less',
    marks: { D6: { wreck: 'Pz IV H' } },
    units: { g1: '1-6-4-5 at D4', a1: '2-5-4-6 at D8' },
    steps: [start(), german('fire', fire('g1', 'D8'), 1, 6)],
    told: ['D8: 1 + 0 against 6'],
  },
  {
    rules: '10.3/c × 10.4',
    what: 'in woods on the way it adds nothing to them',
    hexes: { D6: 'light-woods' },
    marks: { D6: { wreck: 'Pz IV H' } },
    units: { g1: '1-6-4-5 at D4', a1: '2-5-4-6 at D8' },
    steps: [start(), german('fire', fire('g1', 'D8'), 1, 6)],
    told: ['D8: 1 + 0 against 6'],
  },
  {
    rules: '5.0/g × 10.3 × 15.0',
    what: 'fire past a tank of one’s own is not hindered',
    units: { g1: '1-6-4-5 at D4', g2: panzer('D6'), a1: '2-5-4-6 at D8' },
    steps: [start(), german('fire', fire('g1', 'D8'), 1, 6)],
    told: ['D8: 1 + 1 against 6'],
  },
  {
    rules: '14.1.1/d × 5.0/g',
    what: 'one’s own Abandoned tank does not shield the enemy who has come to it',
    units: { g1: '1-6-4-5 at D4', g2: panzer('D8', { abandoned: true }), a1: '2-5-4-6 at D8' },
    steps: [start(), german('fire', fire('g1', 'D8'), 1, 6)],
    told: ['D8: 1 + 1 against 6'],
  },
  {
    rules: '14.1.1/d × 14.1 × 5.0/g',
    what: 'nor against a gun',
    units: { g1: panzer('D4'), g2: panzer('D8', { abandoned: true }), a1: '2-5-4-6 at D8' },
    steps: [start(), german('shoot', shot('g1', 'D8'), 6, 6)],
    told: ['a miss'],
  },
]);

crossings('people beside vehicles', [
  {
    rules: '6.5/a × 6.1/b × 15.2/a',
    what: 'tank and squad Assault Move together and fire, each with two less',
    active: 'american',
    units: { a1: sherman('D4', { facing: 3 }), a2: '2-5-4-6 at D4', a3: FAR, g1: '1-6-4-5 at D9' },
    steps: [
      begin('D4'),
      american('drive', drive('a1 a2', 'D5', 'assault-move')),
      american('stop'),
      american('fire', fire('a2', 'D9'), 1, 6),
      american('fire-machine-gun', burst('a1', 'D9'), 1, 6),
    ],
    told: ['D9: 1 + 0 against 6', 'D9: 1 + 2 against 6'],
  },
  {
    rules: '6.5 × 6.2',
    what: 'behind his Leader the squad keeps up with the tank for five hexes',
    units: { g1: panzer('D4'), g2: '1-6-4-5 at D4', gl: 'Leader 7-1-6 at D4', g3: REST, a1: FAR },
    steps: [start(), german('drive', drive('g1 g2 gl', 'D5 D6 D7 D8 D9'))],
    after: { g1: { at: 'D9' }, g2: { at: 'D9' }, gl: { at: 'D9' } },
  },
  {
    rules: '6.5/b × 21.4 × 21.4/a',
    what: 'Mines attack tank and squad, each by a roll',
    marks: { D5: { mines: [{ side: 'american', fp: 1 }] } },
    units: { g1: panzer('D4'), g2: '1-6-4-5 at D4', g3: REST, a1: FAR },
    steps: [start(), german('drive', drive('g1 g2', 'D5'), 1, 6, 1, 6)],
    told: ['D5: 1 + 1 against 6 + 2', 'D5: 1 + 1 against 6'],
  },
  {
    rules: '5.3/h × 5.3/f × 17.2/a',
    what: 'a tank drives to a squad in the woods: the squad, which stands still, is not fired at for it',
    hexes: { D5: 'light-woods' },
    units: { g1: panzer('D4'), g2: '1-6-4-5 at D5', g3: REST, a1: '2-5-4-6 at D8' },
    steps: [start(), german('drive', drive('g1', 'D5')), american('fire', fire('a1', 'D5'))],
    refused: 'NO_TARGET',
  },
  {
    rules: '20.1.1 × 5.3',
    what: 'by night nobody is asked to fire at a tank that drives three hexes off',
    options: { night: true },
    units: { g1: panzer('D3'), g2: REST, a1: sherman('D8') },
    steps: [start('D3'), german('drive', drive('g1', 'D4'))],
    awaits: 'german moving',
  },
  {
    rules: '11.4/e × 17.2/a',
    what: 'a Sniper fires at the squad beside the tank and never at the tank',
    active: 'american',
    units: { g1: panzer('D8'), g2: '1-6-4-5 at D8', g3: REST, a1: 'Sniper at D4', a2: FAR },
    hexes: { D4: 'light-woods' },
    steps: [begin('D4'), american('snipe', { unit: 'a1', at: 'D8' }, 3, 3, 6)],
    told: ['D8: 6 + 0 against 6'],
  },
  {
    rules: '11.4/a × 16.1 × 17.2/e',
    what: 'nor at units that ride in a truck',
    active: 'american',
    units: {
      g1: ['Opel Truck at D8', { facing: 0 }],
      g2: ['1-6-4-5', { aboard: 'g1', riding: 'inside' }],
      g3: REST,
      a1: 'Sniper at D4',
      a2: FAR,
    },
    hexes: { D4: 'light-woods' },
    steps: [begin('D4'), american('snipe', { unit: 'a1', at: 'D8' })],
    refused: 'NO_TARGET',
  },
]);

crossings('small arms at vehicles', [
  {
    rules: '5.6 × 17.2/b',
    what: 'Assaulters beside an Open tank: three more',
    active: 'american',
    units: { g1: panzer('D6'), g2: REST, a1: ['2-5-4-6 at D5', { assaulter: true }] },
    steps: [begin('D5'), american('fire', fireAt('a1', 'D6', 'g1'), 1, 6)],
    told: ['D6: 1 + 5 against 6 + 2'],
  },
  {
    rules: '5.4 × 17.2/b',
    what: 'beyond the boxed range with half',
    active: 'american',
    units: { g1: panzer('D11'), g2: REST, a1: ['2-5-4-6 at D4', { extended: true }] },
    steps: [begin('D4'), american('fire', fireAt('a1', 'D11', 'g1'), 1, 6)],
    told: ['D11: 1 + 1 against 6 + 2'],
  },
  {
    rules: '1.6.2 × 17.2/b',
    what: 'a machine gun jams at a tank as well: its FP is out',
    units: { g1: '1-6-4-5 at D4', gw: 'MG42 with g1', a1: sherman('D8'), a2: FAR },
    steps: [start(), german('fire', { units: ['g1'], weapons: ['gw'], at: 'D8', vehicle: 'a1' }, 3, 3)],
    told: ['jams', 'D8: 3 + 1 against 3 + 2'],
    after: { gw: { jammed: 'jammed' } },
  },
  {
    rules: '1.6.3/a × 17.2/b × 5.1',
    what: 'a tank Shaken by a Flamethrower does not run from it',
    active: 'american',
    units: { g1: panzer('D6'), g2: REST, a1: '2-5-4-6 at D5', aw: 'Flamethrower with a1', a2: FAR },
    steps: [
      begin('D5'),
      american('fire', { units: ['a1'], weapons: ['aw'], at: 'D6', vehicle: 'g1' }, 3, 6, 1),
    ],
    told: ['D6: 3 + 12 against 6 + 2', 'Pz IV H is Shaken', '!retreat'],
    after: { g1: { at: 'D6', shaken: true, buttoned: true } },
  },
  {
    rules: '17.3/b × 14.1.3/b × 15.5/a',
    what: 'through an unarmored rear small arms fire as at a truck',
    active: 'american',
    units: {
      g1: track('D8', {
        armour: { front: { hull: 1 }, flank: { hull: 1 }, rear: { hull: null } },
        openTopped: undefined,
        buttoned: true,
      }),
      g2: REST,
      a1: '2-5-4-6 at D4',
    },
    steps: [begin('D4'), american('fire', fireAt('a1', 'D8', 'g1'), 1, 6)],
    told: ['D8: 1 + 2 against 6 + 0'],
  },
]);
