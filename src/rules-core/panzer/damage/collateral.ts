/** Collateral damage (7.23): what a penetration without damage may still break, each thing once. */
import { D10, total } from '../../kernel/dice/index.js';
import type { Collateral } from '../attributes/index.js';
import { headquartersFall } from '../command/span.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import type { Act, Change, Unit } from '../system.js';
import { bailOut } from './bail-out.js';
import { lose, suppress } from './fate.js';

interface Entry {
  readonly what: Collateral;
  readonly cites: RuleId;
  /** A vehicle without such a thing is Suppressed instead. */
  readonly needs?: (unit: Unit) => boolean;
}

const TURRET: readonly Entry[] = [
  { what: 'turret-ring', cites: '7.23.2/a', needs: ({ turret }) => turret === 'turreted' },
  { what: 'radio', cites: '7.23.2/b' },
];
const FUEL: readonly Entry[] = [{ what: 'fuel', cites: '7.23.4/a' }];

/** By location: what a roll of 1, 2, ... breaks. */
const TABLE: Readonly<Record<string, readonly Entry[]>> = {
  TF: [
    { what: 'optics', cites: '7.23.1/a' },
    { what: 'coax', cites: '7.23.1/b', needs: ({ coax }) => coax === true },
  ],
  TS: TURRET,
  TR: TURRET,
  HF: [{ what: 'running-gear', cites: '7.23.3/a' }],
  HS: FUEL,
  HR: FUEL,
};

/** What any higher roll cites: nothing breaks (7.23.2/d and its like). */
const NOTHING: Readonly<Record<string, RuleId>> = {
  TF: '7.23.1/c',
  TS: '7.23.2/d',
  TR: '7.23.2/d',
  HF: '7.23.3/b',
  HS: '7.23.4/a',
  HR: '7.23.4/a',
};

export function collateralDamage(act: Act, id: string, location: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const { post } = unit;
  const table = TABLE[location];
  if (!plays(battle, '7.23') || unit.type === 'S' || !table) return;
  const rolled = total(act.rollOf('collateral damage', [id], D10));
  const entry = table[rolled - 1];
  if (entry && !unit.collateral?.includes(entry.what) && entry.needs && !entry.needs(unit)) {
    suppress(act, id, [entry.cites]);
    return;
  }
  const what = entry && !unit.collateral?.includes(entry.what) ? entry.what : undefined;
  act.effect(
    'collateral',
    { unit: id, rolled, ...(what && { what }) },
    {
      changes: what ? [broken(act, unit, what)] : [],
      cites: [
        entry?.cites ?? (NOTHING[location] as RuleId),
        ...(entry && !what ? (['7.23/b'] as const) : []),
      ],
    },
  );
  if (what === 'radio' && post) headquartersFall(act, { ...unit, post });
}

/** Without its radio it stops being a command or recon unit. */
function broken({ battle }: Act, unit: Unit, what: Collateral): Change {
  const silent = what === 'radio';
  return {
    do: 'unit',
    unit: unit.id,
    set: {
      collateral: [...(unit.collateral ?? []), what],
      ...(silent && unit.post && { post: null }),
      ...(silent && unit.recon && { recon: null }),
      ...(silent && plays(battle, '7.23.2/c') && { noRadio: true as const }),
    },
  };
}

/** Leaking fuel, at the start of each Movement Phase: 1 it is out of it, 2 it burns (7.23.4/b). */
export function fuelRolls(act: Act): void {
  const { battle } = act;
  const leaking = battle
    .units()
    .filter(
      (unit) =>
        unit.at !== undefined && unit.collateral?.includes('fuel') && !unit.outOfFuel && !unit.bailedOut,
    );
  for (const id of act.byName(leaking.map((unit) => unit.id))) {
    const rolled = total(act.rollOf('fuel', [id], D10));
    const isDry = rolled === 1;
    act.effect(
      'fuel-roll',
      { unit: id, rolled },
      {
        changes: isDry ? [{ do: 'unit', unit: id, set: { outOfFuel: true, trackHit: true } }] : [],
        cites: ['7.23.4/b'],
      },
    );
    if (isDry) bailOut(act, id, 'Track hit');
    else if (rolled === 2) lose(act, id, 'brewed-up', ['7.23.4/b']);
  }
}
