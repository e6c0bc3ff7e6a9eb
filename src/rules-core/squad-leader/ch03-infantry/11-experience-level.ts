/** The Experience Level Rating (3.11): who fails a check by more than it is replaced by raw troops. */
import type { Act, Unit } from '../system.js';
import { rawestOf } from '../units/catalogue.js';
import { becomes } from './20-casualties.js';

/** Squads and half-squads, where the side has a rating; Americans turn Green, others inexperienced (3.11.2, 3.11.4 to 3.11.6). */
export function showItsLevel(act: Act, id: string, failedBy: number): void {
  const unit = act.battle.unit(id);
  const { elr } = unit ? act.battle.side(unit.side) : {};
  if (!unit || elr === undefined || failedBy <= elr || unit.berserk || isRawest(unit)) return;
  const raw = rawestOf(unit);
  if (!raw) return;
  act.effect(
    'replaced',
    { unit: id, was: unit.strength ?? unit.name, now: raw.name },
    {
      changes: [becomes(unit, raw)],
      cites: ['3.11.2', unit.nationality === 'American' ? '3.11.4' : '3.11.6'],
    },
  );
}

const isRawest = ({ quality }: Unit): boolean => quality === 'green' || quality === 'inexperienced';
