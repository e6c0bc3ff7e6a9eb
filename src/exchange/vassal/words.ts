/** A save or log in sentences, for people who want to know what is in it. */
import { NATIONS } from './counter.js';
import { diceOf } from './dice.js';
import { isFighter } from './fighters.js';
import type { CounterThere, Location, VassalFile } from './read.js';

const MOST_NAMES = 12;

export function vassalInWords(file: VassalFile): string {
  return [
    heading(file),
    ...boardsLine(file),
    ...scenarioLines(file),
    ...forces(file),
    ...lost(file),
    ...diceLines(file),
    ...unknownLine(file),
  ].join('\n');
}

function heading({ kind, module, save, steps, players }: VassalFile): string {
  const what = kind === 'log' ? `A log of ${steps} steps` : 'A save';
  const of = module ? ` of ${module.name} ${module.version}` : ' of an unknown module';
  const when =
    save?.dateSaved === undefined ? '' : `, saved on ${new Date(save.dateSaved).toISOString().slice(0, 10)}`;
  const who = players.length > 0 ? `\nPlayers: ${players.join(', ')}.` : '';
  return `${what}${of}${when}.${who}`;
}

const boardsLine = ({ boards }: VassalFile): string[] =>
  boards.length === 0
    ? []
    : [`Boards: ${boards.map(({ name, reversed }) => (reversed ? `${name} turned` : name)).join(', ')}.`];

function scenarioLines({ info }: VassalFile): string[] {
  if (!info) return [];
  const told = (side: string, { elr, san }: { elr: string | undefined; san: string | undefined }) =>
    elr || san ? [`${side}: ELR ${elr ?? 'not set'}, SAN ${san ?? 'not set'}.`] : [];
  return [...told('Axis', info.axis), ...told('Allied', info.allied)];
}

/** What stands on the boards, nation by nation, place by place; who is elsewhere, kind by kind; the rest in numbers. */
function forces({ end }: VassalFile): string[] {
  const onBoard = end.filter(({ location, nation }) => location.kind === 'board' && nation !== undefined);
  const nations = [...new Set(onBoard.map(({ nation }) => nation as string))].sort();
  const elsewhere = end.filter((one) => one.location.kind !== 'board' && isFighter(one));
  const others = end.length - onBoard.length - elsewhere.length;
  return [
    ...nations.flatMap((nation) => [
      `${NATIONS[nation]}:`,
      ...onBoard
        .filter((one) => one.nation === nation)
        .map((one) => `  ${placeInWords(one.location)}  ${counterInWords(one)}`),
    ]),
    ...placesOf(elsewhere),
    `${others} other counters: markers, labels and the like.`,
  ];
}

/** A set-up, and what is still to come, often lies beside the boards. */
function placesOf(fighters: readonly CounterThere[]): string[] {
  const places = new Map<string, Map<string, number>>();
  for (const one of fighters) {
    const place = `${NATIONS[one.nation as string]}, ${placeInWords(one.location)}:`;
    const names = places.get(place) ?? new Map<string, number>();
    const name = counterInWords(one);
    places.set(place, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return [...places]
    .sort(byFirst)
    .flatMap(([place, names]) => [
      place,
      ...[...names].sort(byFirst).map(([name, count]) => `  ${name}${count > 1 ? ` (${count} times)` : ''}`),
    ]);
}

const byFirst = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

function counterInWords({ name, hiddenBy, concealedBy }: CounterThere): string {
  return `${name}${hiddenBy ? ' (hidden)' : ''}${concealedBy ? ' (concealed)' : ''}`;
}

export function placeInWords(location: Location): string {
  switch (location.kind) {
    case 'board':
      return `${location.board} ${location.hex}${location.bypass ? `/${location.bypass}` : ''}`;
    case 'offboard':
      return 'beside the boards';
    case 'casualties':
      return `${location.zone} casualties`;
    case 'map':
      return location.map;
    case 'none':
      return 'nowhere';
  }
}

function lost({ gone }: VassalFile): string[] {
  if (gone.length === 0) return [];
  const lines = gone.map(({ step, name, from, how, addedInSameStep }) => {
    const instead =
      addedInSameStep.length > 0 ? `, and ${addedInSameStep.slice(0, MOST_NAMES).join(', ')} came` : '';
    return `  step ${step}: ${name} ${how === 'casualties' ? 'was put with the casualties' : 'was taken off'} (${placeInWords(from)})${instead}`;
  });
  return ['Gone in the end:', ...lines];
}

function diceLines({ rolls }: VassalFile): string[] {
  const players = diceOf(rolls);
  if (players.length === 0) return [];
  return [
    'Dice:',
    ...players.map(
      ({ player, pairs, singles }) =>
        `  ${player}: ${tallied(pairs, 'rolls of two dice')}, ${tallied(singles, 'of one')}`,
    ),
  ];
}

const tallied = ({ rolls, average }: { rolls: number; average: number | undefined }, what: string): string =>
  average === undefined ? `no ${what}` : `${rolls} ${what}, ${average.toFixed(2)} on average`;

function unknownLine({ unknown }: VassalFile): string[] {
  const names = Object.keys(unknown).slice(0, MOST_NAMES);
  return names.length === 0 ? [] : [`Not understood: ${names.join(', ')}.`];
}

/** All of it; maps are written as objects. */
export const vassalAsJson = (file: object): string =>
  JSON.stringify(file, (_, each) => (each instanceof Map ? Object.fromEntries(each) : each), 2);
