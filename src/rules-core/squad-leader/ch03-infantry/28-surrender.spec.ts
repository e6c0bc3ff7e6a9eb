import { field, type Setup, Trial } from '../testkit.testkit.js';

/** Off the map, so that the battle goes on. */
const RESERVES = { g9: '4-6-7', r9: '4-4-7' } as const;
const RAW = { broken: true, quality: 'inexperienced' } as const;
const play = (phase: string, units: Setup['units'], more: Setup = {}) =>
  new Trial({ phase: phase as never, units: { ...units, ...RESERVES }, ...more });
/** Which of the Russians next to a German squad give up at the start of the Rout Phase. */
const surrenders = (unit: string, state: object, more: Setup = {}, others: Setup['units'] = {}) => {
  const trial = play(
    'rout',
    { g1: '4-6-7 at D4', r1: [`${unit} at D5`, { broken: true, ...state }], ...others },
    { map: field({ D5: 'woods', D6: 'woods', D8: 'woods' }), ...more },
  );
  return trial.unit('r1').fate === 'surrenders';
};
const SSR = { options: { surrender: ['russian'] } } as const;

describe('who surrenders', () => {
  test('[squad-leader 3.28.2] inexperienced infantry always, others by special rule or after two morale levels', () => {
    expect(surrenders('4-3-6', RAW)).toBe(true);
    expect(surrenders('4-4-7', {})).toBe(false);
    expect(surrenders('4-4-7', {}, SSR)).toBe(true);
    expect(surrenders('4-4-7', { morale: 6 })).toBe(false);
    expect(surrenders('4-4-7', { morale: 5 })).toBe(true);
  });

  test.each([
    ['elite troops', '4-4-7', { quality: 'elite' }],
    ['Guards', '6-2-8', {}],
    ['the best of the French', 'French 4-5-8', {}],
    ['leaders', '8-0', {}],
    ['partisans', '3-3-6', { partisan: true }],
    ['Gurkhas', '4-4-7', { nationality: 'Gurkha' }],
    ['Finns', 'Finnish 5-4-8', {}],
    ['the SS', '4-4-7', { nationality: 'German SS' }],
    ['Japanese', '4-4-7', { nationality: 'Japanese' }],
  ])('[squad-leader 3.28.3] %s only after three', (_, unit, state) => {
    const printed = unit === '8-0' ? 8 : Number(unit.at(-1));
    expect(surrenders(unit, state, SSR)).toBe(false);
    expect(surrenders(unit, { ...state, morale: printed - 2 }, SSR)).toBe(false);
    expect(surrenders(unit, { ...state, morale: printed - 3 })).toBe(true);
  });

  test('[squad-leader 3.28.3] Germans hold out against Russians, and not against others', () => {
    const german = (enemy: 'r' | 'a', counter: string) =>
      new Trial({
        phase: 'rout',
        active: enemy === 'r' ? 'russian' : 'american',
        enemy: 'german',
        map: field({ D5: 'woods', D6: 'woods' }),
        options: { surrender: ['german'] },
        units: {
          [`${enemy}1`]: counter,
          [`${enemy}9`]: counter.slice(0, 5),
          g1: ['4-6-7 at D5', { broken: true }],
          g9: '4-6-7',
        },
      }).unit('g1').fate;
    expect(german('r', '4-4-7 at D4')).toBeUndefined();
    expect(german('a', '6-6-6 at D4')).toBe('surrenders');
  });
});

describe('surrender in the Rout Phase', () => {
  test('[squad-leader 3.28.5, 3.28.5.1] next to an unbroken enemy, with no unbroken friend in the hex, before anybody routs', () => {
    expect(surrenders('4-3-6', RAW)).toBe(true);
    expect(surrenders('4-3-6', RAW, {}, { r2: '4-4-7 at D5' })).toBe(false);
    expect(surrenders('4-3-6', RAW, {}, { g1: ['4-6-7 at D4', { broken: true }] })).toBe(false);
    expect(surrenders('4-3-6', RAW, {}, { g1: '4-6-7 at D3' })).toBe(false);
    const trial = play(
      'rout',
      { g1: '4-6-7 at D4', r1: ['4-3-6 at D5', RAW] },
      { map: field({ D6: 'woods' }) },
    );
    expect(trial.awaits).toEqual(['german captives']);
    trial.order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
    expect(trial.unit('r1')).toMatchObject({ at: 'D4', guard: 'g1', surrendered: true });
  });

  test('[squad-leader 3.28.5.1/a] whoever else is in its hex, when it cannot rout away', () => {
    const trial = play('rout', { gl: '9-1 at D4', r1: ['4-3-6 at D5', RAW], r2: '4-4-7 at D5' });
    trial.order('german', { order: 'capture', unit: 'r1', guard: 'gl' });
    expect(trial.unit('r1')).toMatchObject({ guard: 'gl', surrendered: true });
  });

  test('[squad-leader 3.28.9] a single man takes and guards those who surrender', () => {
    const trial = play('rout', { gl: '9-1 at D4', r1: ['4-3-6 at D5', RAW], r2: ['4-3-6 at D5', RAW] });
    for (const unit of ['r1', 'r2']) trial.order('german', { order: 'capture', unit, guard: 'gl' });
    expect([trial.unit('r1').guard, trial.unit('r2').guard]).toEqual(['gl', 'gl']);
    while (trial.battle.clock.phase !== 'prep-fire')
      trial.order(
        trial.battle.position.awaiting[0]?.side ?? '',
        trial.awaits[0]?.endsWith('advance') ? 'end-phase' : 'pass',
      );
    expect(trial.unit('r1').guard).toBe('gl');
  });

  test('[squad-leader 3.28.9/a] who sees his like die after giving up does so no more', () => {
    const units = { g1: '4-6-7 at D4', r1: ['4-3-6 at D5', RAW], r2: '4-4-7 at D10' } as const;
    const seen = play('rout', units).order('german', 'no-quarter');
    expect(seen.battle.side('russian').defiant).toBe(true);
    const hidden = play('rout', units, { map: field({ D7: 'woods', D8: 'woods' }) }).order(
      'german',
      'no-quarter',
    );
    expect(hidden.battle.side('russian').defiant).toBeUndefined();
    expect(surrenders('4-3-6', RAW, { sides: { russian: { defiant: true } } })).toBe(false);
  });
});

