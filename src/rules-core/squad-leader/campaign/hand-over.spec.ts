import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import type { SquadLeader } from '../system.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import { squadLeaderCampaign } from './index.js';

type Units = Readonly<Record<string, Placed>>;
const BROKEN = { broken: true } as const;
const FAR = { g9: '4-6-7 at A12', r9: '4-4-7 at N12' } as const;

const keep = (setup: Setup): KeptBattle<SquadLeader> => {
  const trial = new Trial({ ...setup, units: { ...FAR, ...setup.units } });
  return new KeptBattle<SquadLeader>(
    squadLeaderCampaign,
    trial.battle,
    (side, order, ...faces) => trial.order(side, order as never, ...faces).action,
  );
};
const under = (units: Units, ...faces: number[]) =>
  keep({ units: { g1: '4-6-7 at D4', ...units } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'], ...('gl' in units && { leaders: ['gl'] }) },
    ...faces,
  );
const rallying = (units: Units) => keep({ phase: 'rally', map: field({ D4: 'woods' }), units });
const KIA = [1, 1] as const;
const M = [2, 4] as const;

describe('what became of men', () => {
  test('killed: with the cause, and the kill to who fired and to who directed it', () => {
    const kept = under({ gl: '9-1 at D4', r1: '4-4-7 at D6' }, ...KIA);
    expect(kept.of('r1')).toMatchObject({ fate: 'killed', cause: { says: '4-4-7 is eliminated.' } });
    expect(kept.deedsOf('g1')).toEqual([['kill', 'r-r1']]);
    expect(kept.deedsOf('gl')).toEqual([
      ['kill', 'r-r1'],
      ['directed-kill', 'r-r1'],
    ]);
  });

  test('only squads that he kills are to the credit of who directs', () => {
    const kept = under({ gl: '9-1 at D4', r1: 'crew 2-3-7 at D6' }, ...KIA);
    expect(kept.deedsOf('gl')).toEqual([['kill', 'r-r1']]);
  });

  test('halved, also where the box has no half-squads: its counter and kind at the end', () => {
    const kept = under({ r1: ['4-4-7 at D6', { ...BROKEN, name: '4-4-7 Orlov' }] }, ...M, 5, 5);
    expect(kept.of('r1')).toMatchObject({ fate: 'reduced', counter: '2-4-7', kind: 'half-squad' });
    expect(kept.deedsOf('g1')).toContainEqual(['casualty', 'r-r1']);
  });

  test('replaced by its own Experience Level Rating: another counter, nobody is missing', () => {
    const kept = keep({ active: 'russian', units: { r1: '4-4-7 at D4', g1: ['4-6-7 at D6', { elr: 0 }] } });
    kept.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, ...M, 5, 5);
    expect(kept.of('g1')).toMatchObject({ fate: 'unhurt', counter: '4-3-6' });
  });

  test('a leader arose: out of whom, by which roll, by which rule', () => {
    const kept = rallying({ g1: ['4-6-7 at D4', BROKEN], r1: '4-4-7 at D5' });
    kept.order('german', { order: 'find-leader', unit: 'g1' }, 1, 1, 3);
    expect(kept.handOver().arisen).toMatchObject([
      { kind: 'person', counter: '8-0', from: 'r-g1', how: 'leader-created', cites: ['3.6.3', '3.6/T'] },
    ]);
  });

  test('a hero arose out of a squad; a leader is one himself', () => {
    const squad = under({ r1: '4-4-7 at D6' }, ...M, 1, 1);
    squad.order('russian', { order: 'seek-hero', unit: 'r1' }, 1);
    expect(squad.handOver().arisen).toMatchObject([{ counter: '1-4-9', how: 'hero-created', from: 'r-r1' }]);
    const leader = under({ rl: '8-0 at D6' }, ...M, 1, 1);
    leader.order('russian', { order: 'seek-hero', unit: 'rl' }, 1);
    expect(leader.of('rl')).toMatchObject({ counter: '1-4-9', fate: 'unhurt' });
    expect(leader.deedsOf('rl')).toContainEqual(['became-hero', undefined]);
  });

  test('weapons: broken down, and left behind', () => {
    const kept = keep({ units: { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D6' } });
    kept.order('german', { order: 'fire', at: 'D6', firers: ['gm'] }, 6, 6);
    expect(kept.of('gm')).toMatchObject({ fate: 'damaged', is: { malfunctioned: true } });
  });
});

describe('prisoners', () => {
  test('[squad-leader 3.29/a] are with their captors at the end, and to the credit of the leader there', () => {
    const kept = keep({
      phase: 'rout',
      units: { gl: '8-0 at D4', g1: '4-6-7 at D4', r1: ['4-4-7 at D5', BROKEN] },
    });
    kept.order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
    expect(kept.of('r1')).toMatchObject({ fate: 'captured', captor: 'german' });
    expect(kept.of('r1')).not.toHaveProperty('counter');
    expect(kept.deedsOf('gl')).toEqual([['captured-in-rout', 'r-r1']]);
  });
});

describe('what leaders did (GEN/campaign)', () => {
  test('[squad-leader GEN/campaign, 3.4.7] broke under fire; wounded, and stayed', () => {
    expect(under({ rl: '8-0 at D6' }, ...M, 5, 4).deedsOf('rl')).toContainEqual([
      'broke-under-fire',
      undefined,
    ]);
    const kept = under({ rl: ['9-1 at D6', BROKEN] }, ...M, 5, 5, 1, 2);
    kept.order('russian', { order: 'carry-on' });
    expect(kept.deedsOf('rl').map(([deed]) => deed)).toEqual(['total-cowardice', 'stayed-wounded']);
    expect(kept.of('rl')).toMatchObject({ fate: 'wounded' });
  });

  test('[squad-leader GEN/campaign] his breaking broke a squad, and not one that stood', () => {
    const kept = under(
      { rl: '8-0 at D6', r1: '4-4-7 at D6', r2: '4-4-7 at D6' },
      ...M,
      5,
      4,
      3,
      3,
      5,
      3,
      3,
      3,
      1,
      2,
    );
    expect(kept.deedsOf('rl')).toContainEqual(['broke-a-squad', 'r-r1']);
    expect(kept.deedsOf('rl')).not.toContainEqual(['broke-a-squad', 'r-r2']);
  });

  test('[squad-leader GEN/campaign] rallied a squad; a squad surrendered; he rolled a 12 himself', () => {
    const squad: Units = { gl: '8-0 at D4', g1: ['4-6-7 at D4', BROKEN] };
    const rally = { order: 'rally', unit: 'g1', leader: 'gl' };
    expect(rallying(squad).order('german', rally, 1, 2).deedsOf('gl')).toEqual([['rally', 'r-g1']]);
    expect(rallying(squad).order('german', rally, 6, 6).deedsOf('gl')).toEqual([
      ['squad-surrendered', 'r-g1'],
    ]);
    const coward = rallying({ gl: ['9-1 at D4', BROKEN] });
    coward.order('german', { order: 'rally', unit: 'gl' }, 6, 6, 1, 2);
    expect(coward.deedsOf('gl')).toContainEqual(['total-cowardice', undefined]);
  });

  test('[squad-leader GEN/campaign] a weapon broke down under his direction', () => {
    const kept = keep({
      units: { gl: '8-0 at D4', g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D6' },
    });
    kept.order('german', { order: 'fire', at: 'D6', firers: ['gm'], leaders: ['gl'] }, 6, 6);
    expect(kept.deedsOf('gl')).toEqual([['weapon-malfunctioned', 'r-gm']]);
  });

  test('[squad-leader GEN/campaign] close combat that leaves nobody in the hex', () => {
    const kept = keep({
      phase: 'close-combat',
      units: { gl: '8-0 at D4', g1: '4-6-7 at D4', r1: 'crew 2-3-7 at D4' },
    });
    kept.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'], leader: 'gl' });
    kept.order('russian', { order: 'pass' }, 1, 2);
    expect(kept.deedsOf('gl')).toContainEqual(['hex-cleared', undefined]);
  });
});

describe('the roster', () => {
  const row = {
    side: 'russian',
    state: 'ready',
    experience: 0,
    battles: 0,
    kills: 0,
    name: '2-4-7 Orlov',
  } as const;

  test('draws what was halved, though the box has no such counter, and its own rating', () => {
    const half = { ...row, kind: 'half-squad', counter: '2-4-7', is: { elr: 2, broken: true } } as const;
    const drawn = squadLeaderCampaign.draw(half, 'h');
    expect(drawn).toEqual({ counter: 'half-squad 2-4-7', id: 'h', name: '2-4-7 Orlov', is: { elr: 2 } });
    expect(squadLeaderCampaign.reducedOf?.('4-4-7', half)).toBe('2-4-7');
    const trial = new Trial({ units: { r1: `${drawn.counter} at D4`, g1: '4-6-7 at D12' } });
    expect(trial.unit('r1')).toMatchObject({ kind: 'half-squad', fp: 2 });
  });

  test('squads of another class, leaders of another rank and guns of another weight stand in', () => {
    const german = { nationality: 'german' } as const;
    const far = (kind: 'squad' | 'person' | 'weapon', counter: string, asked: string) =>
      squadLeaderCampaign.comparable?.({ kind, counter }, asked, german);
    expect(far('squad', '4-6-7', '4-6-7')).toBe(0);
    expect(far('squad', '4-6-7', '4-6-8')).toBeLessThan(far('squad', '4-6-7', '8-3-8') as number);
    expect(far('person', '8-0', '8-1')).toBeLessThan(far('person', '8-0', '10-2') as number);
    expect(far('weapon', 'LMG', 'HMG')).toBe(3);
    expect(far('squad', '4-6-7', '9-1')).toBeUndefined();
    expect(far('person', '8-0', '1-4-9')).toBeUndefined();
  });
});
