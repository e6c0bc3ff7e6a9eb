import { reportSchema } from '../../rules-core/campaign/aftermath/report.js';
import { emptyBook, type RosterRow } from '../../rules-core/campaign/book/book.js';
import { refusedFact } from '../../rules-core/campaign/facts/facts.js';
import { readCsv, writeCsv } from './csv.js';
import {
  inFile,
  reportAsCsv,
  reportFromCsv,
  rosterAsCsv,
  rosterAsJson,
  rosterFromCsv,
  rosterFromJson,
} from './roster-files.js';

const ROW: RosterRow = {
  side: 'blue',
  kind: 'person',
  name: 'Sgt. "Red", the elder\nof two',
  counter: '8-1',
  state: 'ready',
  formation: 'first',
  experience: 3,
  rank: 'Sergeant',
  battles: 2,
  kills: 1,
  awards: ['Star; with oak leaves', 'Cross'],
  is: { wounded: true },
};

function book() {
  const made = emptyBook();
  made.formation.company = { side: 'blue', name: 'Company A' };
  made.formation.first = { side: 'blue', name: 'First, of A', parent: 'company' };
  made.roster.r2 = ROW;
  made.roster.r1 = { ...ROW, name: ' spaced ', awards: ['Star', 'Cross'], is: {} };
  return made;
}

describe('a roster as a file', () => {
  test('CSV reads back as it was written, with quotes, commas, lines and spaces', () => {
    const { value } = rosterFromCsv(rosterAsCsv(book())) as never as {
      value: { formations: object[]; roster: object[] };
    };
    expect(value.formations).toEqual([
      { formation: 'company', side: 'blue', name: 'Company A' },
      { formation: 'first', side: 'blue', name: 'First, of A', parent: 'company' },
    ]);
    const { side, kind, name, counter, state, formation, experience, rank, battles, kills, awards, is } = ROW;
    const said = { side, kind, name, counter, state, formation, experience, rank, battles, kills };
    expect(value.roster).toEqual([
      { ...said, unit: 'r1', name: ' spaced ', awards: ['Star', 'Cross'], is: {} },
      { ...said, unit: 'r2', awards, is },
    ]);
  });

  test('JSON reads back as it was written', () => {
    const { value } = rosterFromJson(rosterAsJson(book())) as never as { value: { roster: object[] } };
    expect(value.roster[1]).toMatchObject({ unit: 'r2', name: ROW.name, awards: ROW.awards });
  });

  test.each([
    ['', 'FILE_EMPTY', 'unit,side'],
    ['unit,size\r\nr1,big', 'UNKNOWN_COLUMN', '"size"'],
    ['unit,unit\r\nr1,r1', 'UNKNOWN_COLUMN', 'twice'],
    ['unit,side\nr1', 'WRONG_LENGTH', 'Line 2'],
    ['unit,name\nr1,"Red\nr2,Blue', 'MALFORMED_LINE', 'Line 2'],
    ['unit,name,kills\nr1,"of\ntwo",1\nr2,Red,many', 'NOT_A_NUMBER', 'Line 4, column kills'],
    ['unit,name,experience\nr1,Red,-3', 'BELOW_ZERO', 'Line 2, column experience'],
    ['unit;is\nr1;{wounded}', 'MALFORMED_JSON', 'Line 2, column is'],
    ['unit,is\nr1,{wounded}', 'MALFORMED_JSON', 'Line 2, column is'],
  ])('%j is refused with %s and its line', (text, code, place) => {
    const { problem } = rosterFromCsv(text) as { problem: { code: string; message: string } };
    expect(problem.code).toBe(code);
    expect(problem.message).toContain(place);
  });

  test('what is wrong with the fact is told by the lines of its file', () => {
    const csv =
      'Unit,side,KIND,name,counter\r\nfirst,blue,Formation,"First\nof A",\r\nr1,blue,SQUAD,Red,\r\n';
    const { lines } = rosterFromCsv(csv);
    expect(lines).toEqual({ formations: [2], roster: [4] });
    const refused = refusedFact(
      'MALFORMED',
      'roster.0.kind: needs to be one of: squad.',
      'roster',
      0,
      'kind',
    );
    expect(inFile(refused, lines ?? {}).why).toBe('Line 4, column kind: needs to be one of: squad.');
    const formation = refusedFact('UNKNOWN', 'There is no formation "A".', 'formations', 0, 'parent');
    expect(inFile(formation, lines ?? {}).why).toBe('Line 2, column formation: There is no formation "A".');
    const whole = refusedFact('CAMPAIGN_OVER', 'The campaign is over.');
    expect(inFile(whole, lines ?? {})).toBe(whole);
  });

  test('JSON that is not a roster is refused', () => {
    expect(rosterFromJson('[1]').problem?.code).toBe('NOT_A_ROSTER');
    expect(rosterFromJson('{').problem?.code).toBe('MALFORMED_JSON');
  });
});

