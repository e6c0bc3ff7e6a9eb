/** The To Kill process (7.9): the number for ammunition, gun and range, less the armour that was hit. */
import type { ChartPack } from '../../kernel/charts/index.js';
import {
  AFV_DESTRUCTION,
  TO_KILL_AP,
  TO_KILL_APCR_APDS,
  TO_KILL_HE_FLAME,
  TO_KILL_HEAT,
} from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import type { Ammunition } from '../ordnance/ammunition.js';
import { millimetres } from '../ordnance/weapon.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import { type Aspect, armourOf, type Part } from './arcs.js';
import type { KillResult } from './effects.js';

interface Shell {
  readonly weapon: AslUnit;
  readonly ammo: Ammunition;
  readonly range: number;
  readonly critical: boolean;
}

interface KillNumber {
  readonly basic: number;
  readonly modifiers: readonly Modifier[];
  readonly armour: number;
  /** The final number: a DR below it destroys. */
  readonly number: number;
}

/** Undefined: the shell does not reach that far, or the chart has no such gun. */
export function killNumber(
  battle: AslBattle,
  shell: Shell,
  target: AslUnit,
  { part, aspect }: { readonly part: Part; readonly aspect: Aspect },
): KillNumber | undefined {
  const charts = chartsOf(battle);
  const basic = basicNumber(charts, shell);
  const atRange = rangeModifier(charts, shell);
  if (basic === undefined || atRange === undefined) return undefined;
  const modifiers: Modifier[] = [];
  if (shell.critical) modifiers.push({ label: 'Critical Hit', value: basic, cites: ['6.1/b', '7.9'] });
  if (atRange !== 0) modifiers.push({ label: `range ${shell.range}`, value: atRange, cites: ['7.9'] });
  const rear = aspect === 'rear' ? rearModifier(charts, shell.ammo) : 0;
  if (rear !== 0) modifiers.push({ label: 'rear', value: rear, cites: ['7.9'] });
  const armour = armourOf(target, part, aspect);
  const number = modifiers.reduce((sum, { value }) => sum + value, basic) - armour;
  return { basic, modifiers, armour, number };
}

function basicNumber(charts: ChartPack, { weapon, ammo }: Shell): number | undefined {
  switch (ammo) {
    case 'HEAT':
      return charts.find(TO_KILL_HEAT.basic, weapon.table ?? String(millimetres(weapon)))?.value;
    case 'AP':
      return first(rowsOf(weapon), (row) => charts.find(TO_KILL_AP.basic, row)?.value);
    case 'APCR':
    case 'APDS':
      return first(specialRows(weapon, ammo), (row) => charts.find(TO_KILL_APCR_APDS.basic, row)?.value);
    default:
      return charts.lookup(TO_KILL_HE_FLAME.he, Math.max(20, millimetres(weapon)), 'armored');
  }
}

