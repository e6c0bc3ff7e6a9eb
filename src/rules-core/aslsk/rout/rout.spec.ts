import {
  type Game,
  german,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';

type Units = Record<string, Placed>;

const dm = { broken: true, dm: true } as const;

function game(units: Units, more: Omit<SetUp, 'units'> = {}): Game {
  return setUp({ phase: 'RtPh', units, columns: 10, rows: 10, ...more });
}

const rout = (path: string, more = {}) => ({ order: 'rout', unit: 'a1', path: path.split(' '), ...more });
const ends = (here: Game) =>
  here
    .legal('a', 'rout')
    .filter(({ order }) => !order.lowCrawl)
    .map(({ order }) => (order.path as string[]).at(-1))
    .sort();
const crawls = (here: Game) =>
  here
    .legal('a', 'rout')
    .filter(({ order }) => order.lowCrawl)
    .map(({ order }) => (order.path as string[])[0])
    .sort();
const passAll = (here: Game) => {
  while (!here.battle.isOver && here.battle.clock.phase === 'RtPh')
    here.order((here.awaits[0] as string).charAt(0), { order: 'pass' });
};

describe('who must rout', () => {
  test('[aslsk 3.6/a] next to an unbroken Known Enemy Unit: DM, and lost if it stays', () => {
    const here = game(
      { a1: german('4-6-7', 'E5', { broken: true }), b1: russian('4-4-7', 'E6'), bz: russian('4-4-7', 'J9') },
      { terrain: { E5: 'woods' } },
    );
    expect(here.unit('a1').dm).toBe(true);
    expect(here.awaits).toEqual(['a rout']);
    passAll(here);
    expect(here.has('a1')).toBe(false);
  });

  test('[aslsk 3.6/a] a broken enemy, one out of sight, or a Melee compels nobody', () => {
    const stays = (unit: Placed, enemy: Placed, terrain = {}) => {
      const here = game(
        { a1: unit, a2: german('4-6-7', 'A1'), b1: enemy, bz: russian('4-4-7', 'J9') },
        { terrain: { E5: 'woods', ...terrain } },
      );
      passAll(here);
      return here.has('a1');
    };
    expect(stays(german('4-6-7', 'E5', { broken: true }), russian('4-4-7', 'E6', dm))).toBe(true);
    expect(stays(german('4-6-7', 'E5', { broken: true, melee: true }), russian('4-4-7', 'E6'))).toBe(true);
    expect(stays(german('4-6-7', 'E5', { broken: true }), russian('4-4-7', 'E8'))).toBe(true);
  });

  test('[aslsk 3.6/b] in the open in normal range and sight of who could interdict', () => {
    const lost = (enemy: Placed, terrain = {}) => {
      const here = game(
        {
          a1: german('4-6-7', 'E4', { broken: true }),
          a2: german('4-6-7', 'A1'),
          b1: enemy,
          bz: russian('4-4-7', 'J9'),
        },
        { terrain },
      );
      passAll(here);
      return !here.has('a1');
    };
    expect(lost(russian('4-4-7', 'E8'))).toBe(true);
    expect(lost(russian('4-4-7', 'E9'))).toBe(false);
    expect(lost(russian('4-4-7', 'E8'), { E4: 'brush' })).toBe(false);
    expect(lost(russian('4-4-7', 'E8'), { E6: 'brush' })).toBe(false);
    expect(lost(russian('4-4-7', 'E8'), { E4: { level: 1 } })).toBe(false);
  });

  test('[aslsk 3.6/l] without DM, and without having to, nobody routs', () => {
    const here = game({
      a1: german('4-6-7', 'E5', { broken: true }),
      a2: german('4-6-7', 'A5', dm),
      b1: russian('4-4-7', 'J9'),
    });
    expect(here.refused('a', rout('E4'))).toMatchObject({ refused: 'CANNOT_ROUT', cites: ['3.6/l'] });
    here.order('a', { order: 'rout', unit: 'a2', path: ['A4'] });
    expect(here.unit('a2').at).toBe('A4');
  });

  test('[aslsk 3.6/c] the ATTACKER routs first, then the DEFENDER', () => {
    const here = game({ a1: german('4-6-7', 'A1', dm), b1: russian('4-4-7', 'J9', dm) });
    expect(here.awaits).toEqual(['a rout']);
    here.order('a', { order: 'pass' });
    expect(here.awaits).toEqual(['b rout']);
  });
});

describe('where to', () => {
  const b1 = russian('4-4-7', 'E8');

  test('[aslsk 3.6/f] [aslsk 3.6/d] to the nearest woods or building within 6 MF', () => {
    const here = game(
      { a1: german('4-6-7', 'E5', dm), b1 },
      { terrain: { E3: 'woods', B3: 'stone-building' } },
    );
    expect(ends(here)).toEqual(['E3']);
    expect(here.refused('a', rout('D4 C4 B3'))).toMatchObject({
      refused: 'ILLEGAL_ROUT',
      cites: expect.arrayContaining(['3.6/f']),
    });
    const done = here.order('a', rout('E4 E3'), 1, 2);
    expect(done.all('routed').map(({ to, mf }) => [to, mf])).toEqual([
      ['E4', 1],
      ['E3', 2],
    ]);
    expect(here.unit('a1')).toMatchObject({ at: 'E3', broken: true });
  });

  test('[aslsk 3.6/d] six MF, a wounded leader three', () => {
    const far = game(
      { a1: german('4-6-7', 'E9', dm), b1: russian('4-4-7', 'J9', dm) },
      { terrain: { E3: 'woods', E4: 'brush' } },
    );
    expect(ends(far)).not.toContain('E3');
    const near = game(
      { a1: german('4-6-7', 'E8', dm), b1: russian('4-4-7', 'J9', dm) },
      { terrain: { E3: 'woods' } },
    );
    expect(ends(near)).toEqual(['E3']);
    const hurt = game(
      { a1: leader('German', '8-0', 'E6', { ...dm, wounded: true }), b1: russian('4-4-7', 'J9', dm) },
      { terrain: { E3: 'woods' } },
    );
    expect(ends(hurt)).not.toContain('E3');
  });

  test('[aslsk 3.6/i] past the nearest only from cover to cover', () => {
    const here = game(
      { a1: german('4-6-7', 'E5', dm), b1 },
      { terrain: { E4: 'woods', E3: 'woods', C3: 'woods' } },
    );
    expect(ends(here)).toEqual(['E3', 'E4']);
    expect(here.order('a', rout('E4 E3')).all('routed')).toHaveLength(2);
  });

  test('[aslsk 3.6/i] shelter next to an enemy is none', () => {
    const here = game(
      { a1: german('4-6-7', 'E4', dm), b1: russian('4-4-7', 'G6', dm) },
      { terrain: { F4: 'woods', C4: 'woods' } },
    );
    expect(ends(here)).toContain('F4');
    const beside = game(
      { a1: german('4-6-7', 'E4', dm), b1: russian('4-4-7', 'G4', dm) },
      { terrain: { F4: 'woods', B2: 'woods' } },
    );
    expect(ends(beside)).toEqual(['B2']);
  });

  test('[aslsk 3.6/g] never nearer to an enemy who sees it, not even a broken one, nor after leaving his sight', () => {
    const toward = game({ a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E8', dm) });
    expect(ends(toward)).not.toContain('E6');
    expect(toward.refused('a', rout('E6'))).toMatchObject({
      refused: 'ILLEGAL_ROUT',
      cites: expect.arrayContaining(['3.6/g']),
    });
    const unseen = game(
      { a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E8', dm) },
      { terrain: { E6: 'stone-building', D6: 'stone-building', F6: 'stone-building' } },
    );
    expect(unseen.refused('a', rout('F5 G6'))).toMatchObject({
      refused: 'ILLEGAL_ROUT',
      cites: expect.arrayContaining(['3.6/g']),
    });
    expect(ends(unseen)).toContain('E6');
  });

  test('[aslsk 3.6/h] not from beside an enemy to another hex beside him', () => {
    const here = game({ a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E6') });
    expect(ends(here)).not.toContain('D5');
    expect(ends(here)).toEqual(expect.arrayContaining(['E4']));
  });

  test('[aslsk 3.6/j] full shelter is passed over; [aslsk 3.3/b] nobody routs where there is no room', () => {
    const full = Object.fromEntries(['a2', 'a3', 'a4'].map((id) => [id, german('4-6-7', 'E4')]));
    const here = game(
      { a1: german('4-6-7', 'E5', dm), ...full, b1 },
      { terrain: { E4: 'woods', C4: 'woods' } },
    );
    expect(ends(here)).toEqual(['C4']);
  });

  test('[aslsk 3.6/j] shelter no farther from the enemy than the start may be passed over', () => {
    const here = game(
      { a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E8') },
      { terrain: { D5: 'woods', E3: 'woods' } },
    );
    expect(ends(here)).toEqual(['D5', 'E3']);
  });

  test('[aslsk 3.6/s] another hex of the building it is in may be passed over, [aslsk 3.6/j] and a building always be left', () => {
    const here = game(
      { a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E8') },
      { terrain: { E5: 'stone-building', E4: 'stone-building', E2: 'woods' } },
    );
    expect(ends(here)).toEqual(['E2', 'E4']);
  });

  test('[aslsk 3.6/k] with no shelter in reach anywhere else', () => {
    const here = game({ a1: german('4-6-7', 'E5', dm), b1: russian('4-4-7', 'E9', dm) });
    expect(ends(here)).toEqual(expect.arrayContaining(['E4', 'E1', 'B2', 'H2']));
    here.order('a', rout('E4 D4'));
    expect(here.unit('a1').at).toBe('D4');
  });

  test('[aslsk 8.2.1/bamboo-f] bamboo is not a shelter', () => {
    const here = game({ a1: german('4-6-7', 'E5', dm), b1 }, { terrain: { E4: 'bamboo', E2: 'woods' } });
    expect(ends(here)).toEqual(['E2']);
  });
});

describe('Low Crawl and Interdiction', () => {
  const units = { a1: german('4-6-7', 'E4', dm), b1: russian('4-4-7', 'E7') };
  const terrain = { E2: 'woods' } as const;

  test('[aslsk 3.6/e] [aslsk 2.0/LowCrawl] one hex towards shelter, never interdicted', () => {
    const here = game(units, { terrain });
    expect(crawls(here)).toEqual(['E3']);
    expect(here.refused('a', rout('E3 E2', { lowCrawl: true }))).toMatchObject({ refused: 'ILLEGAL_ROUT' });
    const done = here.order('a', rout('E3', { lowCrawl: true }));
    expect(done.all('interdicted')).toEqual([]);
    expect(here.unit('a1').at).toBe('E3');
    const two = game({ ...units, a2: german('4-6-7', 'C4', dm) }, { terrain });
    two.order('a', rout('E3', { lowCrawl: true }));
    expect(two.awaits).toEqual(['a rout']);
    expect(two.refused('a', rout('E2'))).toMatchObject({ refused: 'CANNOT_ROUT', cites: ['3.6/l'] });
  });

  test('[aslsk 3.6/n] [aslsk 2.0/Interdiction] [aslsk 3.6/q] a NMC for entering the open under fire, one however many could fire', () => {
    const here = game({ ...units, b2: russian('4-4-7', 'D6') }, { terrain });
    const done = here.order('a', rout('E3 E2'), 1, 2);
    expect(done.the('interdicted')).toEqual({ unit: 'a1', at: 'E3', by: ['b1', 'b2'] });
    expect(done.the('morale-check')).toMatchObject({ check: 'Interdiction', morale: 7, dr: 3, passed: true });
    expect(here.unit('a1').at).toBe('E2');
  });

  test('[aslsk 3.6/p] failing reduces, and what is left routs on; [aslsk 3.2.3/NMC-d] an original 12 is the end', () => {
    const here = game(units, { terrain });
    here.order('a', rout('E3 E2'), 4, 5);
    expect(here.unit('a1')).toMatchObject({ at: 'E2', strength: '2-4-7' });
    const gone = game(units, { terrain });
    gone.order('a', rout('E3 E2'), 6, 6);
    expect(gone.has('a1')).toBe(false);
  });

  test('[aslsk 3.6/u] passing exactly pins and stops it, and beside an enemy it is lost', () => {
    const here = game(units, { terrain });
    here.order('a', rout('E3 E2'), 3, 4);
    expect(here.unit('a1')).toMatchObject({ at: 'E3', pinned: true });
    passAll(here);
    expect(here.has('a1')).toBe(true);
    const beside = game(
      { ...units, a1: german('4-6-7', 'E5', dm), b2: russian('4-4-7', 'F3') },
      { terrain: { F2: 'stone-building', E2: 'woods' } },
    );
    expect(beside.battle.clock.phase).toBe('RtPh');
  });

  test.each([
    ['halved or late', { broken: true }],
    ['pinned', { pinned: true }],
    ['in Melee', { melee: true }],
    ['CX', { cx: true }],
  ] as const)('[aslsk 3.6/o] no Interdiction by a unit that is %s', (_why, state) => {
    const here = game({ ...units, b1: russian('4-4-7', 'E7', state) }, { terrain });
    expect(here.order('a', rout('E3 E2')).all('interdicted')).toEqual([]);
  });

  test('[aslsk 3.6/o] nor by a leader alone, even with a machine gun; by a squad with one as far as it reaches', () => {
    const lone = {
      a1: german('4-6-7', 'E4', dm),
      bl: leader('Russian', '8-0', 'E7'),
      bm: weapon('Russian', 'LMG', { of: 'bl' }),
    };
    expect(game(lone, { terrain }).order('a', rout('E3 E2')).all('interdicted')).toEqual([]);
    const far = { a1: german('4-6-7', 'E4', dm), b1: russian('5-2-7', 'E9') };
    expect(game(far, { terrain }).order('a', rout('E3 E2')).all('interdicted')).toEqual([]);
    const gun = { ...far, bm: weapon('Russian', 'LMG', { of: 'b1' }) };
    expect(game(gun, { terrain }).order('a', rout('E3 E2'), 1, 2).all('interdicted')).toHaveLength(1);
  });

  test('[aslsk 3.6/q] having fired does not matter', () => {
    const here = game({ ...units, b1: russian('4-4-7', 'E7', { fire: 'final' }) }, { terrain });
    expect(here.order('a', rout('E3 E2'), 1, 2).all('interdicted')).toHaveLength(1);
  });

  test('[aslsk 3.6/r] only where FFMO could apply: no Hindrance, no advantage of height, no cover', () => {
    const interdicted = (more: SetUp['terrain']) =>
      game(units, { terrain: { ...terrain, ...more } })
        .order('a', rout('E3 E2'), 1, 2)
        .all('interdicted').length;
    expect(interdicted({})).toBe(1);
    const free = (more: SetUp['terrain']) =>
      game(units, { terrain: { ...terrain, ...more } })
        .order('a', rout('E3 E2'))
        .all('interdicted').length;
    expect(free({ E5: 'brush' })).toBe(0);
    expect(free({ E3: 'orchard' })).toBe(0);
    expect(free({ E3: { level: 1 }, E2: { level: 1, terrain: 'woods' }, E4: { level: 1 } })).toBe(0);
  });

  test('[aslsk 3.6/m] a leader goes along, helps against Interdiction, and dies when it fails', () => {
    const led = { ...units, al: leader('German', '9-2', 'E4') };
    const helped = game(led, { terrain });
    const done = helped.order('a', rout('E3 E2', { leader: 'al' }), 4, 4);
    expect(done.the('morale-check')).toMatchObject({ dr: 8, final: 6, passed: true });
    expect(helped.unit('al').at).toBe('E2');
    expect(helped.unit('al').broken).toBeUndefined();
    const fails = game(led, { terrain });
    fails.order('a', rout('E3 E2', { leader: 'al' }), 5, 6, 1, 2);
    expect(fails.has('al')).toBe(false);
    expect(fails.unit('a1')).toMatchObject({ at: 'E2', kind: 'half-squad' });
    expect(
      game({ ...led, al: leader('German', '9-2', 'E4', { pinned: true }) }, { terrain }).refused(
        'a',
        rout('E3 E2', { leader: 'al' }),
      ),
    ).toMatchObject({
      refused: 'NO_LEADER',
      cites: ['3.6/m'],
    });
  });
});

describe('leaders lost in a rout', () => {
  const terrain = { E2: 'woods' } as const;
  const led = {
    a1: german('4-6-7', 'E4', dm),
    al: leader('German', '9-1', 'E4'),
    b1: russian('4-4-7', 'E7'),
  };

  test('[aslsk 3.6/m × 3.2.3/LLMC] those he went with check for the loss of him', () => {
    const here = game(led, { terrain });
    const done = here.order('a', rout('E3 E2', { leader: 'al' }), 5, 6, 6, 5);
    expect(done.all('morale-check').at(-1)).toMatchObject({ unit: 'a1', check: 'LLMC', dr: 11, final: 12 });
    expect(here.has('a1')).toBe(false);
  });

  test('[aslsk 3.6/p × 3.2.3/LLMC] a broken leader who is interdicted to death shakes those in that hex', () => {
    const here = game(
      {
        al: leader('German', '9-1', 'E4', dm),
        a1: german('4-4-7', 'E3'),
        b1: russian('4-4-7', 'E7'),
      },
      { terrain },
    );
    const done = here.order('a', { ...rout('E3 E2'), unit: 'al' }, 6, 5, 6, 1, 1);
    expect(here.has('al')).toBe(false);
    expect(done.all('morale-check').at(-1)).toMatchObject({ unit: 'a1', check: 'LLMC' });
  });

  test('[aslsk 3.6/a × 3.2.3/LLMC] so does one who fails to rout', () => {
    const here = game({
      al: leader('German', '9-1', 'E4', dm),
      a1: german('4-4-7', 'E4'),
      b1: russian('4-4-7', 'E5'),
    });
    const done = here.order('a', { order: 'pass' }, 1, 1);
    expect(done.the('failed-to-rout').unit).toBe('al');
    expect(done.all('morale-check')).toMatchObject([{ unit: 'a1', check: 'LLMC' }]);
  });
});

test('[aslsk 3.6/t] [aslsk 4.0/d] a router keeps what it can carry and leaves the rest', () => {
  const here = game(
    {
      a1: russian('4-4-7', 'E4', dm),
      aw: weapon('Russian', 'MMG', { of: 'a1' }),
      ax: weapon('Russian', 'LMG', { of: 'a1' }),
      ag: { kind: 'gun', name: 'AT', nationality: 'Russian', possessor: 'a1' },
      b1: german('4-6-7', 'J9', dm),
    },
    { terrain: { E3: 'woods' } },
  );
  here.order('a', rout('E3'));
  expect(here.unit('ax')).toMatchObject({ at: 'E3', possessor: 'a1' });
  expect(here.unit('aw')).toMatchObject({ at: 'E4' });
  expect(here.unit('aw').possessor).toBeUndefined();
  expect(here.unit('ag').possessor).toBeUndefined();
});

describe('the Rout Phase example', () => {
  const map = {
    columns: 18,
    rows: 14,
    terrain: { N9: 'woods', O8: 'stone-building', O10: 'stone-building' },
  } as const;
  const enemies = { b1: german('4-6-7', 'O6'), b2: german('4-6-7', 'M6'), b3: german('4-6-7', 'L7') };

  test('[aslsk-50] the unit in M9 may stay, take N9, or pass it over; never nearer to an enemy', () => {
    const here = game(
      { a1: russian('4-4-7', 'M9', dm), ...enemies },
      { ...map, terrain: { ...map.terrain, M9: 'brush' } },
    );
    expect(ends(here)).toEqual(expect.arrayContaining(['N9', 'O10', 'N10', 'L10']));
    expect(ends(here)).not.toContain('L8');
    expect(ends(here)).not.toContain('M8');
    passAll(here);
    expect(here.unit('a1').at).toBe('M9');
  });

  test('[aslsk-51] the unit in N7 must rout: to O8, or past it by N8 to N9', () => {
    const here = game({ a1: russian('4-4-7', 'N7', { broken: true }), ...enemies }, map);
    expect(here.unit('a1').dm).toBe(true);
    expect(ends(here)).toEqual(expect.arrayContaining(['O8', 'N9']));
    expect(crawls(here)).toContain('N8');
  });

  test('[aslsk-52] the unit in N6 must rout to N7: crawling, or interdicted there on the way to O8', () => {
    const terrain = { ...map.terrain, M6: 'stone-building' } as const;
    const here = game({ a1: russian('4-4-7', 'N6', { broken: true }), ...enemies }, { ...map, terrain });
    expect(here.unit('a1').dm).toBe(true);
    expect(crawls(here)).toEqual(['N7']);
    const done = here.order('a', rout('N7 O8'), 1, 2);
    expect(done.all('interdicted').map(({ at }) => at)).toEqual(['N7']);
    expect(here.unit('a1').at).toBe('O8');
  });
});
