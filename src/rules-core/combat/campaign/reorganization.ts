/**
 * 19.1.8, 19.1.1 and 19.1.10: what becomes of the map and of the units on it between two scenarios of a campaign, step by
 * step in the book's order, each with its dice.
 */
import { D10, type Dice, type Roll, total } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';
import type { Battle, Change, Unit } from '../system.js';
import { groundOf } from '../terrain/ground.js';

/** One consequence, with its cause. */
export interface Consequence {
  readonly what:
    | 'burnt-out'
    | 'fire-out'
    | 'rubble'
    | 'mines-placed'
    | 'repaired'
    | 'wrecked'
    | 'courage-gone'
    | 'nest-lost'
    | 'leader-died'
    | 'leader-healed'
    | 'leader-still-wounded'
    | 'battery-used-up'
    | 'isolated';
  readonly unit?: string;
  readonly at?: string;
  readonly roll?: Roll;
  readonly changes: readonly Change[];
  readonly cites: readonly RuleId[];
}

export interface Reorganization {
  /** Is the building at this hex still held for the nest of that side? (9.2.4) */
  readonly holdsNest: (side: string, at: string) => boolean;
  /** The units that begin the next scenario Isolated, by the campaign's special rules. */
  readonly isolated: (unit: Unit) => boolean;
}

type Step = (battle: Battle, dice: Dice, terms: Reorganization) => Consequence[];

const STEPS: readonly Step[] = [
  burningWrecks,
  fires,
  hiddenMines,
  killedVehicles,
  courage,
  nests,
  woundedLeaders,
  artillery,
  isolation,
];

/** Makes the consequences on the battle one after the other, and tells them. */
export function reorganize(battle: Battle, dice: Dice, terms: Reorganization): Consequence[] {
  return STEPS.flatMap((step) => {
    const consequences = step(battle, dice, terms);
    for (const { changes } of consequences) for (const change of changes) battle.make(change);
    return consequences;
  });
}

function locations(battle: Battle): string[] {
  return Object.keys(battle.position.locations).sort();
}

/** 19.1.8/1 */
function burningWrecks(battle: Battle): Consequence[] {
  return locations(battle).flatMap((at) => {
    const { burningWrecks: burning = 0, wrecks = 0 } = battle.location(at);
    if (burning === 0) return [];
    const change: Change = { do: 'location', at, set: { burningWrecks: null, wrecks: wrecks + burning } };
    return [{ what: 'burnt-out', at, changes: [change], cites: ['19.1.8/1', '19.1.1'] }];
  });
}

/** 19.1.8/2 */
function fires(battle: Battle): Consequence[] {
  return locations(battle).flatMap((at): Consequence[] => {
    if (!battle.location(at).flame) return [];
    const inBuilding = isBuilding(battle, at);
    const set = inBuilding ? { flame: null, rubble: true as const } : { flame: null };
    return [
      {
        what: inBuilding ? 'rubble' : 'fire-out',
        at,
        changes: [{ do: 'location', at, set }],
        cites: ['19.1.8/2'],
      },
    ];
  });
}

function isBuilding(battle: Battle, at: string): boolean {
  return groundOf(battle, at).building !== undefined;
}

/** 19.1.8/3 */
function hiddenMines(battle: Battle): Consequence[] {
  return battle.sideIds().flatMap((side) => {
    const hexes = battle.secret(side).mines ?? [];
    if (hexes.length === 0) return [];
    const placed: Change[] = hexes.map((at) => ({ do: 'location', at, set: { mines: side } }));
    const changes: Change[] = [{ do: 'secret', side, set: { mines: null } }, ...placed];
    return [{ what: 'mines-placed', changes, cites: ['19.1.8/3'] }];
  });
}