describe('surrender in close combat', () => {
  const attack = (units: Setup['units'], defenders = ['r1']) => {
    const trial = play('close-combat', { g1: '4-6-7 at D4', ...units });
    while (trial.awaits[0]?.endsWith('withdrawal'))
      trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'pass');
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders, capture: true });
    trial.order('russian', 'pass', 6, 4);
    return trial.told('close-combat-attack')[0]?.blows.map(({ final }) => final);
  };
  const raw = ['4-3-6 at D4', { quality: 'inexperienced' }] as const;

  test('[squad-leader 3.28.5.2] an attempt is at -1 when all who are attacked would surrender', () => {
    expect(attack({ r1: raw })).toEqual([9]);
    expect(attack({ r1: raw, r2: '4-4-7 at D4' }, ['r1', 'r2'])).toEqual([11]);
  });

  test('[squad-leader 3.28.5.2/a] an unbroken leader keeps them all together, unless he withdraws or wavers himself', () => {
    expect(attack({ r1: raw, rl: '8-0 at D4' })).toEqual([11]);
    expect(attack({ r1: raw, rl: ['8-0 at D4', { melee: true, withdrawing: true }] })).toEqual([9]);
    expect(attack({ r1: raw, rl: ['8-0 at D4', { morale: 5 }] })).toEqual([9]);
  });
});

describe('demands for surrender', () => {
  const raw = (at: string, more = {}) => [`4-3-6 at ${at}`, { quality: 'inexperienced', ...more }] as const;
  const ready = (units: Setup['units'], more: Setup = {}) => play('rally', units, more);
  const demand = (units: string, by: string) => ({
    order: 'demand-surrender',
    units: units.split(' '),
    by: by.split(' '),
  });
  const may = (units: Setup['units'], more: Setup = {}) =>
    ready(units, more).awaits.includes('german surrender');

  test('[squad-leader 3.28.5.3] who wavers checks his morale, and breaks without Desperation Morale', () => {
    const trial = ready({ g1: '8-3-8 at D5', r1: raw('D4') });
    trial.order('german', demand('r1', 'g1'), 3, 4);
    expect(trial.told('morale-check')).toMatchObject([{ needs: 6, rolled: 7, modifiers: [] }]);
    expect(trial.unit('r1').broken).toBe(true);
    expect(trial.unit('r1').dm).toBeUndefined();
  });

  test('[squad-leader 3.28.5.3] half-squads at +1', () => {
    const half = ['3-3-6 at D4', { kind: 'half-squad', fp: 2, quality: 'inexperienced' }] as const;
    const trial = ready({ g1: '4-6-7 at D5', r1: half as never });
    trial.order('german', demand('r1', 'g1'), 3, 3);
    expect(trial.told('morale-check')[0]?.modifiers).toMatchObject([{ value: 1 }]);
  });

  test('[squad-leader 3.28.5.3] not in sight of a leader nearer than their morale; nor beyond normal range or sight of the enemy', () => {
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4') })).toBe(true);
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4'), rl: '8-0 at D1' })).toBe(false);
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4'), rl: '8-0 at D10' })).toBe(true);
    const wood = { map: field({ D2: 'woods' }) };
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4'), rl: '8-0 at D1' }, wood)).toBe(true);
    expect(may({ g1: '8-3-8 at D9', g2: '8-3-8 at D9', g3: '8-3-8 at D9', r1: raw('D4') })).toBe(false);
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4', { broken: true }) })).toBe(false);
  });

  test('[squad-leader 3.28.5.3/a] four times their firepower, five times against guns; nobody is used twice, and nothing is used up', () => {
    expect(may({ g1: '4-6-7 at D5', r1: raw('D4') })).toBe(false);
    expect(may({ g1: '4-6-7 at D5', g2: '4-6-7 at D5', r1: raw('D4') })).toBe(true);
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4'), rm: 'LMG with r1' })).toBe(false);
    expect(may({ g1: '8-3-8 at D5', g2: '4-6-7 at D6', r1: raw('D4'), rm: 'LMG with r1' })).toBe(true);
    const trial = ready({ g1: '8-3-8 at D5', r1: raw('D4'), r2: raw('D6') });
    trial.order('german', demand('r1', 'g1'), 1, 2);
    expect(trial.awaits).toEqual(['german prep-fire']);
    expect(trial.unit('g1')).not.toHaveProperty('fired');
    expect(trial.unit('g1').demanded).toBeUndefined();
  });

  test('[squad-leader 3.28.6] single men count 1, weapons nothing', () => {
    const leader = ['8-0 at D4', { morale: 5 }] as const;
    const trial = ready({ g1: '4-6-7 at D6', gm: 'HMG with g1', r1: leader });
    trial.order('german', demand('r1', 'g1'), 1, 2);
    expect(trial.told('surrender-demanded')).toMatchObject([{ fp: 4, needs: 4 }]);
  });

  test('[squad-leader 3.28.5.3/a] the stronger side alone is doubled beside the others, without a check of nerve; hidden units are let alone', () => {
    const green = ['8-3-8 at D5', { quality: 'green' }] as const;
    const trial = ready({ g1: green, r1: raw('D4') });
    trial.order('german', demand('r1', 'g1'), 1, 2);
    expect(trial.told('surrender-demanded')).toMatchObject([{ fp: 16, needs: 16 }]);
    expect(may({ g1: '8-3-8 at D5', r1: raw('D4', { hidden: true }) })).toBe(false);
  });
});

