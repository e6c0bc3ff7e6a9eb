import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import { policiesSchema } from '../../campaign/policies/policies.js';
import { checkPolicies } from '../../campaign/policies/policies-check.js';
import { battery } from '../ordnance/testkit.testkit.js';
import type { Asl, AslChange } from '../system.js';
import {
  type Game,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  squad,
  weapon,
} from '../testkit.testkit.js';
import { t34 } from '../vehicles/testkit.testkit.js';
import { aslskCampaign } from './index.js';

const keep = (game: Game): KeptBattle<Asl> =>
  new KeptBattle<Asl>(
    aslskCampaign,
    game.battle,
    (side, order, ...faces) => game.order(side, order, ...faces).action,
  );
const game = (what: SetUp): KeptBattle<Asl> => keep(setUp(what));
const broken = { broken: true } as const;

/** A 4-6-7 fires at the adjacent hex E5. */
const FIRE = { order: 'fire', at: 'E5', firers: ['a1'] };
const under = (units: Record<string, Placed>, ...faces: number[]): KeptBattle<Asl> =>
  game({ phase: 'PFPh', units: { a1: german('4-6-7', 'E4'), ...units } }).order('a', FIRE, ...faces);

const NMC = [3, 5] as const;
const K2 = [1, 2] as const;