function first<T>(rows: readonly string[], find: (row: string) => T | undefined): T | undefined {
  for (const row of rows) {
    const found = find(row);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MACHINE_GUNS: ReadonlySet<string> = new Set(['LMG', 'MMG', 'HMG']);
const BETTER_RIFLES: ReadonlySet<string> = new Set(['Russian', 'Finnish', 'Japanese', 'Polish', 'Slovak']);

/** The row of the AP table: a gun of a nation before the gun as such, then the plain calibre. */
function rowsOf({ weapon, calibre = '', nationality }: AslUnit): string[] {
  if (weapon && MACHINE_GUNS.has(weapon)) return ['MG (except .50)'];
  if (weapon === 'ATR')
    return BETTER_RIFLES.has(nationality)
      ? ['ATR (Russian, Finnish, Japanese, minor nations)', 'ATR']
      : ['ATR'];
  const shared =
    nationality === 'Russian' || nationality === 'Japanese' ? [`${calibre} (Russian, Japanese)`] : [];
  const { length } = calibre;
  const plain = calibre.replace(/(\*|L+)$/, '');
  return [
    `${calibre} (${nationality})`,
    ...shared,
    calibre,
    ...(plain.length < length ? [plain, `${plain}L`] : []),
  ];
}

function specialRows({ calibre = '', nationality }: AslUnit, ammo: 'APCR' | 'APDS'): string[] {
  const nation = nationality === 'American' ? 'US' : nationality;
  return ammo === 'APDS' ? [`${calibre} APDS`] : [`${calibre} (${nation})`, calibre];
}

/** Undefined: out of reach. HEAT and HE do not lose force on the way. */
function rangeModifier(charts: ChartPack, { weapon, ammo, range }: Shell): number | undefined {
  const size = millimetres(weapon);
  if (ammo === 'AP') {
    const band = size <= 25 ? '25mm or less' : size <= 57 ? '37-57mm' : '65mm or more';
    return numeric(charts.lookup(TO_KILL_AP.rangeModifier, band, range));
  }
  if (ammo === 'APCR' || ammo === 'APDS') {
    const band = ammo === 'APDS' ? 'APDS' : size <= 57 ? 'APCR, 57mm or less' : 'APCR, 75mm or more';
    return numeric(charts.lookup(TO_KILL_APCR_APDS.rangeModifier, band, range));
  }
  return 0;
}

function numeric(cell: number | string): number | undefined {
  return typeof cell === 'number' ? cell : undefined;
}

type Rear = (charts: ChartPack) => string | number;

const specialShell: Rear = (charts) => charts.lookup(TO_KILL_APCR_APDS.other, 'rear facing');

/** What is easier from behind: HE knows no better side (7.9). */
const REAR: Partial<Record<Ammunition, Rear>> = {
  AP: (charts) => charts.lookup(TO_KILL_AP.other, 'rear facing'),
  HEAT: (charts) => charts.lookup(TO_KILL_HEAT.other, 'rear facing'),
  APCR: specialShell,
  APDS: specialShell,
};

function rearModifier(charts: ChartPack, ammo: Ammunition): number {
  return Number(REAR[ammo]?.(charts) ?? 0);
}

/** What attacks: as the columns of the AFV Destruction Table are named. */
export type Attack = 'direct fire' | 'DC' | 'MG' | 'FT, MOL';

/** An original To Kill DR without effect, whatever the number (4.4.2/j). */
const DUD = 12;

/** Reads the AFV Destruction Table (7.10). A machine gun can only stun, flames burn or shock. */
export function destruction(
  battle: AslBattle,
  attack: Attack,
  explosive: boolean,
  dr: number,
  number: number,
  part: Part,
): KillResult {
  if (dr === DUD) return 'dud';
  if (dr < number) return 'eliminated';
  if (dr === number) return equal(battle, attack, part);
  if (dr === number + 1) return oneGreater(battle, attack, explosive, part);
  return 'no effect';
}

function equal(battle: AslBattle, attack: Attack, part: Part): KillResult {
  const charts = chartsOf(battle);
  const row = attack === 'direct fire' ? `equal, ${part}` : 'equal';
  return read(charts.lookup(AFV_DESTRUCTION.result, attack, row), part);
}

function oneGreater(battle: AslBattle, attack: Attack, explosive: boolean, part: Part): KillResult {
  if (attack === 'MG') return 'no effect';
  if (attack === 'FT, MOL') return 'possible shock';
  const row = attack === 'DC' ? 'one greater' : explosive ? 'one greater, HE' : 'one greater, not HE';
  return read(chartsOf(battle).lookup(AFV_DESTRUCTION.result, attack, row), part);
}

function read(text: string, part: Part): KillResult {
  if (text.startsWith('eliminated')) return 'eliminated';
  if (text.startsWith('possible')) return 'possible shock';
  if (text === 'Stun') return 'stun';
  if (text === 'Shock') return 'shock';
  if (text === 'Immobilized') return 'immobilized';
  return part === 'turret' ? 'shock' : 'immobilized';
}