test('[squad-leader 3.28.4] only infantry gives up, and no crew inside its vehicle', () => {
  const units = {
    g1: '8-3-8 at D5',
    r1: ['4-3-6 at D4', { quality: 'inexperienced' }],
    rt: ['truck at D4', { morale: 2 }],
  } as const;
  const trial = play('rally', units);
  while (trial.awaits[0] !== 'german surrender')
    trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'pass');
  const demand = (unit: string) => ({ order: 'demand-surrender', units: [unit], by: ['g1'] });
  expect(trial.refusal('german', demand('r1'), 1, 2)).toBeUndefined();
  expect(trial.refusal('german', demand('rt'))?.refused).toBe('NOBODY_THERE');
});

describe('the capture of a leader', () => {
  const captured = (leader: string, others: Setup['units'], ...faces: number[]) => {
    const trial = play(
      'rout',
      { g1: '4-6-7 at D4', rl: [`${leader} at D5`, { broken: true }], ...others },
      {
        map: field({ L10: 'woods' }),
      },
    );
    return trial.order('german', { order: 'capture', unit: 'rl', guard: 'g1' }, ...faces);
  };
  const raw = (at: string, more = {}) => [`4-3-6 at ${at}`, { quality: 'inexperienced', ...more }] as const;

  test('[squad-leader 3.28.8] those who waver and see it break on his rating, one more when nobody was better', () => {
    const better = { r3: '10-2 at L1' } as const;
    const trial = captured('9-1', { r1: raw('D9'), r2: '4-4-7 at D9', ...better }, 2);
    expect(trial.told('capture-seen')).toMatchObject([{ unit: 'r1', needs: 1, rolled: 2, shaken: false }]);
    expect(captured('9-1', { r1: raw('D9'), ...better }, 1).unit('r1').broken).toBe(true);
    expect(captured('9-1', { r1: raw('D9') }, 2).unit('r1').broken).toBe(true);
    expect(captured('9-1', { r1: raw('D9') }, 3).unit('r1').broken).toBeUndefined();
    const second = { r3: ['10-2 at L10', { broken: true, settled: true }] } as const;
    expect(captured('9-1', { r1: raw('D9'), ...second }, 2).unit('r1').broken).toBe(true);
  });

  test('[squad-leader 3.28.8/a] who is broken already is eliminated, or left as it is, as the enemy likes', () => {
    const again = () => captured('9-1', { r1: raw('L10', { broken: true, settled: true }) }, 1);
    expect(again().unit('r1').fate).toBe('breaks again');
    expect(again().order('german', { order: 'spare', unit: 'r1' }).battle.unit('r1')?.at).toBe('L10');
    expect(again().order('german', 'no-quarter').battle.unit('r1')).toBeUndefined();
    expect(again().refusal('german', { order: 'capture', unit: 'r1', guard: 'g1' })?.refused).toBe(
      'CANNOT_GUARD',
    );
  });
});
