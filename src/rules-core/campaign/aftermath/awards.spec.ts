import { afterBattle } from './aftermath.testkit.js';

const awards = [
  { award: 'Star', when: { kills: 3 } },
  { award: 'Old Hand', kinds: ['person', 'squad'], when: { battles: 2, experience: 1 } },
  { award: 'Close Combat Clasp', when: { deed: { deed: 'close-combat-kill', times: 2 } } },
];
const fought = (more: object, report: object, off: string[] = []) =>
  afterBattle({
    policies: { awards, experience: { earns: [{ for: 'battle', points: 1 }] }, off },
    roster: { p: ['blue', 'person', '8-0', more] },
    report: { units: [{ unit: 'p', fate: 'unhurt', ...report }] },
  });

describe('awards', () => {
  it('are given for kills, battles and deeds, each with its cause', () => {
    const { row, all } = fought(
      { kills: 1, battles: 1 },
      { deeds: [{ deed: 'close-combat-kill', times: 2, cause: { version: 5 } }] },
    );
    expect(row('p').awards).toEqual(['Star', 'Old Hand', 'Close Combat Clasp']);
    expect(all('award')[2]).toMatchObject({
      about: { unit: 'p', award: 'Close Combat Clasp', battle: 'b' },
      cause: { battle: 'b', version: 5, policy: 'awards' },
      to: ['blue'],
    });
  });

  it('are given once, and only for what was done', () => {
    expect(fought({ kills: 9, awards: ['Star'] }, {}).row('p').awards).toEqual(['Star']);
    expect(fought({ kills: 2 }, {}).all('award')).toEqual([]);
    expect(fought({}, { deeds: [{ deed: 'close-combat-kill' }] }).all('award')).toEqual([]);
  });

  it('are given to the fallen as well, and to nobody when they are switched off', () => {
    expect(fought({ kills: 3 }, { fate: 'killed' }).row('p')).toMatchObject({
      state: 'lost',
      awards: ['Star'],
    });
    expect(fought({ kills: 3 }, {}, ['awards']).all('award')).toEqual([]);
  });
});