describe('what became of men', () => {
  test('killed: with the cause, and the kill to who fired', () => {
    const kept = under({ b1: halfSquad('Russian', '2-3-7', 'E5') }, ...K2);
    const cause = { version: 1, effect: 1, turn: 1, says: '2-3-7 is eliminated.' };
    expect(kept.of('b1')).toMatchObject({ fate: 'killed', cause });
    expect(kept.of('b1')).not.toHaveProperty('counter');
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', actions: 1 });
    expect(kept.of('a1').deeds).toEqual([{ deed: 'kill', times: 1, to: 'r-b1', cause }]);
    expect(kept.handOver()).toMatchObject({ points: { a: 1, b: 0 }, winner: null });
  });

  test('halved: its counter and kind at the end; units are named as they were before', () => {
    const kept = under({ b1: russian('4-4-7', 'E5', { name: '4-4-7 Orlov' }) }, ...K2, 2, 2);
    expect(kept.of('b1')).toMatchObject({
      fate: 'reduced',
      counter: '2-3-7',
      kind: 'half-squad',
      cause: { says: expect.stringContaining('4-4-7 Orlov') },
    });
    expect(kept.deedsOf('a1')).toEqual([['casualty', 'r-b1']]);
  });

  test('broken is not hurt; the check counts as failed, and the one it passed as passed', () => {
    const kept = under(
      { b1: russian('4-4-7', 'E5', { elr: 5 }), b2: russian('4-4-7', 'E5') },
      ...NMC,
      3,
      5,
      2,
      3,
    );
    expect(kept.of('b1')).toMatchObject({ fate: 'unhurt', checksPassed: 0, checksFailed: 1 });
    expect(kept.of('b1')).not.toHaveProperty('cause');
    expect(kept.of('b2')).toMatchObject({ fate: 'unhurt', checksPassed: 1, checksFailed: 0 });
    expect(kept.deedsOf('a1')).toEqual([['broke', 'r-b1']]);
  });

  test('replaced by its ELR: another counter, nobody is missing', () => {
    const kept = under({ b1: russian('4-4-7', 'E5', { elr: 0 }) }, ...NMC, 4, 5);
    expect(kept.of('b1')).toMatchObject({ fate: 'unhurt', counter: '4-2-6' });
    expect(kept.deedsOf('b1')).toEqual([['replaced', undefined]]);
  });

  test('wounded: the wound stays with him, and so does the cause', () => {
    const kept = under({ b1: leader('Russian', '9-1', 'E5') }, ...K2, 2);
    expect(kept.of('b1')).toMatchObject({ fate: 'wounded', is: { wounded: true }, cause: { effect: 1 } });
    expect(kept.deedsOf('a1')).toEqual([['hurt', 'r-b1']]);
  });

  test('a leader arose: out of whom, by which roll, by which rule; what he did is his', () => {
    const kept = game({
      phase: 'RPh',
      units: { a1: german('4-6-8', 'E4', broken), b1: russian('4-4-7', 'H8') },
    });
    kept.order('a', { order: 'self-rally', unit: 'a1' }, 1, 1, 3);
    expect(kept.handOver().arisen).toEqual([
      {
        unit: 'new-a1a',
        side: 'a',
        kind: 'person',
        name: '8-0',
        counter: '8-0',
        from: 'r-a1',
        how: 'leader-created',
        fate: 'unhurt',
        cause: { version: 1, effect: 2, turn: 1, says: expect.stringContaining('8-0') },
        rolls: [{ for: 'Leader Creation: 4-6-8', dice: [{ sides: 6, colour: 'white', face: 3 }] }],
        cites: ['5.3/a', '5.3/c'],
      },
    ]);
    expect(kept.of('new-a1a')).toMatchObject({ fate: 'unhurt', deeds: [] });
    expect(kept.deedsOf('a1')).toEqual([['self-rally', undefined]]);
  });

  test('a squad that deployed is two halves, and one squad again when they recombine', () => {
    const marines = (at: string) => squad('USMC', '7-6-8', at);
    const kept = game({
      phase: 'RPh',
      sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
      units: {
        a1: marines('E5'),
        a2: leader('American', '9-1', 'E5'),
        a7: marines('K1'),
        ax: weapon('American', 'LMG', { at: 'K1' }),
        b1: squad('Japanese', '4-4-7', 'L9'),
      },
    });
    kept.order('a', { order: 'deploy', unit: 'a1' }, 3, 3);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', counter: '3-4-8', kind: 'half-squad' });
    expect(kept.handOver().arisen).toMatchObject([
      { unit: 'new-a1a', from: 'r-a1', how: 'deployed', counter: '3-4-8' },
    ]);
    const freed = ['a1', 'a1a'].map((unit): AslChange => ({ do: 'unit', unit, set: { acted: null } }));
    kept.rule('They may act again.', ...freed);
    kept.order('a', { order: 'recombine', units: ['a1', 'a1a'] });
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt' });
    expect(kept.of('a1')).not.toHaveProperty('counter');
    expect(kept.handOver().arisen).toEqual([]);
  });

  test('two half-squads of the roster that recombine: one is a squad, the other lives on in it', () => {
    const half = (at: string) => halfSquad('USMC', '3-4-8', at);
    const kept = game({
      phase: 'RPh',
      sides: { a: { nationality: 'USMC', marineSquads: true }, b: { nationality: 'Japanese' } },
      units: {
        a1: half('E5'),
        a2: half('E5'),
        a9: leader('American', '9-1', 'E5'),
        b1: squad('Japanese', '4-4-7', 'L9'),
      },
    });
    kept.order('a', { order: 'recombine', units: ['a1', 'a2'] });
    expect(kept.of('a2')).toMatchObject({ fate: 'merged', into: 'r-a1', cause: { version: 1 } });
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', counter: '7-6-8', kind: 'squad' });
  });

  test('a Japanese squad that steps down is striped, and is drawn striped again', () => {
    const kept = game({
      phase: 'PFPh',
      sides: { b: { name: 'B', nationality: 'Japanese' } },
      units: { a1: german('4-6-7', 'E4'), b1: squad('Japanese', '4-4-7', 'E5') },
    }).order('a', FIRE, ...NMC, 6, 5);
    expect(kept.of('b1')).toMatchObject({ fate: 'reduced', counter: 'striped 4-4-7' });
    expect(kept.of('b1')).not.toHaveProperty('kind');
    const row = { side: 'b', kind: 'squad', name: 'Ito', counter: 'striped 4-4-7' } as const;
    const drawn = aslskCampaign.draw({ ...row, state: 'ready', experience: 0, battles: 0, kills: 0 }, 'ito');
    expect(drawn).toMatchObject({ counter: 'squad 4-4-7', is: { reduced: true, strength: '3-4-7' } });
  });

  test('close combat: both may fall at once, each by the other', () => {
    const advanced = { advanced: true } as const;
    const kept = game({
      phase: 'APh',
      units: {
        az: german('4-6-7', 'A1'),
        bz: russian('4-4-7', 'H8'),
        a1: german('4-6-7', 'E4', advanced),
        b1: russian('4-4-7', 'E4'),
      },
    });
    const designate = (one: string, other: string) => ({
      order: 'designate',
      attacks: [{ attackers: [one], defenders: [other] }],
    });
    kept.order('a', { order: 'end-phase' });
    kept.order('a', designate('a1', 'b1')).order('b', designate('b1', 'a1'), 1, 2, 2, 1);
    expect([kept.of('a1').fate, kept.of('b1').fate]).toEqual(['killed', 'killed']);
    expect([kept.deedsOf('a1'), kept.deedsOf('b1')]).toEqual([
      [['close-combat-kill', 'r-b1']],
      [['close-combat-kill', 'r-a1']],
    ]);
  });

  test('a unit that a ruling removes is missing, and the ruling is the cause', () => {
    const kept = game({ units: { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'H8') } });
    kept.rule('Lost in the fog.', { do: 'leave', unit: 'a1' });
    expect(kept.of('a1')).toMatchObject({
      fate: 'missing',
      cause: { says: 'The referee rules: Lost in the fog.' },
    });
  });

  test('what was taken back never happened, though it is in the log', () => {
    const kept = under({ b1: halfSquad('Russian', '2-3-7', 'E5') }, ...K2).undo(1);
    expect(kept.of('b1')).toMatchObject({ fate: 'unhurt' });
    expect(kept.of('a1')).toMatchObject({ actions: 0, deeds: [] });
    expect(kept.handOver()).toMatchObject({ dice: [], turningPoints: [], points: { a: 0 } });
    kept.undo(1);
    expect(kept.of('b1')).toMatchObject({ fate: 'killed', cause: { version: 1 } });
    expect(kept.deedsOf('a1')).toEqual([['kill', 'r-b1']]);
  });

  test('who left the map as he should has withdrawn', () => {
    const kept = game({
      phase: 'MPh',
      options: { exits: { a: ['E1'] } },
      units: {
        a1: german('4-6-7', 'E1'),
        aw: weapon('German', 'LMG', { of: 'a1' }),
        b1: russian('4-4-7', 'H8'),
      },
    });
    kept.order('a', { order: 'exit', unit: 'a1' });
    expect([kept.of('a1').fate, kept.of('aw').fate]).toEqual(['withdrawn', 'withdrawn']);
    expect(kept.of('aw').with).toBe('r-a1');
  });
});

