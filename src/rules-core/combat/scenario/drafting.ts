/** How a person's few words become a position or a scenario (3.2): counters by name, who begins, what is in force. */
import * as z from 'zod';
import type { Drafting, ScenarioHooks, SpecialRule } from '../../kernel/decide/rulebook.js';
import type { Position } from '../../kernel/position/position.js';
import type { Condition } from '../../kernel/scenarios/index.js';
import { withoutSet } from '../artillery/sets.js';
import { ATTRIBUTES_OF, WORKS } from '../attributes.js';
import { resume } from '../sequence/resume.js';
import { grenadesFor } from '../smoke/grenades.js';
import type { CombatSystem, Task, Unit } from '../system.js';
import { locationsOf } from '../terrain/ground.js';
import { counterNamed, countersOf } from '../units/catalogue.js';
import { withDoubles } from './doubled.js';
import { judge } from './judge.js';

type Start = Position<CombatSystem>;

export const drafting: Drafting<CombatSystem> = {
  counter: (name, side) => counterNamed(name, side.nationality),
  counters: ({ nationality }) => countersOf(nationality),
  places: locationsOf,
  clock: (sides) => ({ phase: 'command', lastTurn: 6, initiative: sides[0] ?? '' }),
  side: (id) => ({ nationality: nationOf(id) }),
  agenda: ({ clock, secrets, sides }) => {
    const setsUp = Object.values(secrets).some(({ forces }) =>
      forces?.some(({ turn }) => turn === undefined),
    );
    const fortifies = Object.values(secrets).some(({ works }) => works !== undefined);
    const begin: Task[] = [
      ...(setsUp ? [{ task: 'begin-battle' as const }] : []),
      ...(fortifies ? [{ task: 'fortify' as const }] : []),
    ];
    return [{ task: 'turn' }, ...restOfTurn(clock, Object.keys(sides)), ...begin];
  },
  kinds: { of: 'kind', have: ATTRIBUTES_OF },
  resume,
  complete: (position) =>
    withDoubles({
      ...position,
      secrets: withWorks(position),
      clock: { ...position.clock, lastTurn: position.options.turns ?? position.clock.lastTurn },
      sides: Object.fromEntries(
        Object.entries(position.sides).map(([id, side]) => [id, { ...supplies(position, id), ...side }]),
      ),
      units: onTheRoll(withEntries(position), position.clock.phase),
    }),
};

/** What is left of a turn that is entered at the beginning of a phase, last thing first. */
function restOfTurn({ phase, initiative }: Start['clock'], sides: readonly string[]): Task[] {
  if (phase === 'command') return [];
  const others = sides.filter((side) => side !== initiative);
  const end: Task[] = [
    { task: 'conclusion' },
    ...[initiative, ...others].map((side): Task => ({ task: 'rolling-on', side })),
  ];
  return phase === 'conclusion' ? end : [...end, { task: 'impulse' }];
}

const nationOf = (id: string): 'german' | 'american' | 'russian' => {
  const name = id.toLowerCase();
  if (name.startsWith('r') || name.startsWith('sov')) return 'russian';
  return name.startsWith('a') || name.startsWith('us') ? 'american' : 'german';
};

/** Smoke grenades follow from the order of battle (13.1.1); a side that may hide units is asked as if it had. */
function supplies({ units, secrets, clock }: Start, side: string): Partial<CombatSystem['side']> {
  const own = Object.values(units).filter((unit) => unit.side === side);
  const mayHide = secrets[side]?.forces?.some((force) => force.mayHide) || own.some(({ hidden }) => hidden);
  const smoke = clock.turn === 1 ? grenadesFor(own) : 0;
  return { ...(smoke > 0 && { smokeGrenades: smoke }), ...(mayHide && { mayHide: true as const }) };
}

/** The side that sets up places its fortifications and writes down what its artillery needs (7, 15.1.4.1, 15.6.1). */
function withWorks({ secrets, sides, options, units }: Start): Start['secrets'] {
  return Object.fromEntries(
    Object.entries(secrets).map(([id, secret]) => {
      const setsUp = secret.forces?.some(({ turn }) => turn === undefined);
      const batteries = sides[id]?.batteries ?? [];
      const notes = batteries.some(
        ({ by, registers }) => by === 'plotted' || by === 'observer' || registers !== undefined,
      );
      const issues = withoutSet(batteries, Object.values(units), id).length > 0;
      const works = options.fortifications?.[id] ?? (notes || issues ? {} : undefined);
      return [id, setsUp && works && !secret.works ? { ...secret, works } : secret];
    }),
  );
}

