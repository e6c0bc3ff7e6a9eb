/** Placing the fortifications of an order of battle, when the units have set up: never later (7.2.2, 7.3.7, 7.8.1, 7.9.1). */
import * as z from 'zod';
import { WORKS } from '../attributes.js';
import { order } from '../form.js';
import { isInfantry, unitsInHex } from '../morale/status.js';
import { type Act, type Battle, type Change, type CombatSystem, type Refusal, refuse } from '../system.js';
import { groundOf, hasFeature, isBuilding, isWater, marksAt, terrainIn } from '../terrain/ground.js';
import { hexOf, isHexName, isInPlay } from '../terrain/places.js';
import { isAfv } from '../vehicles/status.js';

export type Work = (typeof WORKS)[number];

type FortifyOrder = {
  readonly what: Work;
  readonly at: string;
  readonly facing?: number;
  readonly unit?: string;
  readonly hidden?: boolean;
};

const left = (battle: Battle, side: string, what: Work): number => battle.secret(side).works?.[what] ?? 0;

const isPaved = (battle: Battle, at: string): boolean =>
  groundOf(battle, at).paved || hasFeature(marksAt(battle, at), 'paved-road');

const isRoadHex = (battle: Battle, at: string): boolean =>
  groundOf(battle, at).roads !== 0 || hasFeature(marksAt(battle, at), 'road') || isPaved(battle, at);

/** Ground that the work cannot be placed on; rail cars keep nothing out (6.3.1, 6.5.1.5.1, 6.5.1.6.3, 7.3.3, 7.4.1, 7.9.2). */
function groundRefusal(battle: Battle, what: Work, at: string, hidden: boolean): Refusal | undefined {
  if (isWater(battle, at)) return refuse('WATER', `No ${what} is placed in water.`, '7.3.3', '7.4.1');
  if (what === 'mines')
    return hidden && isPaved(battle, at)
      ? refuse('PAVED', 'Mines on a paved road are never hidden.', '7.3.4', '6.3.1')
      : undefined;
  if (terrainIn(battle, at) === 'machine-parts')
    return refuse('NO_WORKS', 'Among machine parts and lumber only mines are placed.', '6.5.1.5.1');
  if (what === 'dug-in') return undefined;
  if (isBuilding(battle, at))
    return refuse('BUILDING', `No ${what} is placed in a building.`, '7.4.1', '7.9.2');
  if (what === 'trench' && isPaved(battle, at))
    return refuse('PAVED', 'No trench is dug through a paved road.', '6.3.1');
  return what === 'roadblock' && !isRoadHex(battle, at)
    ? refuse('NO_ROAD', 'A roadblock stands on a road.', '7.8.2')
    : undefined;
}

/** Mines always; a trench or pillbox with a unit that lies hidden in its hex (3.3.4.1, 3.3.4.1/a). */
function hidingRefusal(battle: Battle, by: string, what: Work, at: string): Refusal | undefined {
  const lies = unitsInHex(battle, at).some(({ side, hidden }) => side === by && hidden === true);
  const may = what === 'mines' || ((what === 'trench' || what === 'pillbox') && lies);
  return may ? undefined : refuse('NOT_HIDDEN', `This ${what} cannot be hidden.`, '3.3.4.1');
}

function fortifyRefusal(battle: Battle, order: FortifyOrder, by: string): Refusal | undefined {
  const { what, at, facing, unit: id, hidden = false } = order;
  if (left(battle, by, what) === 0)
    return refuse('NONE_LEFT', `${by} has no ${what} left to place.`, '7.8.1');
  if (!isHexName(battle, at) || !isInPlay(battle, at))
    return refuse('NO_SUCH_HEX', `${at} is not a hex in play.`, '3.2.5');
  if (battle.side(by).setUp?.includes(at) === false)
    return refuse('OUTSIDE_AREA', `${at} is not in the set-up area of ${by}.`, '3.3.2');
  const wrong =
    groundRefusal(battle, what, at, hidden) ?? (hidden ? hidingRefusal(battle, by, what, at) : undefined);
  if (wrong) return wrong;
  if ((what === 'pillbox' || what === 'roadblock') && facing === undefined)
    return refuse('NO_FACING', `Say which hexside the ${what} faces.`, '7.9.2', '7.8.2');
  if (what !== 'dug-in') return undefined;
  const unit = id === undefined ? undefined : battle.unit(id);
  const fits = unit?.side === by && unit.at !== undefined && hexOf(unit.at) === at && !unit.dugIn;
  return fits && (isInfantry(unit) || isAfv(unit))
    ? undefined
    : refuse('NOBODY_TO_DIG_IN', 'Name infantry or an armoured vehicle of yours there.', '7.1.1');
}

