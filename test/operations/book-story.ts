import { saved } from '../../src/exchange/vassal/vassal.testkit.js';
import { bridgeReport, skirmishWar } from '../support/skirmish-book.js';
import { input, type Step } from './step.js';

type Named = Record<string, string>;

/** The campaign gets a book, a turn is planned, fought and worked out; then its past is looked at, and set right. */
export const BOOK_STORY: readonly Step[] = [
  {
    operation: 'campaign-presets',
    variables: () => ({ system: 'skirmish' }),
    check: ({ rulebook }) =>
      expect(rulebook.campaignPresets.map(({ name }: Named) => name)).toContain('skirmish-house'),
  },
  {
    operation: 'begin-book',
    as: 'referee',
    variables: ({ campaign }) => input({ campaignId: campaign, campaign: { document: skirmishWar() } }),
    check: ({ beginBook }) =>
      expect(beginBook).toMatchObject({
        __typename: 'BookChanged',
        version: 1,
        book: { turn: 1, phase: 'PLANNING', sides: [{ key: 'blue', points: 6 }, { key: 'red' }] },
      }),
  },
  {
    operation: 'enlist',
    as: 'referee',
    variables: ({ campaign }) => {
      const csv = 'unit,side,kind,name,counter,formation\nb3,blue,squad,rifles b3,rifles,blue-1\n';
      return input({ campaignId: campaign, roster: { csv } });
    },
    check: ({ enlist }) => expect(enlist.book.roster.count).toBe(6),
  },
  {
    operation: 'roster',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign, filter: { kind: 'SQUAD' } }),
    check: ({ campaign: { book } }) => {
      expect(book.roster.nodes.map(({ id }: Named) => id)).toEqual(['b1', 'b2', 'b3']);
      expect(book.rosterFile).toContain('b-sergeant,blue,person');
    },
  },
  {
    operation: 'muster',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign: { book } }) =>
      expect(book.graph.nodes.find(({ id }: Named) => id === 'town').muster).toMatchObject([
        {
          side: 'blue',
          drawn: ['b-sergeant', 'b1', 'b2', 'b3'],
          standIns: [{ unit: 'b-sergeant', for: 'captain' }],
          emptyPlaces: [{ counter: 'mortar', count: 1, why: 'nobody' }],
        },
      ]),
  },
  {
    operation: 'seal-orders',
    as: 'player',
    variables: ({ campaign }) => {
      const deployments = [{ node: 'bridge', units: ['b-sergeant', 'b1'] }];
      return input({
        campaignId: campaign,
        turn: 1,
        orders: { deployments, purchases: [{ group: 'Rifles' }] },
      });
    },
    check: ({ sealOrders }) =>
      expect(sealOrders.book.sealed).toMatchObject([{ turn: 1, purchases: [{ group: 'Rifles', count: 1 }] }]),
  },
  {
    operation: 'seal-orders',
    as: 'referee',
    variables: ({ campaign }) => {
      const deployments = [{ node: 'bridge', units: ['r1'] }];
      return input({ campaignId: campaign, turn: 1, side: 'red', orders: { deployments } });
    },
    check: ({ sealOrders }) => expect(sealOrders.__typename).toBe('BookChanged'),
  },
  {
    operation: 'book',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    until: ({ campaign }) => campaign.book.graph.nodes[0].battle?.status === 'OPEN',
    check: ({ campaign: { book } }, known) => {
      expect(book).toMatchObject({
        turn: 1,
        phase: 'BATTLES',
        sides: [{ key: 'blue', points: 3 }, { points: null }],
      });
      known.bridge = book.graph.nodes[0].battle.id;
    },
  },
  {
    operation: 'preview-report',
    as: 'referee',
    variables: ({ campaign, bridge }) => ({
      id: campaign,
      battle: bridge,
      report: { json: bridgeReport() },
    }),
    check: ({ campaign: { book } }) => {
      expect(book.phase).toBe('BATTLES');
      expect(book.previewReport.losses.length).toBeGreaterThan(0);
      expect(book.previewReport.likeliest.length).toBeGreaterThan(0);
    },
  },
  {
    operation: 'propose-report',
    as: 'referee',
    variables: ({ campaign, bridge }) => ({
      id: campaign,
      battle: bridge,
      save: Buffer.from(saved([])).toString('base64'),
    }),
    check: ({ campaign: { book } }) => {
      expect(book.proposeReport.units.length).toBeGreaterThan(0);
      expect(book.proposeReport.unitsFile).toBe('unit,fate,counter\r\n');
    },
  },
  {
    operation: 'match-counters',
    as: 'referee',
    variables: ({ campaign }) =>
      input({ campaignId: campaign, counters: [{ unit: 'b1', counter: 'First Squad' }] }),
    check: ({ matchCounters }) =>
      expect(matchCounters.book.matching).toEqual([{ unit: { id: 'b1' }, counter: 'First Squad' }]),
  },
  {
    operation: 'report-battle',
    as: 'referee',
    variables: ({ bridge }) => input({ battleId: bridge, report: { json: bridgeReport() } }),
    check: ({ reportBattle }, known) => {
      expect(reportBattle).toMatchObject({ __typename: 'BookChanged' });
      known.reported = reportBattle.version;
    },
  },
  {
    operation: 'turn-log',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    until: ({ campaign }) => campaign.book.turns.nodes.length === 2,
    check: ({ campaign: { book } }) => {
      expect(book.turns.nodes[1]).toMatchObject({ turn: 1, state: 'DONE', durationMs: expect.any(Number) });
      expect(book.turns.nodes[1].steps.map(({ step }: Named) => step)).toEqual([
        'reveal',
        'open-battle',
        'aftermath',
        'reorganize',
        'advance',
      ]);
    },
  },
  {
    operation: 'after-action-report',
    as: 'player',
    variables: ({ campaign, bridge }) => ({ id: campaign, battle: bridge }),
    check: ({ campaign: { book } }) =>
      expect(book.afterActionReport).toMatchObject({
        winner: 'blue',
        arisen: [{ name: 'Corporal Hope', how: 'leader-created' }],
        losses: [{ side: 'blue', fate: 'wounded', units: 2 }],
        turningPoints: [
          {
            swing: [
              { side: 'blue', swing: 1 },
              { side: 'red', swing: -3 },
            ],
          },
        ],
        dice: [{ side: 'blue', luck: expect.closeTo(1.83, 2), likely: { from: expect.closeTo(55.03, 2) } }],
      }),
  },
  {
    operation: 'unit-story',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign, unit: 'b-sergeant' }),
    check: ({ campaign: { book } }) => {
      expect(book.rosterUnit).toMatchObject({
        rank: 'Captain',
        experience: { battles: 1, kills: 2, checksPassed: 3 },
      });
      expect(book.rosterUnit.lifeStory.text).toContain('Was there from the first day.');
    },
  },
  {
    operation: 'spreadsheet',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign, table: 'VICTORY_POINTS' }),
    check: ({ campaign: { book } }) => expect(book.spreadsheet).toMatch(/^\ufeffturn;side;points;/),
  },
  {
    operation: 'files',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign, unit: 'b-sergeant' }),
    check: ({ campaign: { book } }) => {
      expect(Buffer.from(book.workbook, 'base64').subarray(0, 2).toString()).toBe('PK');
      expect(book.paper).toContain('Was there from the first day.');
    },
  },
  {
    operation: 'field-promotions',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign: { book } }) => {
      expect(book.fieldPromotions.nodes).toMatchObject([
        { meaning: 'CREATED', name: 'Corporal Hope' },
        { meaning: 'POLICY', to: 'Captain', rule: 'bold', rolls: [{ dice: [{ face: expect.any(Number) }] }] },
      ]);
      expect(book.awards.nodes).toMatchObject([{ award: 'Star' }]);
    },
  },
  {
    operation: 'victory-points',
    as: 'looker-on',
    variables: ({ campaign }) => ({ id: campaign, filter: { side: 'blue' } }),
    check: ({ campaign: { book } }) => {
      expect(book.victoryPoints.nodes.at(-1).total).toBe(book.sides[0].victoryPoints);
      expect(book.standings[0]).toMatchObject({
        turn: 1,
        sides: [{ side: 'blue', victoryPoints: 5 }, { side: 'red' }],
      });
    },
  },
  {
    operation: 'dry-run',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign: { book } }) => expect(book.dryRun.step).toBe('reveal'),
  },
  {
    operation: 'advance-turn',
    as: 'referee',
    variables: ({ campaign }) => input({ campaignId: campaign, withoutAbsent: true }),
    check: ({ advanceTurn }) => expect(advanceTurn).toMatchObject({ __typename: 'BookChanged' }),
  },
  {
    operation: 'book-entries',
    as: 'player',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign: { book } }) => {
      expect(book.entries.nodes[0].sentence).toBe('A campaign of Blue against Red is set up.');
      expect(book.entries.nodes.map(({ kind }: Named) => kind)).toContain('aftermath');
    },
  },
  {
    operation: 'preview-correction',
    as: 'referee',
    variables: ({ campaign, reported, bridge }) => ({
      id: campaign,
      version: reported,
      fact: drawn(bridge as string),
    }),
    check: ({ campaign: { book } }) => {
      const differences = book.previewCorrection.differences.find(
        ({ name }: Named) => name === 'The campaign',
      );
      expect(differences.differences.map(({ kind }: Named) => kind)).toContain('VANISHES');
    },
  },
  {
    operation: 'branch',
    as: 'referee',
    variables: ({ campaign, reported }) =>
      input({ campaignId: campaign, version: reported, name: 'A draw at the bridge' }),
    check: ({ branch }, known) => {
      expect(branch).toMatchObject({ __typename: 'BookBranched', line: { name: 'A draw at the bridge' } });
      known.line = branch.line.id;
    },
  },
  {
    operation: 'correct',
    as: 'referee',
    variables: ({ campaign, reported, bridge, line }) =>
      input({
        campaignId: campaign,
        line,
        version: reported,
        fact: drawn(bridge as string),
        why: 'Both sides withdrew.',
      }),
    check: ({ correct }) => expect(correct).toMatchObject({ __typename: 'BookChanged' }),
  },
  {
    operation: 'compare-lines',
    as: 'referee',
    variables: ({ campaign, line }) => ({ id: campaign, line }),
    until: ({ campaign }) => campaign.book.compare.turns.there === 2,
    check: ({ campaign: { book } }) =>
      expect(book.compare.standings[0]).toMatchObject({
        side: 'blue',
        here: { victoryPoints: 5 },
        there: { victoryPoints: 0 },
      }),
  },
  {
    operation: 'use-line',
    as: 'referee',
    variables: ({ campaign, line }) => input({ campaignId: campaign, line }),
    check: ({ useLine }) =>
      expect(useLine.book).toMatchObject({ turn: 2, line: { name: 'A draw at the bridge', current: true } }),
  },
  {
    operation: 'make-ruling',
    as: 'referee',
    variables: ({ campaign }) =>
      input({
        campaignId: campaign,
        what: 'SIDE',
        id: 'red',
        set: { victoryPoints: 1 },
        why: 'For a stubborn defence.',
      }),
    check: ({ makeRuling }) => expect(makeRuling).toMatchObject({ __typename: 'BookChanged' }),
  },
  {
    operation: 'set-policies',
    as: 'referee',
    variables: ({ campaign }) => {
      const changes = [{ path: 'casualties.turnsWounded', value: 2 }];
      return input({ campaignId: campaign, policies: { changes } });
    },
    check: ({ setPolicies }) =>
      expect(setPolicies.book.policies).toMatchObject({
        version: 2,
        document: { casualties: { turnsWounded: 2 } },
      }),
  },
  {
    operation: 'preview-policies',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign, policies: { preset: 'nothing-but-points' } }),
    check: ({ campaign: { book } }) => expect(book.previewPolicies.differences.length).toBeGreaterThan(0),
  },
  {
    operation: 'schedule-bundles',
    as: 'referee',
    variables: ({ campaign }) => input({ campaignId: campaign, everyHours: 24, keep: 7 }),
    check: ({ scheduleBundles }) =>
      expect(scheduleBundles).toMatchObject({
        __typename: 'BundlesScheduled',
        schedule: { everyHours: 24, keep: 7 },
      }),
  },
  {
    operation: 'export-campaign',
    as: 'referee',
    variables: ({ campaign }) => ({ id: campaign }),
    check: ({ campaign }) => {
      expect(campaign.bundle).toMatch(/^\/campaigns\/campaign\..*\/bundle$/);
      expect(campaign).toMatchObject({ bundleSchedule: { everyHours: 24 }, keptBundles: expect.any(Array) });
    },
  },
];

/** The same battle as a draw. */
function drawn(bridge: string) {
  const report = { ...bridgeReport(), winner: null, why: 'Nobody held the bridge.', points: {} };
  return { fact: 'report', battle: bridge.split('.').at(-1), report };
}
