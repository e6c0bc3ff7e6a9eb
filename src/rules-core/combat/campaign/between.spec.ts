import { type Book, CAMPAIGN, emptyBook, type RosterRow } from '../../campaign/book/book.js';
import type { CampaignDice } from '../../campaign/book/dice.js';
import { enter, isEntered } from '../../campaign/facts/decide.js';
import type { Consequence } from '../../campaign/facts/facts.js';
import type { Policies } from '../../campaign/policies/policies.js';
import { combatCampaign } from './index.js';

/** Dice that fall as is said of the key of the roll. */
function loaded(faces: Readonly<Record<string, number>>): CampaignDice & { readonly asked: string[] } {
  const asked: string[] = [];
  const roll: CampaignDice['roll'] = (key, purpose, ...spec) => {
    const face = faces[key];
    if (face === undefined) throw new Error(`Nobody expected a roll for "${key}".`);
    asked.push(key);
    return { for: purpose, dice: spec.map((die) => ({ ...die, face })) };
  };
  return { roll, asked };
}

type Rows = Readonly<Record<string, Partial<RosterRow>>>;

function bookOf(roster: Rows, more: Partial<Book> = {}, policies: Partial<Policies> = {}): Book {
  const common = { side: 'german', kind: 'person', name: 'Reuter', counter: 'NCO' } as const;
  const counts = { experience: 0, battles: 1, kills: 0 };
  return {
    ...emptyBook(),
    ...more,
    campaign: {
      [CAMPAIGN]: {
        system: 'combat',
        policies: { ...combatCampaign.preset, ...policies },
        policiesVersion: 1,
        graph: { start: [], nodes: [], carryOver: { roster: true, points: 1, terrain: true, flags: true } },
        date: '1942-10-04',
        turn: 2,
        phase: 'battles',
        dice: { scheme: 'hmac-sha256/1', hash: '' },
      },
    },
    side: { german: { name: 'Germans', points: 0, victoryPoints: 0, battlesWon: 0 } },
    roster: Object.fromEntries(
      Object.entries(roster).map(([id, row]) => [id, { ...common, ...counts, state: 'ready', ...row }]),
    ),
  };
}

/** What the whole reorganization of the turn does, the policies' part before the book's. */
function reorganized(book: Book, faces: Record<string, number> = {}) {
  const dice = loaded(faces);
  const told = enter(book, { fact: 'reorganize', turn: 2 }, { pieces: combatCampaign, dice });
  if (!isEntered(told)) throw new Error(JSON.stringify(told));
  expect(dice.asked.sort()).toEqual(Object.keys(faces).sort());
  return { book, told: told.filter(({ cause }) => cause?.policy === 'book') as Consequence[] };
}

