import { noteOf } from './chat.js';

const said = (...texts: string[]) => texts.map((text, step) => ({ step, what: { player: 'Anna', text } }));

test.each([
  ['nothing was said', said(), 100, null],
  ['it fits', said('Hello.', 'Bye.'), 100, 'Step 0, Anna: Hello.\nStep 1, Anna: Bye.'],
  ['it fits exactly', said('Hello.'), 20, 'Step 0, Anna: Hello.'],
  ['there is more', said('Hello.', 'b'.repeat(60)), 60, 'Step 0, Anna: Hello.\n(More was said in the log.)'],
  ['not even the first line fits', said('a'.repeat(60)), 60, '(More was said in the log.)'],
])('what was said as a note: %s', (_, lines, longest, note) => {
  expect(noteOf(lines, longest)).toBe(note);
  expect(note?.length ?? 0).toBeLessThanOrEqual(longest);
});
