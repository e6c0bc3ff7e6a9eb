import { ledgersOf, rowsUnder } from '../book/ledgers.js';
import { LINE } from '../small-line.testkit.js';
import { lifeStoryOf, unitExperience } from './life-story.js';

describe('a life story', () => {
  it('names the action and the effect that caused a death', () => {
    const death = lifeStoryOf(LINE, 'krause').entries.at(-1);
    expect(death).toMatchObject({
      version: 6,
      turn: 1,
      date: '1944-06-06',
      what: 'casualty',
      battle: 'b1',
      cause: { version: 12, effect: 1 },
      says: 'Krause was killed in "The Mill".',
      why: '"The Mill", action 12, effect 1: hit by a mortar',
    });
  });

  it('calls a man what he was called then', () => {
    const renamed = {
      fact: { fact: 'ruling', what: 'roster', id: 'rocca', set: { name: 'Rocca the Bold' }, why: 'so' },
      consequences: [
        {
          what: 'ruled',
          about: { what: 'roster', id: 'rocca', why: 'so' },
          changes: [{ in: 'roster', id: 'rocca', set: { name: 'Rocca the Bold' } }],
          to: ['blue'],
        },
      ],
    } as const;
    const { name, entries } = lifeStoryOf([...LINE, renamed], 'rocca');
    expect(name).toBe('Rocca the Bold');
    expect(entries[1]?.says).toBe('Rocca joined the roster.');
    expect(entries.at(-1)?.says).toBe('The referee ruled on Rocca the Bold: so.');
  });

  it('of somebody who never was is empty', () => {
    expect(lifeStoryOf(LINE, 'nobody')).toEqual({ unit: 'nobody', name: 'nobody', entries: [] });
  });
});

describe('the figures of one of the roster', () => {
  it('count battles, kills, checks and experience', () => {
    const checks = {
      what: 'checks',
      about: { unit: 'rocca', battle: 'b1', passed: 2, failed: 1, actions: 7 },
      to: ['blue'],
    } as const;
    const line = [...LINE, { fact: { fact: 'nothing' }, consequences: [checks, checks] } as const];
    expect(unitExperience(rowsUnder(ledgersOf(line), 'unit/rocca'))).toEqual({
      battles: ['b1'],
      actions: 14,
      kills: 1,
      lossesCaused: [{ battle: 'b1', of: 'krause', times: 1, cause: { battle: 'b1', version: 12 } }],
      checksPassed: 4,
      checksFailed: 2,
      experience: [{ version: 6, points: 2, total: 2, for: 'kill' }],
      levels: [],
      casualties: [],
    });
  });

  it('know what it suffered', () => {
    expect(unitExperience(rowsUnder(ledgersOf(LINE), 'unit/krause'))).toMatchObject({
      battles: ['b1'],
      kills: 0,
      casualties: [{ version: 6, battle: 'b1', fate: 'killed' }],
    });
  });
});
