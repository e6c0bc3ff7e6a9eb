/** The Experience Level Rating (3.11): who fails a check by more than it is replaced by raw troops. */
import { D6, total } from '../../kernel/dice/index.js';
import { isChosen } from '../options/optional-rules.js';
import { type Act, type Battle, type Modifier, type SquadLeader, sumOf, type Unit } from '../system.js';
import { rawestOf } from '../units/catalogue.js';
import { becomes } from './20-casualties.js';
import { countLoss } from './27-battlefield-integrity.js';

/** Squads and half-squads, where the side has a rating; Americans turn Green, others inexperienced (3.11.2, 3.11.4 to 3.11.6). */
export function showItsLevel(act: Act, id: string, failedBy: number): void {
  const unit = act.battle.unit(id);
  const elr = unit?.elr ?? (unit && act.battle.side(unit.side).elr);
  if (!unit || elr === undefined || failedBy <= elr || unit.berserk || isRawest(unit)) return;
  const raw = rawestOf(unit);
  if (!raw) return;
  const was = { ...unit };
  act.effect(
    'replaced',
    { unit: id, was: unit.strength ?? unit.name, now: raw.name },
    {
      changes: [becomes(unit, raw)],
      cites: ['3.11.2', unit.nationality === 'American' ? '3.11.4' : '3.11.6'],
    },
  );
  countLoss(act, was, raw);
}

const isRawest = ({ quality }: Unit): boolean => quality === 'green' || quality === 'inexperienced';

const BY_TROOPS = { elite: 1, first: 0, second: -1 } as const;

/** What the year and the troops add to the die (3.11.3/a). */
function promise(
  { options: { year } }: Battle,
  troops: NonNullable<SquadLeader['side']['troops']>,
): Modifier[] {
  const byYear = year <= 1942 ? -2 : year === 1943 ? -1 : 0;
  const found: Modifier[] = [
    { why: `${year}`, value: byYear, cites: '3.11.3/a' },
    { why: `${troops} line`, value: BY_TROOPS[troops], cites: '3.11.3/a' },
  ];
  return found.filter(({ value }) => value !== 0);
}

/** Where a battle has this option, sides whose rating is not known roll for it before the first turn (3.11.3). */
export function rateTroops(act: Act): void {
  const { battle } = act;
  if (!isChosen(battle, '3.11.3')) return;
  for (const side of battle.sideIds()) {
    const { troops, elr } = battle.side(side);
    if (troops === undefined || elr !== undefined) continue;
    const modifiers = promise(battle, troops);
    const rolled = total(act.roll('experience', D6));
    const rating = Math.max(0, rolled + sumOf(modifiers));
    act.effect(
      'rated',
      { side, rolled, modifiers, elr: rating },
      { changes: [{ do: 'side', side, set: { elr: rating } }], cites: ['3.11.3', '3.11.3/a'] },
    );
  }
}
