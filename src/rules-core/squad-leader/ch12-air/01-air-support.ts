/** Air support (12.1): whether it comes, how many aircraft and which, and how long they stay. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, type DieSpec, total } from '../../kernel/dice/index.js';
import { isNight } from '../ch02-sight/08-night.js';
import { AIRCRAFT } from '../charts/index.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { aircraftNamed } from '../units/aircraft.js';
import { attacker, isAircraft, ofSide, sidesInTurn } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { hasAirSupport, isObserver, planesOver, sendHome } from './planes.js';

type Support = NonNullable<ReturnType<Battle['side']>['air']>;

const supportOf = (battle: Battle, side: string): Support => battle.side(side).air ?? {};

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** In the first Rally Phase of a game turn those leave whose time is over, and each side rolls for support (12.1.2, 12.1.5). */
export function rollForSupport(act: Act): void {
  const { battle } = act;
  if (attacker(battle) !== sidesInTurn(battle)[0]) return;
  for (const side of battle.options.order)
    if (hasAirSupport(battle, side)) {
      leaveInTime(act, side);
      call(act, side);
    }
}

function leaveInTime(act: Act, side: string): void {
  const { battle } = act;
  const { since } = supportOf(battle, side);
  const { airTime: stays } = battle.secret(side);
  if (since === undefined || stays === undefined || battle.clock.turn < since + stays) return;
  for (const plane of planesOver(battle, side))
    if (!isObserver(plane)) sendHome(act, plane.id, ['12.1.5'], stays);
}

function call(act: Act, side: string): void {
  const { battle } = act;
  const { chance, turn } = supportOf(battle, side);
  if (turn !== undefined && turn <= battle.clock.turn) comes(act, side);
  if (!chance || isNight(battle)) return;
  const rolled = total(act.roll(`air support of ${side}`, D6));
  const isComing = rolled === 1;
  act.effect('air-support-rolled', { side, rolled, comes: isComing }, { cites: ['12.1.2'] });
  if (isComing) comes(act, side);
}

/** Nobody rolls again (12.1.2); they enter in the next Movement Phase of their side. */
function comes(act: Act, side: string): void {
  const { battle } = act;
  const { chance: _, turn: __, ...rest } = supportOf(battle, side);
  const named = rest.aircraft ?? [];
  const called = named.length > 0 ? [...named] : drawn(act, side);
  const { nationality } = battle.side(side);
  const changes = called.map((name, n): Change => {
    const counter = aircraftNamed(name, nationality);
    if (!counter) throw new Error(`There is no aircraft "${name}".`);
    return { do: 'enter', unit: `${side}-air-${n + 1}`, set: { ...counter, side, inbound: true } } as Change;
  });
  act.effect(
    'air-support',
    { side, aircraft: called },
    { changes: [...changes, { do: 'side', side, set: { air: rest } }], cites: ['12.1.2', '12.1.3'] },
  );
}

const PAIR = 2;

/** How many, and of which type (12.1.3, 12.1.4, 12.1.6, 12.1.7). */
function drawn(act: Act, side: string): string[] {
  const { battle } = act;
  const nation = parentOf(battle.side(side).nationality);
  const isPair = nation === 'Russian';
  const count = isPair
    ? PAIR
    : chartsOf(battle).lookup(AIRCRAFT.available, total(act.roll(`aircraft of ${side}`, D6)));
  const rolled = total(act.roll(`type of aircraft of ${side}`, D6));
  const drm = typeDrm(battle, side);
  const type = chartsOf(battle).lookup(AIRCRAFT.type, rolled + drm);
  act.effect('air-type', { side, count, rolled, drm, type }, { cites: ['12.1.6', '12.1.7'] });
  const names = type === 'fighter' ? ['fighter'] : bombersOf(act, side, nation);
  return Array.from({ length: count }, (_, n) => names[n] ?? (names.at(-1) as string));
}

const ALLIED: readonly string[] = ['American', 'British', 'French', 'Allied Minor'];

function typeDrm(battle: Battle, side: string): number {
  const nation = parentOf(battle.side(side).nationality);
  const row =
    nation === 'German' && supportOf(battle, side).west
      ? 'German in the west'
      : nation === 'Russian'
        ? 'Russian'
        : ALLIED.includes(nation)
          ? 'Allied'
          : undefined;
  return row === undefined ? 0 : chartsOf(battle).lookup(AIRCRAFT.typeDrm, row, battle.options.year);
}

const TANK_BUSTERS_FROM = 1943;
const TYPHOONS_FROM = 1943;

/** The dive bombers of a nation at that date (12.5.14, 12.6.10, 12.8.2); where it had none, fighters come. */
function bombersOf(act: Act, side: string, nation: string): string[] {
  const { battle } = act;
  const { year } = battle.options;
  if (nation === 'Russian') return [versionOf(act, side)];
  if (ALLIED.includes(nation)) return [year >= TYPHOONS_FROM ? 'Typhoon' : 'fighter'];
  const isArmed = supportOf(battle, side).tankBuster && year >= TANK_BUSTERS_FROM;
  return isArmed ? ['Stuka 37L', 'Stuka'] : ['Stuka'];
}

/** The first month of each (12.6.2 to 12.6.4): spring begins in March. */
const VERSIONS = [
  ['IL-2', 1941, 3],
  ['IL-2M', 1942, 3],
  ['IL-2M3', 1942, 8],
] as const;
const MODIFIED = { year: 1943, month: 7 } as const;

/** By a die, among those that there are (12.6.10 to 12.6.12). */
function versionOf(act: Act, side: string): string {
  const { battle } = act;
  const { year, month } = battle.options;
  const { modified, bombs } = supportOf(battle, side);
  const known = VERSIONS.filter(([, from, since]) => year > from || (year === from && month >= since));
  const rolled = total(act.roll(`version of aircraft of ${side}`, D6));
  const version = chartsOf(battle).lookup(AIRCRAFT.version, rolled);
  const place = { latest: known.length - 1, middle: Math.floor((known.length - 1) / 2), earliest: 0 }[
    version
  ];
  const [name] = known[place] ?? ['fighter'];
  act.effect('air-version', { side, rolled, version: name }, { cites: ['12.6.10'] });
  if (name !== 'IL-2M3') return name;
  const isModified =
    modified &&
    version === 'latest' &&
    (year > MODIFIED.year || (year === MODIFIED.year && month >= MODIFIED.month));
  return isModified ? 'IL-2M3 modified' : bombs ? 'IL-2M3 bomber' : name;
}

/** A chit with a number from one to four. */
const CHIT: readonly DieSpec[] = [{ sides: 4, colour: 'white' }];

/** Those on their way come over the map, and a chit says in secret for how long (12.1.2, 12.1.5). */
export function enterAircraft(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  if (!hasAirSupport(battle, side)) return;
  const coming = ofSide(battle, side).filter((unit) => isAircraft(unit) && unit.inbound);
  if (coming.length === 0) return;
  const stays = total(act.roll(`time over the map of ${side}`, CHIT, [side]));
  act.effect(
    'aircraft-entered',
    { side, units: coming.map(({ id }) => id) },
    {
      changes: [
        ...coming.map(({ id }: Unit): Change => ({ do: 'unit', unit: id, set: { inbound: null } })),
        {
          do: 'side',
          side,
          set: { air: { ...supportOf(battle, side), since: battle.clock.turn } },
        },
        { do: 'secret', side, set: { airTime: stays } },
      ],
      cites: ['12.1.2', '12.1.5'],
    },
  );
}