describe('what became of weapons and vehicles', () => {
  test('malfunctioned: damaged, with its bearer, by nobody', () => {
    const kept = game({
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E4'),
        aw: weapon('German', 'MMG', { of: 'a1' }),
        b1: russian('4-4-7', 'E7', { broken: true, dm: true }),
      },
    }).order('a', { order: 'fire', at: 'E7', firers: ['aw'] }, 6, 6);
    expect(kept.of('aw')).toMatchObject({ fate: 'damaged', is: { malfunctioned: true }, with: 'r-a1' });
    expect(kept.of('aw').deeds).toEqual([]);
  });

  test('its bearer killed, it lies there: it is with nobody', () => {
    const kept = under(
      { b1: halfSquad('Russian', '2-3-7', 'E5'), bw: weapon('Russian', 'LMG', { of: 'b1' }) },
      ...K2,
    );
    expect(kept.of('bw')).toMatchObject({ fate: 'unhurt', with: null });
  });

  test('captured: gone from its side, and new on the roster of its captor under its nation', () => {
    const units = {
      a1: german('4-6-7', 'E4'),
      bw: weapon('Russian', 'HMG', { at: 'E4' }),
      b1: russian('4-4-7', 'H8'),
    };
    const kept = game({ phase: 'RPh', units }).order('a', { order: 'recover', unit: 'a1', weapon: 'bw' }, 1);
    expect(kept.of('bw')).toMatchObject({ fate: 'captured', captor: 'a', cause: { version: 1 } });
    expect(kept.handOver().arisen).toMatchObject([
      {
        unit: 'new-bw',
        side: 'a',
        kind: 'weapon',
        name: 'Russian HMG',
        counter: 'Russian HMG',
        from: 'r-bw',
        how: 'captured',
        with: 'r-a1',
      },
    ]);
    expect(kept.deedsOf('a1')).toEqual([['captured', 'r-bw']]);
    const [booty] = kept.handOver('bw', 'b1').arisen;
    expect(booty).toMatchObject({ unit: 'new-bw', how: 'captured' });
    expect(booty).not.toHaveProperty('from');
    expect(aslskCampaign.kindOf('Russian HMG', { nationality: 'German' })).toBe('weapon');
  });

  test('a vehicle destroyed by a Gun: the kill is the Gun’s and its crew’s', () => {
    const here = keep(battery('75L AT', { units: { bt: t34('E3') } }));
    here.order('a', { order: 'shoot', weapon: 'ag', at: 'E3', type: 'VTT', target: 'bt' }, 3, 3, 2, 2);
    expect(here.of('bt')).toMatchObject({ fate: 'destroyed', cause: { version: 1 } });
    expect([here.deedsOf('ag'), here.deedsOf('ac')]).toEqual([[['kill', 'r-bt']], [['kill', 'r-bt']]]);
  });
});

describe('how the battle went', () => {
  const kept = under(
    { b1: halfSquad('Russian', '2-3-7', 'E5'), bw: weapon('Russian', 'LMG', { of: 'b1' }) },
    ...K2,
  ).rule('That is all.', {
    do: 'clock',
    set: { over: { winner: 'a', why: 'B: 1 lost, 1 needed.' } },
  } as never);

  test('who won, by what margin, and how the dice fell beside what was to be expected', () => {
    expect(kept.handOver()).toMatchObject({
      winner: 'a',
      why: 'B: 1 lost, 1 needed.',
      margin: 1,
      turns: 1,
      dice: [{ side: 'a', sides: 6, rolls: 2, sum: 3, expected: 7, deviation: 2.42 }],
    });
  });

  test('where it turned: what the position is worth, not who has won, is compared', () => {
    const [point, ...others] = kept.handOver().turningPoints;
    expect(others).toEqual([]);
    expect(point).toMatchObject({ cause: { version: 1, turn: 1 }, says: '2-3-7 is eliminated.' });
    expect(point?.swing.a).toBeGreaterThan(0);
    expect(point?.swing.a).toBeLessThan(1_000);
  });
});

