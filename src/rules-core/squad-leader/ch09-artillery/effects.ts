/** Smoke and artillery (chapter 9). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import type { Counter } from '../attributes/artillery.js';
import type { Smoke } from '../attributes/smoke.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { type Outcome, outcomeInWords } from '../ch05-fire/effects.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

export const tells = effects({
  'smoke-placed': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly kind: Smoke;
    readonly rolled?: number;
  }>(
    ({ unit, at, kind, rolled }, name) =>
      `${name(unit)} places ${kind === 'full' ? 'smoke' : kind} in ${at}${rolled === undefined ? '' : ` (${rolled})`}.`,
  ),
  'smoke-fired': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly hit: boolean;
  }>(
    ({ unit, at, needs, rolled, modifiers, hit }, name) =>
      `${name(unit)} fires smoke at ${at}: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${hit ? 'it is there' : 'in vain'}.`,
  ),
  'smoke-discharged': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly has: boolean;
    readonly rolled?: number;
  }>(
    ({ unit, at, has, rolled }, name) =>
      `${name(unit)} ${has ? `hides in smoke in ${at}` : 'has no smoke dischargers'}${rolled === undefined ? '' : ` (${rolled})`}.`,
  ),
  'smoke-launched': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly has: boolean;
    readonly rolled?: number;
  }>(
    ({ unit, at, has, rolled }, name) =>
      `${name(unit)} ${has ? `lays smoke over ${at}` : 'has no more smoke'}${rolled === undefined ? '' : ` (${rolled})`}.`,
  ),
  'close-defence-out': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `The close defence weapon of ${name(unit)} has no more smoke.`,
  ),
  'no-smoke': says<{ readonly unit: UnitId; readonly rolled: number; readonly upTo: number }>(
    ({ unit, rolled, upTo }, name) =>
      `${name(unit)} has no smoke in this turn: needs ${upTo}, rolls ${rolled}.`,
  ),
  'smoke-ran-out': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} has no smoke grenades any more.`,
  ),
  'smoke-stock': says<{ readonly nationality: string; readonly rolled: number; readonly ended: boolean }>(
    ({ nationality, rolled, ended }) =>
      `${nationality} smoke grenades ${ended ? 'have run out' : 'are not used up yet'} (${rolled}).`,
  ),
  'barrage-on-vehicle': says<{
    readonly unit: UnitId;
    readonly column: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly isKill: boolean;
  }>(
    ({ unit, column, rolled, modifiers, isKill }, name) =>
      `${name(unit)} is shelled on the ${column} column: rolls ${rolled}${withModifiers(modifiers)}: ${isKill ? 'destroyed' : 'no effect'}.`,
  ),
  'smoke-thins': says<{ readonly side: SideId }>(({ side }) => `The smoke of ${side} thins out.`, 'silent'),
  'smoke-drifts': says<{ readonly side: SideId }>(
    ({ side }) => `The smoke of ${side} drifts with the wind.`,
    'silent',
  ),
  'radio-contact': says<{
    readonly radio: UnitId;
    readonly battery: string;
    readonly needs: number;
    readonly rolled: number;
    readonly made: boolean;
  }>(
    ({ radio, battery, needs, rolled, made }, name) =>
      `${name(radio)} calls battery ${battery}: needs ${needs}, rolls ${rolled}: ${made ? 'in contact' : 'no contact'}.`,
  ),
  'contact-lost': says<{ readonly radio: UnitId }>(({ radio }, name) => `${name(radio)} has lost contact.`),
  'dischargers-reloaded': says<{ readonly unit: UnitId; readonly crew: UnitId }>(
    ({ unit, crew }, name) => `${name(crew)} has loaded the smoke dischargers of ${name(unit)}.`,
  ),
  'radio-issued': says<{ readonly unit: UnitId; readonly radio: UnitId }>(
    ({ unit }, name) => `${name(unit)} gets a radio.`,
  ),
  'modules-granted': says<{ readonly side: SideId; readonly batteries: readonly string[] }>(
    ({ side, batteries }) => `${side} has artillery: ${batteries.map((one) => `battery ${one}`).join(', ')}.`,
  ),
  'battery-drawn': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly rolled: number;
    readonly calibre: number;
  }>(({ side, battery, calibre }) => `Battery ${battery} of ${side} has guns of ${calibre}mm.`),
  'battery-asked': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly granted: boolean;
  }>(
    ({ side, battery, rolled, modifiers, granted }) =>
      `Battery ${battery} of ${side} ${granted ? 'gives fire' : 'gives no fire in this turn'}: ${rolled}${withModifiers(modifiers)}.`,
  ),
  'artillery-requested': says<{ readonly side: SideId; readonly battery: string; readonly at: string }>(
    ({ side, battery, at }) => `${side} requests fire of battery ${battery} on ${at}.`,
  ),
  'round-spotted': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly aimed: string;
    readonly at: string | undefined;
    readonly accurate: boolean;
  }>(({ battery, aimed, at }) =>
    at === undefined
      ? `Nobody sees where the round of battery ${battery} lands that was aimed at ${aimed}.`
      : `A spotting round of battery ${battery} lands in ${at}${at === aimed ? '' : `, aimed at ${aimed}`}.`,
  ),
  'artillery-corrected': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly is: Counter;
    readonly from: string;
    readonly aimed: string;
    readonly at: string | undefined;
    readonly accurate: boolean;
  }>(
    ({ battery, is, from, at }) =>
      `Battery ${battery}: ${is} ${at === undefined ? 'off the map' : at === from ? `stays in ${at}` : `goes from ${from} to ${at}`}.`,
  ),
  'fire-stopped': says<{ readonly side: SideId; readonly battery: string; readonly at: string }>(
    ({ battery, at }) => `Battery ${battery} stops its fire on ${at}: a spotting round stays there.`,
  ),
  'artillery-lifted': says<{ readonly side: SideId; readonly battery: string; readonly at: string }>(
    ({ battery, at }) => `The counter of battery ${battery} is taken from ${at}.`,
  ),
  illuminated: says<{
    readonly side: SideId;
    readonly battery: string;
    readonly aimed: string;
    readonly at: string | undefined;
  }>(({ battery, aimed, at }) =>
    at === undefined
      ? `The flare of battery ${battery} for ${aimed} comes down off the map.`
      : `A flare of battery ${battery} for ${aimed} lights ${at}.`,
  ),
  'artillery-plotted': says<{ readonly side: SideId; readonly battery: string; readonly to: string }>(
    ({ battery, to }) => `The fire of battery ${battery} on ${to} is plotted.`,
  ),
  'gun-laid': says<{ readonly gun: UnitId; readonly battery: string }>(
    ({ gun, battery }, name) => `${name(gun)} is "${battery}" on its counters.`,
    'silent',
  ),
  'rockets-spent': says<{ readonly unit: UnitId; readonly rockets: number }>(
    ({ unit, rockets }, name) => `${name(unit)} fires ${rockets} ${rockets === 1 ? 'rocket' : 'rockets'}.`,
    'silent',
  ),
  'left-its-place': says<{ readonly weapons: readonly UnitId[] }>(
    ({ weapons }, name) => `${weapons.map(name).join(', ')} left where it stood.`,
    'silent',
  ),
  'artillery-settled': says<object>(() => 'The artillery has its orders.', 'silent'),
  'counter-battery': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly against: string;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly result: string;
  }>(
    ({ battery, against, rolled, modifiers, result }) =>
      `Battery ${battery} fires at battery ${against}: ${rolled}${withModifiers(modifiers)}: ${result}.`,
  ),
  'counter-battery-noted': says<{ readonly radio: UnitId }>(
    ({ radio }, name) => `${name(radio)} has called fire at a battery.`,
    'silent',
  ),
  'battery-silenced': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly turns: number | undefined;
  }>(({ side, battery, turns }) =>
    turns === undefined
      ? `Battery ${battery} of ${side} is destroyed.`
      : `Battery ${battery} of ${side} is silent for ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
  ),
  'shell-shocked': says<{ readonly units: readonly UnitId[] }>(({ units }, name) =>
    units.length > 0
      ? `${units.map(name).join(', ')} ${units.length === 1 ? 'loses' : 'lose'} a level of morale.`
      : 'The shells wear men down.',
  ),
  'took-heart': says<{ readonly units: readonly UnitId[] }>(({ units }, name) =>
    units.length > 0
      ? `${units.map(name).join(', ')} ${units.length === 1 ? 'regains' : 'regain'} a level of morale.`
      : 'Men take heart again.',
  ),
  'passengers-shelled': says<{
    readonly vehicle: UnitId;
    readonly units: readonly UnitId[];
    readonly modifiers: readonly Modifier[];
    readonly result: Result;
  }>(
    ({ vehicle, units, modifiers, result }, name) =>
      `${units.map(name).join(', ')} aboard ${name(vehicle)}${withModifiers(modifiers)}: ${resultInWords(result)}.`,
  ),
  'fire-mission': says<{
    readonly side: SideId;
    readonly battery: string;
    readonly at: string;
    readonly calibre: number;
    readonly smoke: boolean;
  }>(
    ({ side, battery, at, calibre, smoke }) =>
      `Battery ${battery} of ${side} (${calibre}mm) fires ${smoke ? 'smoke' : 'for effect'} around ${at}.`,
  ),
  barrage: says<{
    readonly side: SideId;
    readonly at: string;
    readonly fp: number;
    readonly column: number;
    readonly rolled: number;
    readonly outcomes: readonly Outcome[];
  }>(
    ({ at, fp, column, rolled, outcomes }, name) =>
      `Shells fall on ${at} with ${fp} on the ${column} column: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
    ({ outcomes }) => outcomes.map(({ result }) => resultInWords(result)).join(', ') || undefined,
  ),
});