describe('an after-action report as a file', () => {
  test('tells of units with their deeds, and of those who arose', () => {
    const units =
      'unit,fate,deeds,checksPassed,how,side,kind,name,counter,from\nr1,wounded,kill 2; rally,3,,,,,,\nr9,unhurt,,,leader-created,blue,person,Corporal Green,7-0,r1\n';
    expect(reportFromCsv({ winner: 'blue', why: 'held the bridge', units })).toEqual({
      lines: { units: [2], arisen: [3] },
      value: {
        winner: 'blue',
        why: 'held the bridge',
        units: [
          {
            unit: 'r1',
            fate: 'wounded',
            deeds: [
              { deed: 'kill', times: 2 },
              { deed: 'rally', times: 1 },
            ],
            checksPassed: 3,
          },
        ],
        arisen: [
          {
            unit: 'r9',
            fate: 'unhurt',
            how: 'leader-created',
            side: 'blue',
            kind: 'person',
            name: 'Corporal Green',
            counter: '7-0',
            from: 'r1',
          },
        ],
      },
    });
  });

  test('is written as it is read', () => {
    const units =
      'unit,fate,counter,kind,into,with,deeds,checksPassed,is,how,side,name,from\n' +
      'r1,reduced,2-3-7,half-squad,,,kill 2 of g1; rally,3,"{""elr"":3}",,,,\nr2,merged,,,r1,,,,,,,,\n' +
      'r9,unhurt,7-0,person,,,,,,leader-created,blue,Corporal Green,r1\n';
    const read = (file: string) => {
      const { value } = reportFromCsv({ why: 'so', units: file }) as { value: object };
      return reportSchema.parse(value);
    };
    const report = read(units);
    expect(report.units[0]?.deeds).toEqual([
      { deed: 'kill', times: 2, to: 'g1' },
      { deed: 'rally', times: 1 },
    ]);
    expect(read(reportAsCsv(report))).toEqual(report);
  });

  test.each([['unit,fate,deeds\nr1,unhurt,kill twice', 'MALFORMED_DEED']])(
    '%j is refused with %s',
    (units, code) => {
      expect(reportFromCsv({ why: 'over', units }).problem?.code).toBe(code);
    },
  );
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a spreadsheet may write %s, and quote what stands in a cell', (_, between) => {
  const row = (...cells: string[]) => `${cells.join(between)}\r\n`;
  const units = [
    row('unit', 'fate', 'deeds', 'name'),
    row('r1', 'wounded', '"kill 2; rally"', 'Green, the elder'),
    row('r2', 'unhurt', 'kill 2, rally', `"in${between}side"`),
  ].join('');
  const deeds = [
    { deed: 'kill', times: 2 },
    { deed: 'rally', times: 1 },
  ];
  expect(reportFromCsv({ why: 'over', units })).toHaveProperty('value.units', [
    { unit: 'r1', fate: 'wounded', deeds, name: 'Green, the elder' },
    { unit: 'r2', fate: 'unhurt', deeds, name: `in${between}side` },
  ]);
  const wrong = row('unit', 'fate') + row('r1', 'wounded', 'more');
  expect(reportFromCsv({ why: 'over', units: wrong }).problem?.message).toContain(
    'Line 2: there are 3 cells',
  );
});

test('the last cell may be empty, a file need not end with a line', () => {
  expect(readCsv('a,b\n1,', ['a', 'b'])).toEqual({ value: [{ line: 2, cells: { a: '1', b: '' } }] });
  expect(writeCsv(['a', 'b'], [{ a: '1' }])).toBe('a,b\r\n1,\r\n');
});