/** 19.1.8/4: one roll for each marker; a vehicle that has become a wreck needs no second one. */
function killedVehicles(battle: Battle, dice: Dice): Consequence[] {
  return battle.units().flatMap((unit) => {
    const consequences: Consequence[] = [];
    for (const marker of ['mKill', 'fKill'] as const) {
      if (!unit[marker] || consequences.some(({ what }) => what === 'wrecked')) continue;
      const roll = dice.roll(`${marker === 'mKill' ? 'M' : 'F'}-KILLED: ${unit.name}`, ...D10);
      consequences.push(total(roll) <= 5 ? repaired(unit, marker, roll) : wrecked(battle, unit, roll));
    }
    return consequences;
  });
}

function repaired(unit: Unit, marker: 'mKill' | 'fKill', roll: Roll): Consequence {
  const change: Change = { do: 'unit', unit: unit.id, set: { [marker]: null } };
  return { what: 'repaired', unit: unit.id, roll, changes: [change], cites: ['19.1.8/4'] };
}

function wrecked(battle: Battle, unit: Unit, roll: Roll): Consequence {
  const leaves: Change = { do: 'leave', unit: unit.id };
  if (unit.at === undefined)
    return { what: 'wrecked', unit: unit.id, roll, changes: [leaves], cites: ['19.1.8/4'] };
  const wrecks = (battle.location(unit.at).wrecks ?? 0) + 1;
  const changes: Change[] = [leaves, { do: 'location', at: unit.at, set: { wrecks } }];
  return { what: 'wrecked', unit: unit.id, at: unit.at, roll, changes, cites: ['19.1.8/4', '19.1.1'] };
}

/** 19.1.8/5 */
function courage(battle: Battle): Consequence[] {
  return battle
    .units()
    .filter((unit) => unit.courage)
    .map(({ id }) => ({
      what: 'courage-gone',
      unit: id,
      changes: [{ do: 'unit', unit: id, set: { courage: null } }],
      cites: ['19.1.8/5'],
    }));
}

/** 19.1.8/5: a nest stays where survivors hold a building that may have one. */
function nests(battle: Battle, _dice: Dice, { holdsNest }: Reorganization): Consequence[] {
  return locations(battle).flatMap((at) => {
    const { nest } = battle.location(at);
    if (nest === undefined || holdsNest(nest, at)) return [];
    return [
      { what: 'nest-lost', at, changes: [{ do: 'location', at, set: { nest: null } }], cites: ['19.1.8/5'] },
    ];
  });
}

/** 19.1.8/6 */
function woundedLeaders(battle: Battle, dice: Dice): Consequence[] {
  return battle
    .units()
    .filter((unit) => unit.kind === 'leader' && unit.wounded)
    .map((unit): Consequence => {
      const roll = dice.roll(`wounds: ${unit.name}`, ...D10);
      const rolled = total(roll);
      const common = { unit: unit.id, roll, cites: ['19.1.8/6'] as const };
      if (rolled <= 3) return { what: 'leader-died', changes: [{ do: 'leave', unit: unit.id }], ...common };
      if (rolled >= 6) return { what: 'leader-still-wounded', changes: [], ...common };
      return {
        what: 'leader-healed',
        changes: [{ do: 'unit', unit: unit.id, set: { wounded: null } }],
        ...common,
      };
    });
}

/** 19.1.9: a battery that has fired for effect is used up. */
function artillery(battle: Battle): Consequence[] {
  return battle.sideIds().flatMap((side) => {
    const { batteries = [] } = battle.side(side);
    const left = batteries.filter(({ fired }) => !fired);
    if (left.length === batteries.length) return [];
    const change: Change = { do: 'side', side, set: { batteries: left } };
    return [{ what: 'battery-used-up', changes: [change], cites: ['19.1.9'] }];
  });
}

/** 19.1.10 */
function isolation(battle: Battle, _dice: Dice, { isolated }: Reorganization): Consequence[] {
  return battle
    .units()
    .filter((unit) => unit.at !== undefined && isolated(unit))
    .map(({ id, kind }): Consequence => {
      const set = kind === 'vehicle' ? { suppressed: true as const } : { yellow: 'pinned' as const };
      return { what: 'isolated', unit: id, changes: [{ do: 'unit', unit: id, set }], cites: ['19.1.10'] };
    });
}
