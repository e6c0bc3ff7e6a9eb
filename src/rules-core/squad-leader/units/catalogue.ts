/** The counters in the boxes, by nation and what is printed on them. Positions carry these attributes. */
import type { SquadLeader } from '../system.js';
import { aircraftNamed } from './aircraft.js';
import { boatNamed } from './boats.js';
import { cycleNamed } from './cycles.js';
import { GUNS } from './guns.js';
import { LATER_VEHICLES } from './later-vehicles.js';
import leaders from './leaders.json' with { type: 'json' };
import { familyOf } from './nations.js';
import { sniperNamed } from './snipers.js';
import squads from './squads.json' with { type: 'json' };
import supportWeapons from './support-weapons.json' with { type: 'json' };
import { VEHICLES } from './vehicles.js';

export type Counter = { readonly name: string } & SquadLeader['unit'];
type PrintedSquad = (typeof squads)[number];

const QUALITY: readonly (readonly [RegExp, NonNullable<Counter['quality']>])[] = [
  [/2nd line|reservist/, 'second'],
  [/green/, 'green'],
  [/inexperienced/, 'inexperienced'],
  [/elite|guards|engineer|Sissi|commando/, 'elite'],
];

/** Of the Finns the Sissi have learnt it (3.17.7). */
const SKIERS = /Sissi/;

const kindOf = (type: string): 'squad' | 'half-squad' | 'crew' =>
  type.startsWith('half-squad') ? 'half-squad' : type.startsWith('crew') ? 'crew' : 'squad';

function mmc(one: PrintedSquad): Counter {
  return {
    kind: kindOf(one.type),
    name: one.strength,
    nationality: one.nationality,
    strength: one.strength,
    quality: QUALITY.find(([words]) => words.test(one.type))?.[1] ?? 'first',
    fp: one.fp,
    range: one.range,
    morale: one.morale,
    brokenMorale: one.broken_morale ?? one.morale,
    ...(SKIERS.test(one.type) && { skill: 'skis' }),
  };
}

/** The rows of the later modules come after those of 1977 and win over them (0/a). */
const MMC: readonly Counter[] = squads.map(mmc);

const LEADERS: readonly Counter[] = leaders
  .filter(({ nationality }) => nationality !== 'all')
  .map((one) => ({
    kind: 'leader',
    name: one.leader,
    nationality: one.nationality,
    strength: one.leader,
    morale: one.morale,
    brokenMorale: one.broken_morale ?? one.morale,
    leadership: one.drm,
  }));

/** What the weapons are called on the counters. Machine guns and anti-tank rifles are repaired. */
const CALLED: readonly (readonly [RegExp, NonNullable<Counter['weapon']>])[] = [
  [/^LMG/, 'LMG'],
  [/^MMG/, 'MMG'],
  [/^HMG/, 'HMG'],
  [/^flamethrower$/, 'FT'],
  [/^demo charge$/, 'DC'],
  [/^ATM$/, 'ATM'],
  [/^Klorihartsi$/, 'klorihartsi'],
  [/^molotov$/, 'molotov'],
  [/^panzerfaust/, 'PF'],
  [/^bazooka/, 'bazooka'],
  [/^panzerschreck$/, 'panzerschreck'],
  [/^PIAT$/, 'PIAT'],
  [/^ATR/, 'ATR'],
  [/^radio$/, 'radio'],
];

/** "panzerfaust 43a": of the first half of 1943; "ATR 20mm". */
const MODEL = /(\d\d[ab]|20mm)$/;

const WEAPONS: readonly Counter[] = supportWeapons.flatMap((one): Counter[] => {
  const weapon = CALLED.find(([words]) => words.test(one.name))?.[1];
  if (!weapon) return [];
  const [model = undefined] = MODEL.exec(one.name) ?? [];
  return [
    {
      kind: 'weapon',
      name: one.name,
      nationality: one.nationality,
      weapon,
      fp: one.fp ?? one.he_fp ?? 0,
      range: one.range ?? 0,
      breakdown: Number.parseInt(one.b ?? one.out_of_fuel ?? one.x ?? '12', 10),
      ...(model && { model }),
      ...((weapon.endsWith('MG') || weapon === 'ATR' || weapon === 'radio') && {
        repair: Number((one.repair ?? '1').at(-1)),
      }),
    },
  ];
});

const ALL = [...LEADERS, ...MMC, ...WEAPONS, ...GUNS, ...VEHICLES, ...LATER_VEHICLES];

/** A hero of any nation, and one who is wounded (3.8.2). */
const HEROES: Readonly<Record<string, Omit<Counter, 'nationality'>>> = {
  '1-4-9': { kind: 'hero', name: '1-4-9', strength: '1-4-9', fp: 1, range: 4, morale: 9 },
  '1-3-8': { kind: 'hero', name: '1-3-8', strength: '1-3-8', fp: 1, range: 3, morale: 8, wounds: 1 },
};

