/** Sturmoviks (12.6): the volley of eight rockets that some carry instead of bombs. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { IFT } from '../charts/index.js';
import type { Act, Battle, Unit } from '../system.js';
import { armourStruckAt, strikeAfv, strikeMen } from './strikes.js';

const CALIBRE = 82;
/** So much of the die strikes nobody (12.6.7). */
const WIDE = 3;

/** Seven hexes as under mortars, and some rolls for armour in the hex itself (12.6.7 to 12.6.9). */
export function fireRockets(act: Act, plane: Unit, at: string): void {
  const { battle } = act;
  const [afv] = armourStruckAt(battle, { plane, at });
  const fp = (battle.table.charts as ChartPack).lookup(IFT.fpByCalibre, CALIBRE);
  const unhurt = { ...plane, damage: 0 };
  for (const hex of blastArea(battle, at))
    strikeMen(act, { plane: unhurt, at: hex, fp, mistaken: true, explodes: true, cites: ['12.6.8'] });
  if (!afv) return;
  const rolls = Math.max(1, total(act.rollOf('rockets of', [plane.id], D6)) - WIDE);
  for (let n = 0; n < rolls; n++)
    if (battle.unit(afv.id)) strikeAfv(act, unhurt, afv, { column: 'HE 75/76', cites: ['12.6.7'] });
}

const blastArea = (battle: Battle, at: string): string[] => [at, ...neighbours(battle, at)].sort();
