import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import type { PanzerSystem } from '../system.js';
import { d100, Trial } from '../testkit.testkit.js';
import { panzerCampaign } from './index.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;

function kept(setup: Setup): KeptBattle<PanzerSystem> {
  const trial = new Trial(setup);
  return new KeptBattle<PanzerSystem>(
    panzerCampaign,
    trial.battle,
    (side, order, ...faces) => trial.order(side, order as never, ...faces).action,
  );
}

/** A Panzer IV hits a T-34 on the track ahead: 1 to hit, then where and what. */
function shot(target: object, ...faces: number[]): KeptBattle<PanzerSystem> {
  const setup: Setup = {
    units: {
      g1: ['Panzer IV at D4', { facing: 3 }],
      s1: ['T-34 at D8', { facing: 0, spotted: true, ...target }],
    },
    commands: { g1: 'fire', s1: 'fire' },
  };
  const weapon = new Trial(setup).aim('g1');
  return kept(setup).order('german', { order: 'fire', target: 's1', shots: [weapon] }, ...d100(1), ...faces);
}

const storm = (units: NonNullable<Setup['units']>, ...rolls: number[]) =>
  kept({
    units,
    commands: { g1: 'move' },
    clock: { phase: 'movement' },
    options: { optional: ['7.55'] },
  }).order(
    'german',
    { order: 'hand-to-hand', units: ['g1'], at: 'D5' },
    ...rolls.flatMap((one) => [...d100(one)]),
  );

describe('what became of vehicles', () => {
  test('[panzer S.ko-bu-wreck/a] destroyed: the kill is the shooter’s, with the cause, and a wreck stays', () => {
    const battle = shot({}, ...d100(60), 0);
    expect(battle.of('s1')).toMatchObject({ fate: 'destroyed', cause: { version: 1, turn: 1 } });
    expect(battle.deedsOf('g1')).toEqual([['kill', 'r-s1']]);
    expect(battle.handOver().terrain).toMatchObject({ D8: { wrecks: [{ name: 'T-34/76 M43' }] } });
    expect(battle.handOver().turningPoints[0]?.says).toMatch(/T-34\/76 M43 is \w+/);
  });

  test('[panzer S.track-hit/c] with a Track hit it goes to the workshop; the hit is a deed', () => {
    const battle = shot({}, ...d100(95), ...d100(100));
    expect(battle.of('s1')).toMatchObject({ fate: 'damaged', is: { trackHit: true } });
    expect(battle.deedsOf('g1')).toEqual([['hurt', 'r-s1']]);
  });

  test('[panzer S.bail-out/d] Bailed Out: damaged, not destroyed; its crew comes back to it', () => {
    const battle = shot({}, ...d100(95), ...d100(1));
    expect(battle.of('s1')).toMatchObject({ fate: 'damaged', is: { trackHit: true, bailedOut: true } });
    expect(battle.deedsOf('g1').map(([deed]) => deed)).not.toContain('kill');
  });

  test('collateral damage is repaired, too; a unit that has left the map has withdrawn, whatever it has', () => {
    const standing = (exited?: readonly string[]) =>
      kept({
        units: {
          g1: ['Panzer IV at D4', { collateral: ['radio'] }],
          g2: 'Panzer IV at D5',
          s1: 'T-34 at Y12',
        },
        ...(exited && { sides: { german: { exited: [...exited] } } }),
      });
    expect(standing().of('g1')).toMatchObject({ fate: 'damaged', is: { collateral: ['radio'] } });
    expect(standing().of('g2')).toMatchObject({ fate: 'unhurt' });
    expect(standing(['g1']).of('g1')).toMatchObject({ fate: 'withdrawn' });
    expect(standing(['g2']).of('g1')).toMatchObject({ fate: 'damaged' });
  });

  test('what was taken back never happened', () => {
    const battle = shot({}, ...d100(60), 0).undo(1);
    expect(battle.of('s1')).toMatchObject({ fate: 'unhurt' });
    expect(battle.of('g1')).toMatchObject({ actions: 0, deeds: [] });
  });
});

describe('what became of men', () => {
  const squads = { g1: 'Rifle squad at D4', s1: 'Soviet squad at D5' } as const;

  test('[panzer CES.11] a squad that lost a step is a half-squad; a unit that falls hand to hand falls by the enemy there', () => {
    const battle = storm(squads, 10, 90, 90, 10, 90, 10);
    expect(battle.of('g1')).toMatchObject({
      fate: 'reduced',
      kind: 'half-squad',
      counter: 'Rifle squad (1 LMG) 1940-43, half-squad',
    });
    expect(battle.of('s1')).toMatchObject({ fate: 'killed' });
    expect(battle.deedsOf('g1')).toEqual([
      ['casualty', 'r-s1'],
      ['close-combat-kill', 'r-s1'],
    ]);
    expect(battle.deedsOf('s1')).toEqual([['casualty', 'r-g1']]);
  });

  test('[panzer 7.55.1/c] a commander who fell with the squad to which he had gone over is dead; one who is still with somebody lives', () => {
    const leader = { name: 'Moll', rank: 7 };
    const units = {
      g1: ['Rifle squad, half-squad at D4', { kind: 'half-squad', name: 'Gruppe' }],
      s1: 'Soviet squad at D5',
      g2: ['CHQ half-squad at B4', { leader }],
    } as never;
    const goes = (lost: boolean) =>
      storm({ ...(units as object), g1: 'HMG section at D4' } as never, ...(lost ? [1, 99] : [99, 1, 99, 1]))
        .rule('He goes over.', { do: 'unit', unit: 'g2', set: { leader: null } } as never)
        .of('g2');
    expect(goes(true)).toMatchObject({ fate: 'killed' });
    const stays = storm({ ...(units as object), g1: ['HMG section at D4', {}] } as never, 99, 1, 99, 1)
      .rule('He goes over.', { do: 'unit', unit: 'g2', set: { leader: null } } as never)
      .rule('To the machine guns.', { do: 'unit', unit: 'g1', set: { leader } } as never);
    expect(stays.of('g2')).toMatchObject({ fate: 'unhurt' });
  });
});