describe('reorganization on the book (19.1.8)', () => {
  test.each([
    [1, 'lost'],
    [3, 'lost'],
    [4, 'ready'],
    [5, 'ready'],
    [6, 'wounded'],
    [0, 'wounded'],
  ] as const)('[combat 19.1.8/6] a wounded leader who rolls %i: %s', (face, state) => {
    const wounded = bookOf({ reuter: { state: 'wounded', hurt: { wounded: true }, until: 2 } });
    const { book, told } = reorganized(wounded, { 'turn 2/book/wounds/reuter': face });
    const to = state === 'lost' ? 'lost' : 'ready';
    const still = state === 'wounded' ? { wounded: true } : {};
    expect(told).toMatchObject([
      {
        what: 'recovered',
        about: { unit: 'reuter', from: 'wounded', to, ...still },
        rolls: [{ for: 'wounds: Reuter', dice: [{ sides: 10, face }] }],
        cites: ['19.1.8/6'],
        to: ['german'],
      },
    ]);
    expect(told[0]?.about).toEqual({ unit: 'reuter', from: 'wounded', to, ...still });
    expect(book.roster.reuter?.state).toBe(to);
    expect(book.roster.reuter?.is).toEqual(state === 'wounded' ? { wounded: true } : undefined);
    expect(book.roster.reuter).not.toHaveProperty('hurt');
  });

  const tank = { kind: 'vehicle', name: 'Tank 421', counter: 'PzKw 4H', state: 'repairing' } as const;

  test.each([
    [{ mKill: true }, { mKill: 5 }, 'ready'],
    [{ fKill: true }, { fKill: 6 }, 'lost'],
    [{ mKill: true, fKill: true }, { mKill: 1, fKill: 5 }, 'ready'],
    [{ mKill: true, fKill: true }, { mKill: 2, fKill: 7 }, 'lost'],
    [{ mKill: true, fKill: true }, { mKill: 9 }, 'lost'],
  ] as const)('[combat 19.1.8/4] a die for each marker: %j, rolled %j: %s', (hurt, rolled, state) => {
    const faces = Object.entries(rolled).map(([marker, face]) => [`turn 2/book/${marker}/t`, face]);
    const { book, told } = reorganized(bookOf({ t: { ...tank, hurt } }), Object.fromEntries(faces));
    expect(told).toMatchObject([{ about: { unit: 't', from: 'repairing', to: state }, cites: ['19.1.8/4'] }]);
    expect(told[0]?.rolls).toHaveLength(faces.length);
    expect(book.roster.t?.state).toBe(state);
    expect(book.roster.t).not.toHaveProperty('hurt');
  });

  test('[combat 19.1.8/5] courage goes, and nothing else that somebody brings along', () => {
    const { book, told } = reorganized(bookOf({ reuter: { is: { courage: true, radio: 'a' } }, stahl: {} }));
    expect(told).toMatchObject([{ about: { unit: 'reuter', from: 'courage' }, cites: ['19.1.8/5'] }]);
    expect(book.roster.reuter?.is).toEqual({ radio: 'a' });
  });

  test('[combat 19.1.8/1, 19.1.8/2, 19.1.1] what burns on the ground burns out: wrecks stay wrecks, houses are rubble', () => {
    const marks = {
      D4: { burningWrecks: 2, wrecks: 1, trench: true },
      D5: { flame: true },
      D6: { rubble: true },
    };
    const { book, told } = reorganized(bookOf({}, { terrain: { boulevard: { marks } } }));
    expect(told).toMatchObject([{ what: 'terrain', about: { ground: 'boulevard', locations: 2 } }]);
    expect(book.terrain.boulevard?.marks).toEqual({
      D4: { wrecks: 3, trench: true },
      D5: { rubble: true },
      D6: { rubble: true },
    });
  });

  test('[combat 19.1.8] the steps come in the book’s order', () => {
    const book = bookOf(
      {
        reuter: { state: 'wounded', until: 2 },
        brave: { is: { courage: true } },
        t: { ...tank, hurt: { mKill: true } },
      },
      { terrain: { boulevard: { marks: { D5: { flame: true } } } } },
    );
    const { told } = reorganized(book, { 'turn 2/book/wounds/reuter': 4, 'turn 2/book/mKill/t': 4 });
    expect(told.map(({ about }) => ('unit' in about ? about.unit : 'ground'))).toEqual([
      'ground',
      't',
      'brave',
      'reuter',
    ]);
  });

  test('a referee’s own table for the wounded takes the place of the book’s die', () => {
    const { casualties } = combatCampaign.preset;
    const recovery = { dice: 'd6', upTo: [[6, 'ready']] } as Policies['casualties']['recovery'];
    const own = bookOf(
      { reuter: { state: 'wounded', until: 2 } },
      {},
      { casualties: { ...casualties, recovery } },
    );
    const { book, told } = reorganized(own, { 'turn 2/recovery/reuter': 3 });
    expect(told).toEqual([]);
    expect(book.roster.reuter?.state).toBe('ready');
  });

  describe('a table of the referee that leaves somebody where he is', () => {
    const { casualties, materiel } = combatCampaign.preset;
    const tables = {
      casualties: { ...casualties, recovery: { dice: 'd6', upTo: [[6, 'wounded']] } },
      materiel: { ...materiel, repair: { dice: 'd6', upTo: [[6, 'repairing']] } },
    } as Partial<Policies>;
    const hurt = () => ({
      reuter: { state: 'wounded' as const, until: 2 },
      t: { ...tank, until: 2, hurt: { mKill: true } },
    });

    test.each([
      ['casualties', { 'turn 2/recovery/reuter': 3, 'turn 2/book/mKill/t': 4 }, 't'],
      ['materiel', { 'turn 2/repair/t': 3, 'turn 2/book/wounds/reuter': 4 }, 'reuter'],
    ] as const)(
      '[combat 19.1.8/4, 19.1.8/6] is not followed by the die of the book: %s',
      (of, dice, other) => {
        const { told } = reorganized(bookOf(hurt(), {}, { [of]: tables[of] }), dice);
        expect(told.map(({ about }) => 'unit' in about && about.unit)).toEqual([other]);
      },
    );

    test('[combat 19.1.8/4, 19.1.8/6] counts for nothing where it is switched off', () => {
      const off: Policies['off'] = ['casualties', 'materiel'];
      const { told } = reorganized(bookOf(hurt(), {}, { ...tables, off }), {
        'turn 2/book/wounds/reuter': 4,
        'turn 2/book/mKill/t': 4,
      });
      expect(told.map(({ about }) => 'unit' in about && about.unit)).toEqual(['t', 'reuter']);
    });
  });

  test('[combat 19.1.8/6] nobody rolls before his time has come', () => {
    const { told } = reorganized(bookOf({ reuter: { state: 'wounded', until: 3 } }));
    expect(told).toEqual([]);
  });

  test('where the book is switched off, the wounded come back without dice', () => {
    const off = bookOf({ reuter: { state: 'wounded', until: 2 } }, {}, { off: ['book'] });
    expect(reorganized(off).book.roster.reuter?.state).toBe('ready');
  });
});