export const heroOf = ({ nationality, wounds }: Pick<Counter, 'nationality' | 'wounds'>): Counter =>
  ({ ...HEROES[wounds ? '1-3-8' : '1-4-9'], nationality }) as Counter;

/** A scout of any nation (3.7.6). */
export const scoutOf = (nationality: string): Counter => ({
  kind: 'scout',
  name: 'scout',
  nationality,
  morale: 6,
});

const WRITTEN = /^(?:(half-squad|crew) )?(.+)$/;
const UNARMED = 'unarmed ';

const WITHOUT_ARMS = { unarmed: true, fp: 1, morale: 6 } as const;

const SINGLE: readonly Counter['kind'][] = ['leader', 'hero', 'scout', 'sniper'];

/** Squads, half-squads and crews have a counter of their own; single men are what they were (5.8.1). */
export const disarmed = ({ kind }: Pick<SquadLeader['unit'], 'kind'>) =>
  SINGLE.includes(kind)
    ? ({ unarmed: true } as const)
    : { ...WITHOUT_ARMS, brokenMorale: kind === 'half-squad' ? 4 : 5 };

const unarmed = (counter: Counter | undefined) =>
  counter && counter.kind !== 'weapon' ? { ...counter, ...disarmed(counter) } : undefined;

/** Horses of a squad; every nation has them (4.12.3). */
const HORSES = 'horses';
/** A telephone of observers, at the end of its wire (9.7); every nation has them. */
const PHONE = 'field phone';
/** Small arms of paratroops, dropped by themselves (12.9.29). */
const CANISTER = 'canister';
/** What scenarios call the '?' that they allot (2.3.3). */
const CONCEALMENT = '?';

/** "4-6-7", "unarmed 4-6-7", "9-1", "HMG"; "half-squad 2-4-8" or "crew 2-3-7" where a squad has the same strength; "Russian LMG"; "scout", "sniper -3". */
export function counterNamed(name: string, nation: string): Counter | undefined {
  if (name === HORSES) return { kind: 'horse', name, nationality: nation };
  if (name === CANISTER) return { kind: 'weapon', weapon: 'canister', name, nationality: nation };
  if (name === PHONE) return { kind: 'weapon', weapon: 'radio', phone: true, name, nationality: nation };
  const cycle = cycleNamed(name, nation);
  if (cycle) return cycle;
  const boat = boatNamed(name, nation);
  if (boat) return boat;
  const aircraft = aircraftNamed(name, nation);
  if (aircraft) return aircraft;
  if (name === 'scout') return scoutOf(nation);
  const sniper = sniperNamed(name, nation);
  if (sniper) return sniper;
  if (name.startsWith(UNARMED)) return unarmed(counterNamed(name.slice(UNARMED.length), nation));
  if (name === CONCEALMENT) return { kind: 'dummy', name, nationality: nation };
  const [, kind, strength = name] = WRITTEN.exec(name) ?? [];
  const hero = HEROES[name];
  if (hero) return { ...hero, nationality: nation };
  const families = familyOf(nation);
  const found = ALL.findLast(
    (one) =>
      families.includes(one.nationality) &&
      one.name === strength &&
      (kind === undefined || one.kind === kind),
  );
  if (found)
    return {
      ...found,
      nationality: found.kind === 'weapon' || found.kind === 'vehicle' ? found.nationality : nation,
    };
  if (kind === 'half-squad' && isNation(nation)) return estimatedNamed(strength, nation);
  if (kind === 'crew' && families.includes('Rumanian')) return borrowedCrew(name, nation);
  const made = NATIONS.find((other) => name.startsWith(`${other} `));
  return made === undefined || made === nation ? undefined : counterNamed(name.slice(made.length + 1), made);
}

const isNation = (nation: string): boolean =>
  ALL.some(({ nationality }) => familyOf(nation).includes(nationality));

/** Of nations whose boxes have no half-squads. */
function estimatedNamed(strength: string, nationality: string): Counter | undefined {
  const squads = MMC.filter((one) => one.kind === 'squad' && familyOf(nationality).includes(one.nationality));
  const halves = squads.filter((squad) => !halfSquadOf(squad)).map(estimatedHalf);
  const found = halves.find((half) => half.strength === strength);
  return found && { ...found, nationality };
}

/** German crews stand in for Rumanian ones, and have less morale when they are broken (3.12.6). */
function borrowedCrew(name: string, nationality: string): Counter | undefined {
  const crew = counterNamed(name, 'German');
  return crew && { ...crew, nationality, brokenMorale: 6 };
}

