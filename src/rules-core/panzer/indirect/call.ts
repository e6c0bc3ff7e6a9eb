/** A mission is called: observer, battery, target hex, SHEAF and what it fires (6.5.1). Response is rolled from the next turn on. */
import * as z from 'zod';
import { neighbours } from '../../mechanics/places.js';
import { reveal } from '../command/known.js';
import { order } from '../form.js';
import { hiddenOf } from '../hidden/counters.js';
import { enemyOf, inActionOf, plays } from '../sequence/sides.js';
import { firesFromCamouflage } from '../spotting/camouflage.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { batteriesOf, batteryOf, directedUnseen, noBattery, observerOf, withMission } from './batteries.js';
import { cannotObserve, cannotSee, kindOf } from './observers.js';
import { cannotServe } from './on-map.js';
import type { Mission } from './sheaf.js';

const GP_ONLY: readonly Mission['ammo'][] = ['GP'];

export const callFire = order({
  title: 'Call Indirect Fire',
  description:
    'An observer with OVERWATCH calls a battery to a hex in its sight. From the next turn on the battery rolls for response. GP at a hex without a spotted enemy is Reconnaissance by Fire (7.37).',
  cites: ['S.calling-fire/a', 'S.indirect-fire/c', 'S.sheaf/a'],
  answers: ['indirect-fire'],
  asks: {
    battery: z.string().describe('The battery, by its name.'),
    observer: z.string().describe('The forward observer, command unit or recon unit.'),
    at: z.string().describe('The target hex: D8.'),
    ammo: z.enum(['GP', 'Smoke', 'Illumination']).describe('What it fires.'),
    sheaf: z.enum(['open', 'closed']).describe('Open spreads the fire over more hexes.'),
    linear: z.literal(true).optional().describe('The hexes lie in a line.'),
    towards: z.int().min(0).max(5).optional().describe('The hexside to which the pattern lies; absent: 0.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const batteries = batteriesOf(battle, by).filter(({ mission }) => !mission);
    if (batteries.length === 0) return;
    for (const observer of [...inActionOf(battle, by), ...hiddenOf(battle, by)].filter((unit) =>
      kindOf(unit),
    ))
      for (const { name: battery, ammo = GP_ONLY } of batteries)
        for (const at of examplesFor(battle, by, observer))
          for (const each of ammo)
            for (const sheaf of ['closed', 'open'] as const)
              yield { battery, observer: observer.id, at, ammo: each, sheaf };
  },
  read({ battle, by }, asked) {
    const battery = batteryOf(battle, by, asked.battery);
    if (!battery) return noBattery(asked.battery);
    const observer = battle.unit(asked.observer);
    const byFire = asked.ammo === 'GP' && !isSpotted(battle, by, asked.at);
    const refusal =
      about('$.observer', cannotObserve(battle, observer, asked.observer, by)) ??
      about('$.battery', isBusy(battle, by, asked)) ??
      about('$.battery', cannotServe(battle, asked.battery, battle.theUnit(asked.observer), asked.at)) ??
      about('$.ammo', cannotFire(battle, battery.ammo ?? GP_ONLY, asked)) ??
      about('$.at', cannotSee(battle, battle.theUnit(asked.observer), asked.at)) ??
      (byFire ? cannotReconnoitre(battle, asked) : undefined);
    return refusal ?? { ...asked, ...(byFire && { byFire: true as const }) };
  },
  perform(act, { battery, observer, ...aim }, { by }) {
    const { battle } = act;
    if (battle.theUnit(observer).command === undefined) reveal(act, by, [battle.theUnit(observer)]);
    const isHidden = battle.theUnit(observer).hidden === true;
    const mission: Mission = {
      ...aim,
      ...(!isHidden && { by: observer }),
      called: battle.clock.turn,
      turns: 0,
    };
    act.effect(
      'fire-called',
      {
        ...(!isHidden && { observer }),
        battery,
        at: aim.at,
        ammo: aim.ammo,
        sheaf: aim.linear ? `linear ${aim.sheaf}` : aim.sheaf,
      },
      {
        changes: [
          withMission(battle, by, battery, mission),
          { do: 'unit', unit: observer, set: { fired: true } },
          ...(isHidden ? [directedUnseen(battle, by, battery, observer)] : []),
        ],
        cites: aim.byFire ? ['S.calling-fire/a', '7.37/b'] : ['S.calling-fire/a'],
      },
    );
    firesFromCamouflage(act, [observer]);
  },
});

const spottedOf = (battle: Battle, by: string) =>
  inActionOf(battle, enemyOf(battle, by)).filter(
    ({ id, spotted }) => spotted || battle.secret(by).spots?.includes(id),
  );

/** Hexes with spotted enemies, and the observer's own with those around it. */
function examplesFor(battle: Battle, by: string, { at = '' }: Unit): string[] {
  const targets = spottedOf(battle, by).map((unit) => unit.at as string);
  return [...new Set([...targets, at, ...neighbours(battle, at)])].sort();
}

const isSpotted = (battle: Battle, by: string, hex: string): boolean =>
  spottedOf(battle, by).some((unit) => unit.at === hex);

const about = (path: string, refusal: Refusal | undefined): Refusal | undefined =>
  refusal && { ...refusal, path };

interface Asked {
  readonly battery: string;
  readonly observer: string;
  readonly at: string;
  readonly ammo: Mission['ammo'];
  readonly sheaf: Mission['sheaf'];
  readonly linear?: true | undefined;
}

/** A battery has one mission at a time, and so has an observer (S.calling-fire/b). */
function isBusy(battle: Battle, by: string, { battery, observer }: Asked): Refusal | undefined {
  const busy = batteriesOf(battle, by).find(
    (one) => one.mission && (one.name === battery || observerOf(battle, by, one) === observer),
  );
  return (
    busy &&
    refuse(
      'BATTERY_BUSY',
      `${busy.name} has a mission at ${busy.mission?.at}: end it first, or name another battery and observer.`,
      'S.calling-fire/b',
    )
  );
}

function cannotFire(battle: Battle, ammo: readonly string[], asked: Asked): Refusal | undefined {
  if (!ammo.includes(asked.ammo))
    return refuse(
      'NO_SUCH_AMMO',
      `${asked.battery} does not fire ${asked.ammo}: it has ${ammo.join(', ')}.`,
      'S.illumination-and-smoke-rounds',
    );
  if (asked.ammo !== 'Illumination') return undefined;
  if (!plays(battle, '7.27'))
    return refuse('NOT_IN_PLAY', 'This battle is fought without Illumination missions.', '7.27/a');
  return asked.sheaf === 'open' || asked.linear
    ? refuse('NO_SUCH_SHEAF', 'Illumination needs a Closed SHEAF that is not linear.', '7.27/a')
    : undefined;
}

function cannotReconnoitre(battle: Battle, { observer, at: hex, sheaf }: Asked): Refusal | undefined {
  if (!plays(battle, '7.37'))
    return {
      ...refuse(
        'NOT_SPOTTED',
        `No spotted enemy is in ${hex}: GP fire is called to a hex with one.`,
        'S.indirect-fire/c',
        '7.37/a',
      ),
      path: '$.at',
    };
  if (kindOf(battle.theUnit(observer)) !== 'FO')
    return {
      ...refuse('NO_OBSERVER', 'Only a forward observer calls Reconnaissance by Fire.', '7.37/b'),
      path: '$.observer',
    };
  return sheaf === 'open'
    ? {
        ...refuse('NO_SUCH_SHEAF', 'Reconnaissance by Fire needs a Closed SHEAF.', '7.37/b'),
        path: '$.sheaf',
      }
    : undefined;
}