/** A vehicle under a Moved marker has not paid to stop, if nothing else is said (11.1.3, 11.1.7). */
function onTheRoll(units: Start['units'], phase: Start['clock']['phase']): Start['units'] {
  const drove = phase === 'command' ? {} : { drove: true as const };
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      const isMoving = unit.kind === 'vehicle' && unit.marker !== undefined && unit.rolling === undefined;
      return [id, isMoving && !unit.mKill ? { ...unit, rolling: 'forward' as const, ...drove } : unit];
    }),
  );
}

/** Reinforcements know when and where they enter (3.2.2.1, 3.2.2.2). */
function withEntries({ units, secrets }: Start): Start['units'] {
  const all: Record<string, Unit> = { ...units };
  for (const { forces = [] } of Object.values(secrets))
    for (const { turn, hexes, units: ids } of forces)
      for (const id of ids) {
        const unit = all[id];
        if (unit && turn !== undefined) all[id] = { ...unit, enters: { turn, hexes: [...hexes] } };
      }
  return all;
}

const nothing = z.strictObject({});
const rule = (says: string, cites: SpecialRule<CombatSystem>['cites'] & {}): SpecialRule<CombatSystem> => ({
  says,
  cites,
  parameters: nothing,
});

/** Special rules as options of the battle (3.2.4). */
const SPECIAL = {
  'random-impulses': rule('The number of impulses in a row is rolled for.', ['4.4.2']),
  'city-buildings': rule('Buildings of several hexes have cellars and rooftops.', ['6.5.1']),
  sewers: rule('Russian infantry may use the sewers.', ['6.5.1.7']),
  wading: rule('Infantry may wade.', ['6.12.2']),
  night: {
    says: 'It is night: nobody sees farther than so many hexes.',
    cites: ['5.1.6'],
    parameters: z.strictObject({ hexes: z.int().min(0) }),
  } satisfies SpecialRule<CombatSystem>,
  'deep-shellholes': rule('Shellholes cost more.', ['18.1.1.3#2']),
  fortifications: {
    says: 'Fortifications of the orders of battle, placed when the units have set up.',
    cites: ['7'],
    parameters: z.record(z.string(), z.partialRecord(z.enum(WORKS), z.int().min(0))),
  } satisfies SpecialRule<CombatSystem>,
} as const;

export const scenarioHooks: ScenarioHooks<CombatSystem> = {
  special: SPECIAL,
  options: ({ turns, victory, special }) => {
    const exits = victory.wins.flatMap(({ is }) => exitsIn(is));
    const yes = (name: keyof typeof SPECIAL, option: keyof CombatSystem['options']) =>
      name in special && { [option]: true };
    return {
      turns,
      victory: victory as never,
      ...(exits.length > 0 && { exits }),
      ...yes('random-impulses', 'randomImpulses'),
      ...yes('city-buildings', 'stalingrad'),
      ...yes('sewers', 'sewers'),
      ...yes('wading', 'wading'),
      ...yes('deep-shellholes', 'deepShellholes'),
      ...('night' in special && { night: (special.night as { hexes: number }).hexes }),
      ...('fortifications' in special && { fortifications: special.fortifications as never }),
    };
  },
  side: (_, area) => ({ setUp: [...area] }),
  judge,
};

/** Exit hexes are those that the Victory Conditions name (3.2.3.2). */
function exitsIn(condition: Condition): { side: string; hexes: string[] }[] {
  if ('all' in condition) return condition.all.flatMap(exitsIn);
  if ('any' in condition) return condition.any.flatMap(exitsIn);
  if ('not' in condition) return exitsIn(condition.not);
  if (!('exit' in condition) || !condition.exit.hexes) return [];
  return [{ side: condition.exit.side, hexes: [...condition.exit.hexes] }];
}
