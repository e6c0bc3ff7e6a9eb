/** Heroes (3.8): men who come forward under fire, fight by themselves and never break. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { spentUpTo } from '../ch05-fire/06-track.js';
import { order } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, refuse, sumOf, type Unit } from '../system.js';
import { heroOf } from '../units/catalogue.js';
import {
  enemyOf,
  isHero,
  isLeader,
  isOnMap,
  isPrisoner,
  isScout,
  isSmc,
  isSniper,
  ofSide,
} from '../units/kinds.js';
import { becomes, eliminate } from './20-casualties.js';
import { traitsOf } from './nationalities.js';

/** The unmodified roll of a check of fire of which heroes come, and the die that makes one. */
const BOLD = 2;
const HERO_ON = 2;
/** A hero who is wounded after so many factors goes no farther (3.8.5). */
const SPENT = 3;

/** Its owner may see whether there is a hero among those who rolled so well (3.8.11). */
export function mayBeHeroic(act: Act, id: UnitId, rolled: number): void {
  const unit = act.battle.unit(id);
  if (rolled !== BOLD || !unit || isHero(unit) || isScout(unit) || isPrisoner(unit) || !isOnMap(unit)) return;
  if (!isInPlay(act.battle, '3.8')) return;
  const changes: Change[] = [{ do: 'unit', unit: id, set: { afterwards: 'heroic' } }];
  act.effect('emboldened', { unit: id }, { changes, cites: ['3.8.11'] });
}

export const seekHero = order({
  title: 'Look for a hero',
  description: 'Men who rolled a 2 in a check of fire: a hero comes forward on a die of 1 or 2.',
  cites: ['3.8.11'],
  answers: ['afterwards'],
  asks: { unit: z.string().describe('Who rolled so well.') },
  *candidates({ battle, by }) {
    for (const { id, afterwards } of ofSide(battle, by)) if (afterwards === 'heroic') yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    return unit?.side === by && unit.afterwards === 'heroic'
      ? { unit: id }
      : { ...refuse('NOT_YOUR_UNIT', `"${id}" did not roll a 2 just now.`, '3.8.11'), path: '$.unit' };
  },
  listing: ({ battle }, _asked, { unit }) => ({
    says: `A hero on ${HERO_ON - sumOf(boldness(battle, battle.theUnit(unit)))} or less.`,
  }),
  perform(act, { unit: id }) {
    const modifiers = boldness(act.battle, act.battle.theUnit(id));
    const rolled = total(act.rollOf('hero', [id], D6));
    const changes: Change[] = [{ do: 'unit', unit: id, set: { afterwards: null } }];
    act.effect('hero-sought', { unit: id, rolled, modifiers }, { changes, cites: ['3.8.11'] });
    if (rolled + sumOf(modifiers) <= HERO_ON) createHero(act, id);
  },
});

/** Finns, Gurkhas, partisans, and Germans who fight Russians (3.8.11). */
function boldness(battle: Battle, unit: Unit): Modifier[] {
  const isInTheEast =
    battle.side(enemyOf(battle, unit.side)).nationality === 'Russian' &&
    unit.nationality.startsWith('German');
  return traitsOf(unit).bold || unit.partisan || isInTheEast
    ? [{ why: unit.partisan ? 'partisans' : unit.nationality, value: -1, cites: '3.8.11' }]
    : [];
}

/** What a hero has in common with those of whom he came. */
const SHARED = ['moved', 'prep', 'fired', 'firedIn', 'melee', 'track', 'costs', 'setOut'] as const;

/** He comes out of a squad; a leader becomes one himself, and leads nobody any more (3.8.11/a). */
function createHero(act: Act, id: UnitId): void {
  const unit = act.battle.theUnit(id);
  const isHimself = isSmc(unit) || isSniper(unit);
  const hero = isHimself ? id : act.offspring(id);
  const { side, at, nationality, partisan } = unit;
  const shared = Object.fromEntries(
    [...SHARED, ...(partisan ? (['partisan'] as const) : [])].flatMap((key) =>
      unit[key] === undefined ? [] : [[key, unit[key]]],
    ),
  );
  const change = isHimself
    ? becomes(unit, heroOf(unit), {
        broken: null,
        dm: null,
        berserk: null,
        ...(isLeader(unit) && { observer: true as const }),
      })
    : ({ do: 'enter', unit: hero, set: { ...heroOf({ nationality }), ...shared, side, at } } as Change);
  act.effect('hero-created', { unit: id, hero }, { changes: [change], cites: ['3.8.11', '3.8.2'] });
}

/** A failed check wounds him; a second one, or a 12, is the end of him (3.8.2). */
export function hurtHero(act: Act, hero: Unit, isFated: boolean): void {
  if (isFated || hero.wounds) eliminate(act, hero.id, ['3.8.2']);
  else woundHero(act, hero, ['3.8.2']);
}

/** He goes no farther when he has come three factors far (3.8.5, 3.8.8). */
function woundHero(act: Act, hero: Unit, cites: readonly RuleId[]): void {
  const isSpent =
    act.battle.clock.phase === 'defensive-fire' &&
    isOnMap(hero) &&
    hero.track !== undefined &&
    spentUpTo(hero, hero.at) >= SPENT;
  const wounded = { wounds: 1, ...(isSpent && { grounded: true }) };
  act.effect(
    'wounded',
    { unit: hero.id },
    {
      changes: [becomes(hero, heroOf({ ...hero, wounds: 1 }), wounded)],
      cites: isSpent ? [...cites, '3.8.5'] : cites,
    },
  );
}
