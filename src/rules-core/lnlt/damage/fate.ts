/** What becomes of units (5.1): the one place where they are Shaken, wounded, reduced and eliminated. */

import { cupOf } from '../heroes/skills.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, roundUp, type Unit } from '../system.js';
import { isSmc, trainOf, weaponsOf } from '../units/kinds.js';

/** A unit that is stopped on the move gets the marker of its move (5.1, 5.3). */
export function halted({ id, moving, waits }: Unit): Change[] {
  if (moving === undefined) return [];
  const marker = moving === 'move' ? ('moved' as const) : moving;
  return [
    {
      do: 'unit',
      unit: id,
      set: { moving: null, spent: null, allowance: null, born: null, marker, ...(waits && { waits: null }) },
    },
  ];
}

/** Flips it to its Shaken side and stops it; a Hero never is, and a vehicle buttons up (5.1). */
export function shake(act: Act, id: string, ...cites: RuleId[]): void {
  const unit = act.battle.theUnit(id);
  if (unit.shaken || unit.kind === 'hero') return;
  const buttoned = unit.kind === 'vehicle' && { buttoned: true as const };
  act.effect(
    'shaken',
    { unit: id },
    {
      changes: [
        { do: 'unit', unit: id, set: { shaken: true, ...buttoned } },
        ...distracted(act.battle, unit),
        ...halted(unit),
      ],
      cites: [...cites, '5.1'],
    },
  );
}

/** Fire that affects it makes it lose what it has acquired, with its gun or a weapon that it carries (EOP-A/e). */
const distracted = (battle: Battle, unit: Unit): Change[] => forgotten([unit, ...weaponsOf(battle, unit)]);

const forgotten = (units: readonly Unit[]): Change[] =>
  units
    .filter(({ acquires }) => acquires)
    .map(({ id }) => ({ do: 'unit', unit: id, set: { acquires: null } }));

/** A single man is wounded, and is Shaken unless he is a Hero; a second wound kills (5.1). */
export function wound(act: Act, id: string, ...cites: RuleId[]): void {
  const unit = act.battle.theUnit(id);
  if (!isSmc(unit)) throw new Error(`${id} is not a single man.`);
  if (unit.wounded) {
    eliminate(act, id, ...cites);
    return;
  }
  const shaken = unit.kind !== 'hero' && !unit.shaken && { shaken: true as const };
  act.effect(
    'wounded',
    { unit: id },
    {
      changes: [
        { do: 'unit', unit: id, set: { wounded: true, ...shaken } },
        ...distracted(act.battle, unit),
        ...halted(unit),
      ],
      cites: [...cites, '5.1'],
    },
  );
}

/** Casualties: a Squad becomes a Shaken Half-squad under the Squad's markers, anything less is gone. Returns who is left. */
export function reduce(act: Act, id: string, ...cites: RuleId[]): string | undefined {
  const unit = act.battle.theUnit(id);
  if (unit.kind !== 'squad') {
    eliminate(act, id, ...cites);
    return undefined;
  }
  const half = act.offspring(id);
  const left = halfOf(unit);
  const isBurdened = weaponsOf(act.battle, unit).length > 1;
  act.effect(
    'reduced',
    { unit: id, half, to: left.name },
    {
      changes: [
        ...handed(act.battle, unit, half),
        ...distracted(act.battle, unit),
        { do: 'enter', unit: half, set: left },
        ...halted({ ...unit, id: half } as Unit),
        { do: 'leave', unit: id },
        ...stillFiredAt(act.battle, id, half),
        {
          do: 'side',
          side: unit.side,
          set: { lost: (act.battle.side(unit.side).lost ?? 0) + worth(unit) / 2 },
        },
      ],
      cites: [...cites, '5.1', '1.6/f'],
    },
  );
  if (isBurdened) act.plan({ task: 'let-go' });
  return half;
}

/** The window stays open at the remains of a mover (5.3/b). */
function stillFiredAt({ clock: { window } }: Battle, id: string, half: string): Change[] {
  if (!window?.movers.includes(id)) return [];
  const movers = window.movers.map((mover) => (mover === id ? half : mover));
  return [{ do: 'clock', set: { window: { ...window, movers } } }];
}

/** The Half-squad on the Squad's way and under its markers. */
function halfOf(squad: Unit): Omit<Unit, 'id'> & { name: string } {
  const {
    id: _,
    half,
    full: __,
    kind: ___,
    name,
    fp,
    range,
    mf,
    morale,
    shakenMorale: ____,
    ...rest
  } = squad;
  const from = { name, fp: fp ?? 0, range: range ?? 0, mf: mf ?? 0, morale: morale ?? 0 };
  const figures = half ?? {
    ...from,
    name: `half of ${name}`,
    fp: roundUp(from.fp / 2),
    range: Math.max(1, from.range - 1),
  };
  return { ...rest, ...figures, kind: 'half-squad', full: from, shaken: true };
}

/** The Half-squad takes over what the Squad carried; of two weapons it must let one go (1.6/f). */
const handed = (battle: Battle, unit: Unit, to: string): Change[] =>
  weaponsOf(battle, unit).map(({ id }): Change => ({ do: 'unit', unit: id, set: { possessor: to } }));

/** Off the map for good; its Support Weapons remain in the hex, its passengers go with it (1.6/r). */
export function eliminate(act: Act, id: string, ...cites: RuleId[]): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const train = trainOf(battle, unit);
  const dropped = train.filter(({ possessor }) => possessor !== undefined).map((weapon) => weapon.id);
  const gone = [unit, ...train.filter(({ possessor }) => possessor === undefined)];
  const lost = gone.reduce((sum, each) => sum + worth(each), 0);
  act.effect(
    'eliminated',
    { unit: id, dropped },
    {
      changes: [
        ...dropped.map((weapon): Change => ({ do: 'unit', unit: weapon, set: { possessor: null } })),
        ...forgotten(weaponsOf(battle, unit)),
        ...gone.map((each): Change => ({ do: 'leave', unit: each.id })),
        ...backInTheCup(battle, unit.side, gone),
        ...(lost > 0
          ? [
              {
                do: 'side' as const,
                side: unit.side,
                set: { lost: (battle.side(unit.side).lost ?? 0) + lost },
              },
            ]
          : []),
      ],
      cites: [...cites, ...(dropped.length > 0 ? (['1.6/r'] as const) : [])],
    },
  );
}

/** Skills of the dead can be drawn again (12.0/c). */
function backInTheCup(battle: Battle, side: string, gone: readonly Unit[]): Change[] {
  const skills = gone.flatMap((unit) => unit.skills ?? []);
  return skills.length === 0
    ? []
    : [{ do: 'side', side, set: { skillPool: [...cupOf(battle, side), ...skills] } }];
}

/** In Squads: a Half-squad is half of one (22.0/b). */
function worth({ kind }: Unit): number {
  if (kind === 'squad' || kind === 'weapon-team' || kind === 'vehicle') return 1;
  return kind === 'half-squad' || kind === 'crew' ? 0.5 : 0;
}
