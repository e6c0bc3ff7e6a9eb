import { type Expected, proposeReport } from './proposal.js';
import { readVassal } from './read.js';
import { joined, pieceText, saved, stackText } from './vassal.testkit.js';

function read(archive: Uint8Array) {
  const found = readVassal(archive);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

/** A counter with a label on it. */
const counter = (
  id: string,
  name: string,
  label: string,
  { x = 963, y = 690, map = 'Main Map' } = {},
): string =>
  pieceText(id, [
    ['label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;', label],
    ['conceal;C;ge/geqmark;ge;;', 'null;'],
    ['emb2;;2;F;;2;;;2;;;;0;false;0;0;ge/b1,ge/w1;broken +,wnd +;true;BRK;;;false;;1;1;false', '-1'],
    [`piece;K;D;ge/x;${name}`, `${map};${x};${y};1;0`],
  ]);

const unit = (unit: string, name: string, kind = 'squad', printed = '4-6-7'): Expected => ({
  unit,
  name,
  side: 'german',
  kind,
  counter: printed,
});

const told = (units: readonly Expected[], archive: Uint8Array, given?: Parameters<typeof proposeReport>[2]) =>
  proposeReport(read(archive), units, given).units.map(({ unit, matched, supposed }) => [
    unit,
    matched?.by,
    supposed?.fate,
  ]);

test('a counter is told by its label, by its name, or by the only one of its kind', () => {
  const archive = saved([
    counter('1', '4-6-7 1sq', 'First Squad'),
    counter('2', 'Sgt. Brand 8-1', ''),
    counter('3', 'LMG', ''),
    counter('4', '2-2-8 crew', ''),
  ]);
  const units = [
    unit('g1', 'First Squad'),
    unit('g2', 'Sgt. Brand 8-1', 'person', '8-1'),
    unit('g3', 'LMG', 'weapon', '1-3'),
    unit('g4', 'Gunners', 'crew', '2-2-8'),
  ];
  expect(told(units, archive)).toEqual([
    ['g1', 'label', 'unhurt'],
    ['g2', 'name', 'unhurt'],
    ['g3', 'name', 'unhurt'],
    ['g4', 'kind', 'unhurt'],
  ]);
});

test('what might be either of two is left to the referee, and the answer is remembered', () => {
  const archive = saved([counter('1', '4-6-7 1sq', 'A'), counter('2', '4-6-7 1sq', 'B')]);
  const units = [unit('g1', 'First Squad'), unit('g2', 'Second Squad')];
  const { units: proposals, strangers } = proposeReport(read(archive), units);
  expect(proposals).toEqual([
    { unit: 'g1', mightBe: ['4-6-7 1sq (A) "A" (02 K5)', '4-6-7 1sq (B) "B" (02 K5)'] },
    { unit: 'g2', mightBe: ['4-6-7 1sq (A) "A" (02 K5)', '4-6-7 1sq (B) "B" (02 K5)'] },
  ]);
  expect(strangers).toHaveLength(2);
  expect(told(units, archive, { matching: { g1: 'B' } })).toEqual([
    ['g1', 'matching', 'unhurt'],
    ['g2', 'kind', 'unhurt'],
  ]);
});

test('counters are called by what only they bear; one that bears nothing of its own, by its id in this game', () => {
  const archive = saved([
    counter('1', '4-6-7 1sq', '<b>First Squad</b>'),
    counter('2', '4-6-7 1sq', ''),
    counter('3', '4-6-7 1sq', ''),
    counter('4', 'Sgt. Brand 8-1', ''),
  ]);
  const units = [unit('g1', 'Eins'), unit('g2', 'Zwei'), unit('g3', 'Drei')];
  const { counters } = proposeReport(read(archive), units);
  expect(counters.map(({ key, lasts }) => [key, lasts])).toEqual([
    ['First Squad', true],
    ['2', false],
    ['3', false],
    ['Sgt. Brand 8-1', true],
  ]);
  const matching = Object.fromEntries(units.map(({ unit: id }, i) => [id, counters[i]?.key ?? '']));
  const { units: proposals } = proposeReport(read(archive), units, { matching });
  expect(proposals.map(({ matched }) => [matched?.id, matched?.by])).toEqual([
    ['1', 'matching'],
    ['2', 'matching'],
    ['3', 'matching'],
  ]);
});

test('counters that were in play come first, and tell where they are in the end; those alike are told apart by their ids', () => {
  const beside = { x: 100, y: 100 };
  const log = saved(
    [
      counter('1', '4-6-7 1sq', '', beside),
      counter('2', '4-6-7 1sq', '', beside),
      counter('3', '4-6-7 1sq', '', beside),
      counter('4', 'Sgt. Brand 8-1', '', beside),
      counter('5', 'LMG', ''),
    ],
    ['-/3'],
    [joined('/', 'M', '2', 'Main Map', '963', '690', 'null', 'Main Map', '100', '100', 'null')],
    [joined('/', 'M', '5', 'Casualties', '320', '240', 'null', 'Main Map', '963', '690', 'null')],
  );
  const units = [unit('g1', 'First Squad'), unit('gl', 'Brand', 'person', '8-1')];
  const proposed = proposeReport(read(log), units);
  expect(proposed.counters.map(({ key, says }) => [key, says])).toEqual([
    ['2', '4-6-7 1sq (02 K5)'],
    ['3', '4-6-7 1sq (beside the boards, taken off in step 1)'],
    ['LMG', 'LMG (02 K5, put with the casualties in step 3)'],
    ['1', '4-6-7 1sq (beside the boards)'],
    ['Sgt. Brand 8-1', 'Sgt. Brand 8-1 (beside the boards)'],
  ]);
  expect(proposed.units[0]?.mightBe[0]).toBe('4-6-7 1sq (02 K5), id 2');
  expect(proposed.units[1]?.supposed?.says).toBe('It is beside the boards.');
});

test('fates are supposed from what became of the counter', () => {
  const units = [
    unit('g1', 'First'),
    unit('g2', 'Second'),
    unit('g3', 'Third', 'vehicle', ''),
    unit('g4', 'Fourth'),
    unit('g5', 'Fifth', 'person', ''),
  ];
  const log = saved(
    [
      counter('1', '4-6-7 1sq', 'First'),
      counter('2', '4-6-7 1sq', 'Second'),
      counter('3', 'PzKpfw IV', 'Third'),
      counter('4', '4-6-7 1sq', 'Fourth'),
      counter('5', 'Lt. Amsel', 'Fifth'),
      stackText('9', 963, 690, '1', '2', '3', '4', '5'),
    ],
    ['-/1', counter('6', '2-4-7 hs', 'First')],
    ['-/2'],
    [joined('/', 'M', '3', 'Casualties', '320', '240', 'null', 'Main Map', '963', '690', 'null')],
    [`D/5/${joined('\t', 'Fifth', joined('\t', 'null;', joined('\t', '2', 'Main Map;963;690;1;0')))}`],
  );
  expect(proposeReport(read(log), units).units.map(({ supposed }) => supposed)).toEqual([
    { fate: 'reduced', counter: '2-4-7', says: 'Its counter was replaced by 2-4-7 hs (First) in step 1.' },
    { fate: 'killed', says: 'It was taken off in step 2, from 02 K5: say why.' },
    { fate: 'destroyed', says: 'It was put with the casualties in step 3.' },
    { fate: 'unhurt', says: 'It is in 02 K5.' },
    { fate: 'wounded', says: 'It is wounded, in 02 K5.' },
  ]);
});

test('beside a save of the set-up, the units missing at the end are told', () => {
  const before = read(saved([counter('1', '4-6-7 1sq', 'First'), counter('2', '4-6-7 1sq', 'Second')]));
  const after = saved([counter('2', '4-6-7 1sq', 'Second')]);
  expect(told([unit('g1', 'First'), unit('g2', 'Second')], after, { before })).toEqual([
    ['g1', 'label', 'killed'],
    ['g2', 'label', 'unhurt'],
  ]);
});
