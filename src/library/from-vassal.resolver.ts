/** What players bring from VASSAL: what is in a file, and the scenario that a set-up makes. Both are worked out aside. */
import { Query, Resolver } from '@nestjs/graphql';
import { type ApiContext, ApiError, type QueryResolvers } from '../api/index.js';
import { type Read, setUpInWords } from '../exchange/index.js';
import { Workshop } from '../workshop/index.js';
import { Library } from './library.js';

type Asked = Parameters<Required<QueryResolvers>['scenarioFromSave']>[1]['input'];

const SECONDS = 10;
/** As the schema has it. */
const COST = { file: 200, setUp: 300 };
const MOST_UPLOADS = 100;
const MOST_TURNS = 200;

@Resolver()
export class VassalQueries implements Pick<Required<QueryResolvers>, 'vassalFile' | 'scenarioFromSave'> {
  constructor(
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  @Query()
  async vassalFile(_: unknown, { file }: { file: string }, context: ApiContext) {
    const limits = { seconds: SECONDS, foreseen: COST.file };
    const { text, json, boards } = readOrRefused(
      await this.workshop.doFor(context, 'vassalFile', { file }, limits),
    );
    return { text, json, boards: [...boards] };
  }

  @Query()
  async scenarioFromSave(_: unknown, { input }: { input: Asked }, context: ApiContext) {
    const { file, system, title, turns } = checked(input);
    if (!this.library.knows(system))
      throw new ApiError('BAD_USER_INPUT', `There is no rulebook "${system}".`, {
        path: ['input', 'system'],
      });
    const limits = { seconds: SECONDS, foreseen: COST.setUp / 2 };
    const there = readOrRefused(await this.workshop.doFor(context, 'vassalFile', { file }, limits)).boards;
    const boards = await this.boardsFor(input, there, context);
    const sides = input.sides && Object.fromEntries(input.sides.map(({ side, nations }) => [side, nations]));
    const pieces = Object.values(boards).map((board) => ({ board }));
    const shelf = await this.library.texts({ map: { boards: [pieces] } });
    const task = {
      file,
      system,
      boards,
      shelf,
      sides: sides ?? undefined,
      turns: turns ?? undefined,
      title: title ?? undefined,
    };
    const read = readOrRefused(await this.workshop.doFor(context, 'setUpFromVasl', task, limits));
    return {
      scenario: read.scenario,
      position: read.position,
      placed: read.placed,
      open: read.open.map(({ what, ...one }) => ({ about: ABOUT[what], ...one })),
      boards: there.map((name) => ({ name, board: boards[name] ?? null })),
      text: setUpInWords(read),
    };
  }

  /** Ours by the names in the save: as it was said, else an upload of the viewer's that is called like it. */
  private async boardsFor(
    { boards: said }: Asked,
    there: readonly string[],
    { viewer }: ApiContext,
  ): Promise<Record<string, string>> {
    const boards: Record<string, string> = Object.fromEntries(said.map(({ vasl, board }) => [vasl, board]));
    if (viewer.kind !== 'person' || there.every((name) => Object.hasOwn(boards, name))) return boards;
    const asked = { kind: 'BOARD' as const, after: null, first: MOST_UPLOADS };
    const own = await this.library.table.ownedBy(viewer.personId, asked);
    for (const name of there) {
      const upload = own.find((item) => plain(item.name) === plain(name));
      if (upload && !Object.hasOwn(boards, name)) boards[name] = upload.id;
    }
    return boards;
  }
}

const ABOUT = {
  board: 'BOARD',
  counter: 'COUNTER',
  condition: 'CONDITION',
  marker: 'MARKER',
  side: 'SIDE',
  scenario: 'SCENARIO',
} as const;

/** `bd02`, `Board 2` and `02` are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(vasl)?[\s_-]*(board|bd)?[\s_-]*0*/, '')
    .trim();

const MOST = { boards: 40, sides: 8, nations: 24, title: 120 };

function checked(input: Asked): Asked {
  const { boards, sides = [], title, turns } = input;
  const wrong =
    boards.length > MOST.boards ||
    (sides ?? []).length > MOST.sides ||
    (sides ?? []).some(({ nations }) => nations.length > MOST.nations) ||
    (title ?? '').length > MOST.title ||
    (turns ?? 1) < 1 ||
    (turns ?? 1) > MOST_TURNS;
  if (!wrong) return input;
  throw new ApiError(
    'BAD_USER_INPUT',
    `There may be ${MOST.boards} boards, ${MOST.sides} sides of ${MOST.nations} nations, ${MOST_TURNS} turns, and a title of ${MOST.title} characters.`,
    { path: ['input'] },
  );
}

function readOrRefused<Value>(read: Read<Value>): Value {
  if (read.ok) return read.value;
  const { code, message, path } = read.problem;
  throw new ApiError(code, `This is not a save or log of VASSAL: ${message}`, {
    path: ['file', ...(path === '' ? [] : [path])],
  });
}
