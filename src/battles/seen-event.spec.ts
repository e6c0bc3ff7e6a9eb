import type { Action } from '../rules-core/kernel/decide/action.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import { seenEvent } from './seen-event.js';

const PLACE = { version: 2, position: 9, at: new Date(0) };

/** A squad is reduced, another one comes out of hiding: reduced, but nobody saw that. */
function names(viewer: Viewer) {
  const position = {
    units: {
      s: { id: 's', side: 'red', name: '4-4-7', at: 'A1' },
      h: { id: 'h', side: 'red', name: '4-6-8', at: 'A2', hidden: true },
    },
    secrets: { red: {}, blue: {} },
    awaiting: [],
    agenda: [],
    locations: {},
    sides: {},
    clock: {},
  } as unknown as Position;
  const action = {
    by: 'red',
    order: { order: 'fire' },
    dice: 'live',
    rolls: [],
    next: [],
    effects: [
      {
        effect: 'reduced',
        about: { unit: 's' },
        changes: [{ do: 'unit', unit: 's', set: { name: '2-3-7' } }],
      },
      {
        effect: 'revealed',
        about: { unit: 'h' },
        changes: [{ do: 'unit', unit: 'h', set: { name: '2-4-8', hidden: null } }],
      },
    ],
  } as unknown as Action;
  return Object.fromEntries(seenEvent(position, action, viewer, PLACE).names);
}

test('units are called what they were called before the action', () => {
  expect(names('referee')).toEqual({ s: '4-4-7', h: '4-6-8' });
  expect(names({ side: 'red' })).toEqual({ s: '4-4-7', h: '4-6-8' });
});

test('a unit that was not seen before has only the name under which it comes into view', () => {
  expect(names({ side: 'blue' })).toEqual({ s: '4-4-7', h: '2-4-8' });
});
