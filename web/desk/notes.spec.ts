import { hashOf, noteIn } from './notes.js';

test.each([
  [{ version: 412, text: '' }, '#a412'],
  [{ version: 30, text: 'Here, 50 % and "more" ~ or <b>less</b>?\nYes.' }, undefined],
])('%j goes through an address and comes back', (note, address) => {
  if (address) expect(hashOf(note)).toBe(address);
  expect(hashOf(note)).toMatch(/^#a\d+(~[\w%.!~*'()-]*)?$/);
  expect(noteIn(hashOf(note))).toEqual(note);
});

test('an address that was cut keeps its action, and others have no note', () => {
  expect(noteIn('#a7~100%2')).toEqual({ version: 7, text: '100%2' });
  expect(noteIn('#roster')).toBeUndefined();
  expect(noteIn('')).toBeUndefined();
});