describe('the roster', () => {
  const row = { side: 'german', state: 'ready', experience: 0, battles: 0, kills: 0 } as const;

  test.each([
    ['4-6-7', 'German', 'squad'],
    ['half-squad 2-4-7', 'German', 'half-squad'],
    ['crew 2-2-8', 'German', 'crew'],
    ['9-1', 'German', 'person'],
    ['MMG', 'German', 'weapon'],
    ['75L AT', 'German', 'gun'],
    ['StuG IIIG', 'German', 'vehicle'],
    ['striped 4-4-7', 'Japanese', 'squad'],
    ['9-9-9', 'German', undefined],
  ] as const)('%s of the nation %s is a %s', (counter, nationality, kind) => {
    expect(aslskCampaign.kindOf(counter, { nationality })).toBe(kind);
  });

  test('draws men by the name of their kind, without the states of a battle', () => {
    const is = { elr: 3, broken: true, dm: true, concealed: true, wounded: true };
    const half = { ...row, kind: 'half-squad', name: '4-6-7 Brandt', counter: '2-4-7', is } as const;
    expect(aslskCampaign.draw(half, 'g1')).toEqual({
      counter: 'half-squad 2-4-7',
      id: 'g1',
      name: '2-4-7 Brandt',
      is: { elr: 3, wounded: true },
    });
  });

  test('draws a weapon with its bearer where he comes too', () => {
    const gun = { ...row, kind: 'weapon', name: 'Spandau', counter: 'MMG', with: 'g1' } as const;
    expect(aslskCampaign.draw(gun, 'w', new Set(['g1', 'w']))).toEqual({
      counter: 'MMG',
      id: 'w',
      is: { possessor: 'g1' },
    });
    expect(aslskCampaign.draw(gun, 'w', new Set(['w']))).toEqual({ counter: 'MMG', id: 'w' });
  });

  test('what is captured keeps its nation, also when it changes hands again', () => {
    const { captured } = aslskCampaign;
    expect(captured?.('MMG', 'russian')).toBe('Russian MMG');
    expect(captured?.('T-34 M43', 'russian')).toBe('Russian T-34 M43');
    expect(captured?.('German MMG', 'russian')).toBe('German MMG');
    expect(captured?.('MMG', 'partisans')).toBe('MMG');
    expect(aslskCampaign.kindOf('Russian MMG', { nationality: 'German' })).toBe('weapon');
  });

  test('two half-squads of one name make a squad where only one has such halves', () => {
    expect(aslskCampaign.wholeOf?.('3-4-7')).toBe('6-6-7');
    expect(aslskCampaign.wholeOf?.('2-3-7')).toBeUndefined();
  });

  test('of the map collapsed huts stay, smoke and residual fire do not', () => {
    const marks = { E4: { collapsed: true, residual: 4 }, E5: { smoke: [] } };
    expect(aslskCampaign.staying(marks)).toEqual({ E4: { collapsed: true } });
  });

  test('every policy is in form; a level makes counters better one class at a time, by nation', () => {
    for (const [name, policies] of Object.entries(aslskCampaign.presets)) {
      expect(policies.preset).toBe(name);
      expect(policiesSchema.parse(policies)).toEqual(policies);
      expect(checkPolicies(policies, { sides: ['german', 'russian'], pieces: aslskCampaign })).toEqual([]);
    }
    const [green, line] = aslskCampaign.preset.experience.levels;
    expect(green?.gives).toEqual({ is: { elr: 2 } });
    expect(line?.gives.countersOf?.german).toMatchObject({ '4-4-7': '4-6-7', '4-6-7': '4-6-8' });
    expect(line?.gives.countersOf?.russian).toMatchObject({ '4-2-6': '4-4-7', '4-4-7': '4-5-8' });
  });

  test('every rank is a leader in the box, of both nations in the Pacific', () => {
    const counters = (preset: string) =>
      aslskCampaign.presets[preset]?.promotion.ladder.map(({ counter }) => counter ?? '') ?? [];
    expect(counters('aslsk-linked')).toHaveLength(7);
    for (const counter of counters('aslsk-linked'))
      expect(aslskCampaign.kindOf(counter, { nationality: 'German' })).toBe('person');
    expect(counters('aslsk-pacific')).toHaveLength(3);
    for (const nationality of ['USMC', 'Japanese'])
      for (const counter of counters('aslsk-pacific'))
        expect(aslskCampaign.kindOf(counter, { nationality })).toBe('person');
  });
});