export const NATIONS: readonly string[] = [...new Set(ALL.map(({ nationality }) => nationality))];

/** The names of the counters of a nation. */
export const countersOf = (nation: string): string[] => [
  ...new Set(
    ALL.filter(({ nationality }) => familyOf(nation).includes(nationality)).map(({ kind, name }) =>
      kind === 'half-squad' || kind === 'crew' ? `${kind} ${name}` : name,
    ),
  ),
];

/** The half-squad that is left of a squad (3.20.6, 4.8): of its nation and range of morale; undefined when there is none. */
export function halfSquadOf(squad: SquadLeader['unit']): Counter | undefined {
  if (squad.kind !== 'squad') return undefined;
  const { nationality, strength, fp = 0 } = squad;
  const morale =
    MMC.findLast((one) => one.kind === 'squad' && one.strength === strength)?.morale ?? squad.morale;
  const farFrom = (asked: number, one: Counter) => Math.abs((one.fp ?? 0) - asked);
  const foreign = (one: Counter) => (one.nationality === nationality ? 0 : 1);
  const halves = MMC.filter(
    (one) => one.kind === 'half-squad' && familyOf(nationality).includes(one.nationality),
  );
  const asked = Math.floor(fp / 2);
  const [found] = halves
    .filter((one) => one.morale === morale)
    .sort((one, other) => farFrom(asked, one) - farFrom(asked, other) || foreign(one) - foreign(other));
  return found && { ...found, nationality };
}

/** Nations whose boxes have no half-squads: half the factors of the squad, and all else as it was, but the morale when broken (4.8.4). */
function estimatedHalf(squad: SquadLeader['unit']): Counter {
  const { nationality, quality, range = 0, morale = 0, brokenMorale = morale } = squad;
  const fp = Math.max(1, Math.floor((squad.fp ?? 0) / 2));
  const strength = `${fp}-${range}-${morale}`;
  const about = { nationality, ...(quality && { quality }), strength, name: strength };
  return { kind: 'half-squad', ...about, fp, range, morale, brokenMorale: brokenMorale - 1 };
}

/** What casualties leave of a squad (3.20.6); undefined of anything smaller. */
export const remnantOf = (unit: SquadLeader['unit']): Counter | undefined =>
  unit.kind === 'squad' ? (halfSquadOf(unit) ?? estimatedHalf(unit)) : undefined;

/** The poorest squad or half-squad of a nation: Green, or inexperienced (3.11.4, 3.11.6). */
export const rawestOf = ({ kind, nationality }: SquadLeader['unit']): Counter | undefined => {
  const raw = MMC.findLast(
    (one) =>
      one.kind === kind &&
      kind !== 'crew' &&
      familyOf(nationality).includes(one.nationality) &&
      (one.quality === 'green' || one.quality === 'inexperienced'),
  );
  return raw && { ...raw, nationality };
};

/** The lowest in firepower, then morale, then range, of its size and nation (5.8.2). */
export function poorestOf({ kind, nationality }: SquadLeader['unit']): Counter | undefined {
  const alike = MMC.filter((one) => one.kind === kind && familyOf(nationality).includes(one.nationality));
  const by = (one: Counter, other: Counter, key: 'fp' | 'morale' | 'range') =>
    (one[key] ?? 0) - (other[key] ?? 0);
  const [poorest] = alike.sort((a, b) => by(a, b, 'fp') || by(a, b, 'morale') || by(a, b, 'range'));
  return poorest && { ...poorest, nationality };
}

/** From the best to the poorest. */
const QUALITIES: readonly SquadLeader['unit']['quality'][] = [
  'elite',
  'first',
  'second',
  'green',
  'inexperienced',
];

/** The squad that two half-squads of a nation make: the poorer one decides what it is (3.11.5/a, 4.8.5). */
export function squadOfHalves(one: SquadLeader['unit'], two: SquadLeader['unit']): Counter | undefined {
  if (one.nationality !== two.nationality) return undefined;
  const squads = [squadOfHalf(one), squadOfHalf(two)].flatMap((squad) => squad ?? []);
  const rank = ({ quality }: Counter) => QUALITIES.indexOf(quality);
  return squads.length === 2 ? squads.sort((a, b) => rank(b) - rank(a))[0] : undefined;
}

/** The squad that two such half-squads make: the one that they were, or one whose halves they are (4.8.5). */
function squadOfHalf(half: SquadLeader['unit']): Counter | undefined {
  const { kind, nationality, strength, squad } = half;
  if (kind !== 'half-squad') return undefined;
  const whole = MMC.filter(
    (one) => familyOf(nationality).includes(one.nationality) && halfSquadOf(one)?.strength === strength,
  );
  const found = whole.findLast((one) => one.strength === squad) ?? whole[0];
  return found && { ...found, nationality };
}
