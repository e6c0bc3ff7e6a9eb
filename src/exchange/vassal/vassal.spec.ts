/** Every save and log of the test data reads as its truth says. The data is not in the project: without it these tests are skipped. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CounterThere, type Location, readVassal, type VassalFile } from './read.js';

const DATA = join(import.meta.dirname, '../../../../shared/vassal');
const isThere = existsSync(DATA);
if (!isThere) console.warn('SKIPPED: the saves and logs of shared/vassal are not here.');
const files = isThere ? readdirSync(join(DATA, 'files')) : [];
const truthOf = (file: string) => JSON.parse(readFileSync(join(DATA, 'truth', `${file}.json`), 'utf8'));

function read(file: string): VassalFile {
  const found = readVassal(readFileSync(join(DATA, 'files', file)));
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.value;
}

const text = (value: string, told: unknown) =>
  typeof told === 'string' ? value : createHash('sha256').update(value).digest('hex');
const toldText = (told: unknown) => (typeof told === 'string' ? told : (told as { sha256: string }).sha256);

const place = (location: Location) => {
  const { offCentre, ...rest } = { offCentre: 0, ...location };
  return { ...rest, isOff: offCentre > 2 };
};
// biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
const toldPlace = ({ text: _, offCentre = 0, ...rest }: any) => ({ ...rest, isOff: offCentre > 2 });

const CONDITIONS = ['broken', 'malfunctioned', 'berserk', 'fanatic', 'heroic', 'wounded'] as const;

// biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
function asTold(piece: CounterThere, told: any) {
  return {
    gpid: piece.gpid,
    name: text(piece.name, told.name),
    baseName: piece.baseName,
    image: piece.image,
    nation: piece.nation ?? null,
    side: piece.side ?? null,
    counterType: piece.counterType ?? null,
    lastMovedBy: piece.lastMovedBy ?? null,
    map: piece.map ?? null,
    x: piece.x,
    y: piece.y,
    location: place(piece.location),
    stack: piece.stack ?? null,
    index: piece.index ?? null,
    hiddenBy: piece.hiddenBy ?? null,
    concealedBy: piece.concealedBy ?? null,
    concealmentCounter: piece.concealmentCounter ?? null,
    moved: piece.moved ?? null,
    switched: piece.switched.map(({ name, level, text, image }) => ({ layer: name, level, text, image })),
    levels: piece.levels.map(({ name, level, of, text, image }) => ({ layer: name, level, of, text, image })),
    conditions: CONDITIONS.filter((each) => piece.conditions.includes(each)),
    facing: piece.facing ?? null,
    labels: piece.labels.map((label, i) => text(label, told.labels?.[i]?.text)),
    info: piece.info ?? null,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
const told = (piece: any) => ({
  gpid: piece.gpid,
  name: toldText(piece.name),
  baseName: piece.baseName,
  image: piece.image,
  nation: piece.nation,
  side: piece.side,
  counterType: piece.counterType,
  lastMovedBy: piece.lastMovedBy,
  map: piece.map,
  x: piece.x,
  y: piece.y,
  location: toldPlace(piece.location),
  stack: piece.stack,
  index: piece.stackIndex,
  hiddenBy: piece.hiddenBy,
  concealedBy: piece.concealedBy,
  concealmentCounter: piece.concealmentCounter?.owner ?? null,
  moved: piece.moved,
  switched: piece.switchedLayers,
  levels: piece.levels,
  conditions: CONDITIONS.filter((each) => piece[each]),
  facing: piece.facing?.steps === 1 ? { angle: piece.facing.angle } : (piece.facing ?? null),
  labels: (piece.labels ?? []).map((label: { text: unknown }) => toldText(label.text)),
  info: piece.info ?? null,
});

(isThere ? describe : describe.skip)('saves and logs', () => {
  test.each(files)('%s: counters, where they are and how', (file) => {
    const { start } = read(file);
    const { pieces } = truthOf(file);
    const byId = new Map(start.map((piece) => [piece.id, piece]));
    expect(byId.size).toBe(pieces.length);
    for (const piece of pieces)
      expect({ id: piece.id, ...asTold(byId.get(piece.id) as CounterThere, piece) }).toEqual({
        id: piece.id,
        ...told(piece),
      });
  });

  test.each(files)('%s: module, boards, players and the scenario window', (file) => {
    const found = read(file);
    const truth = truthOf(file);
    const card = ({
      name,
      version,
      vassalVersion,
      description,
      dateSaved,
    }: NonNullable<typeof found.module>) => ({
      name,
      version,
      vassalVersion,
      description,
      dateSaved: dateSaved ?? null,
    });
    expect(found.kind).toBe(truth.kind);
    expect(found.module && card(found.module)).toEqual(
      truth.module && card({ ...truth.module, dateSaved: truth.module.dateSaved || null }),
    );
    expect(found.save && card(found.save)).toEqual(
      truth.save && card({ ...truth.save, dateSaved: truth.save.dateSaved || null }),
    );
    expect(found.extensions).toEqual(truth.extensions);
    expect(found.users).toBe(truth.users.length);
    expect(found.players).toEqual(truth.players.map(({ name }: { name: string }) => name).sort());
    // Other modules lay boards in a grid of their own.
    if (Array.isArray(truth.boards)) expect(boards(found.boards)).toEqual(boards(truth.boards));
    expect(found.roster).toEqual(
      truth.roster.map(({ name, side }: { name: string; side: string }) => ({ name, side })),
    );
    expect(found.unknown).toEqual(truth.unknownCommands);
    const info = truth.atEnd?.scenarioInfo ?? truth.scenarioInfo;
    if (info) {
      const { movesFirst, playerTurn, turn, axis, allied } = info;
      expect(found.info).toEqual({
        movesFirst,
        playerTurn,
        turn,
        axis: standing(axis),
        allied: standing(allied),
      });
    } else expect(found.info).toBeUndefined();
  });

  const logs = files.filter((file) => file.endsWith('.vlog'));

  test.each(logs)('%s: dice, what was said, turns, and who is gone', (file) => {
    const found = read(file);
    const { log, atEnd } = truthOf(file);
    expect(found.steps).toBe(log.steps);
    expect(found.rolls.map((roll) => ({ ...roll, category: roll.category ?? null }))).toEqual(
      // biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
      log.dice.map(({ hitLocation: _, randomOrg: __, rofDie: ___, dust: ____, ...roll }: any) => ({
        special: undefined,
        sameTotalSoFar: undefined,
        rollsSoFar: undefined,
        serial: undefined,
        undone: false,
        ...roll,
      })),
    );
    expect(found.said.map(({ step, what }) => ({ step, ...what }))).toEqual(log.chat);
    expect(found.turns.map(({ step, what }) => [step, what])).toEqual(
      log.turns.map(({ step, side, turn, phase }: Record<string, string>) => [
        step,
        `${side} Turn ${turn} - ${phase}`,
      ]),
    );
    expect(
      found.gone.map(({ from, how, ...rest }) => ({
        ...rest,
        nation: rest.nation ?? null,
        from: place(from),
        how,
      })),
    ).toEqual(
      // biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
      atEnd.gone.map(({ from, how, ...rest }: any) => ({
        ...rest,
        from: toldPlace(from),
        how: how.split(' ')[0],
      })),
    );
    const end = new Map(found.end.map((piece) => [piece.id, piece]));
    expect(end.size).toBe(atEnd.counts.pieces);
    for (const piece of atEnd.changedPieces)
      expect({ id: piece.id, ...asTold(end.get(piece.id) as CounterThere, piece) }).toEqual({
        id: piece.id,
        ...told(piece),
      });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
const standing = ({ elr, san }: any) => ({ elr: elr ?? undefined, san: san ?? undefined });

// biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
const boards = (all: any) =>
  // biome-ignore lint/suspicious/noExplicitAny: what the truth files hold
  all.map(({ column, row, name, reversed, crop, version, zoom, overlays, terrainRules, pixels }: any) => ({
    column,
    row,
    name,
    reversed,
    crop: crop ?? undefined,
    version,
    zoom,
    overlays,
    terrainRules,
    pixels,
  }));