/** A roadblock covers the hexside it faces and the two beside it (7.8.2). */
const threeSides = (facing: number): number[] => [(facing + 5) % 6, facing, (facing + 1) % 6].sort();

function noted(secret: Partial<CombatSystem['secret']>, { what, at, facing = 0 }: FortifyOrder) {
  if (what === 'mines') return { mines: [...(secret.mines ?? []), at] };
  if (what === 'trench') return { trenches: [...(secret.trenches ?? []), at] };
  return { pillboxes: [...(secret.pillboxes ?? []), { at, facing }] };
}

function built(side: string, { what, at, facing = 0, unit }: FortifyOrder): Change {
  switch (what) {
    case 'mines':
      return { do: 'location', at, set: { mines: side } };
    case 'wire':
      return { do: 'location', at, set: { wire: true } };
    case 'trench':
      return { do: 'location', at, set: { trench: true } };
    case 'pillbox':
      return { do: 'location', at, set: { pillbox: { side, facing } } };
    case 'roadblock':
      return { do: 'location', at, set: { roadblock: { sides: threeSides(facing) } } };
    case 'dug-in':
      return { do: 'unit', unit: unit as string, set: { dugIn: true } };
  }
}

export const fortify = order({
  title: 'Fortify',
  description: 'Place a fortification of the order of battle in the set-up area.',
  cites: ['7', '3.3.4.1'],
  answers: ['fortify'],
  asks: {
    what: z.enum(WORKS).describe('What is placed.'),
    at: z.string().describe('The hex.'),
    facing: z.int().min(0).max(5).optional().describe('The middle hexside of a pillbox or roadblock.'),
    unit: z.string().optional().describe('The unit that is dug in.'),
    hidden: z.boolean().optional().describe('Noted down in place of being put on the map.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    const area = battle.side(by).setUp ?? battle.table.map.hexes.map(({ name }) => name);
    for (const what of WORKS)
      for (const at of area)
        for (const unit of what === 'dug-in' ? unitsInHex(battle, at).map(({ id }) => id) : [undefined]) {
          const faces = what === 'pillbox' || what === 'roadblock' ? { facing: 0 } : {};
          yield { what, at, ...faces, ...(unit !== undefined && { unit }) };
        }
  },
  read: ({ battle, by }, order) => fortifyRefusal(battle, order, by) ?? order,
  perform(act, order, { by }) {
    const { battle } = act;
    const { what, at, hidden } = order;
    const works = { ...battle.secret(by).works, [what]: left(battle, by, what) - 1 };
    const set = hidden ? { works, ...noted(battle.secret(by), order) } : { works };
    const used: Change = { do: 'secret', side: by, set };
    act.effect(
      'fortified',
      { side: by, what, at, ...(hidden && { hidden: true as const }) },
      {
        changes: hidden ? [used] : [used, built(by, order)],
        cites: ['3.3.2'],
        ...(hidden && { to: [by] }),
      },
    );
  },
});

/** What is not placed is lost. */
export const done = order({
  title: 'Done fortifying',
  description: 'Everything that is wanted has been placed.',
  cites: ['7.8.1', '7.9.1'],
  answers: ['fortify'],
  asks: {},
  perform(act, _, { by }) {
    act.effect(
      'fortifying-done',
      { side: by },
      { changes: [{ do: 'secret', side: by, set: { works: null } }], cites: ['7.8.1', '7.9.1'] },
    );
  },
});

/** One side after the other, until nobody has anything to place. */
export function askToFortify(act: Act): void {
  const { battle } = act;
  const next = battle.sideIds().find((side) => battle.secret(side).works !== undefined);
  if (next === undefined) act.done();
  else act.ask({ side: next, kind: 'fortify' });
}
