import { agreed, listed } from '../lists.testkit.js';
import { begin, refused, type Setup } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const ids = (units: Units) => [...Object.keys(units), 'nobody'];
const COMMAND: Setup = {
  agenda: [{ task: 'turn' }, { task: 'command', side: 'german' }],
  clock: { phase: 'command' },
};

describe('the Command Phase', () => {
  const marks: Setup['marks'] = { F4: { closeCombat: true } };
  const units: Units = {
    g1: ['6-6 at D4', { yellow: 'pinned' }],
    g2: ['6-6 at D4', { yellow: 'wia', recovered: true }],
    g3: '6-6 at D4',
    g4: ['6-6 at F4', { yellow: 'disrupted' }],
    g5: ['6-6 at H4', { yellow: 'disrupted' }],
    g6: ['6-6', { yellow: 'pinned' }],
    g7: ['nco at D5', { yellow: 'pinned' }],
    h1: '3-6 at B4',
    h2: '3-6 at B4',
    h3: ['3-6 at B4', { yellow: 'pinned' }],
    h4: ['3-6 at B4', { post: 'trench' }],
    h5: '4-6 at B4',
    h6: '3-6 at B5',
    h7: '3-6 at B5',
    hl: 'nco at B4',
    s1: '6-6 at B4',
    a1: ['7-6 at L9', { yellow: 'pinned' }],
    a2: '3-6 at L9',
    a3: '3-6 at L9',
    a4: 'nco at L9',
  };
  const ours = (placed: Units): Units =>
    Object.fromEntries(
      Object.entries(placed).map(([id, each]) => {
        if (/^[ga]/.test(id)) return [id, each];
        const [text, values] = typeof each === 'string' ? [each, {}] : each;
        return [`g${id}`, [text, values]];
      }),
    );
  const all = ours(units);
  const scene = () => begin(all, { ...COMMAND, marks });

  test('[combat 4.3.1] every unit under a yellow marker once, but in Close Combat', () => {
    expect(agreed(scene(), 'german', 'recover', { unit: ids(all).filter((id) => id !== 'g6') })).toEqual(
      ['g1', 'g5', 'g7', 'gh3'].map((id) => `recover ${id}`),
    );
  });

  test.each([
    ['[combat 4.3.1] in good order', 'g3', 'IN_GOOD_ORDER'],
    ['[combat 4.3.1] has had its attempt', 'g2', 'TRIED_ALREADY'],
    ['[combat 4.3.1] in Close Combat', 'g4', 'IN_CLOSE_COMBAT'],
    ["an enemy's", 'a1', 'NOT_YOUR_UNIT'],
    ['nobody', 'nobody', 'NO_SUCH_UNIT'],
  ])('%s', (_, unit, code) => {
    expect(refused(scene(), { order: 'recover', unit })).toBe(code);
  });

  test('[combat 4.3.2.1] two identical half-squads in the location of a leader', () => {
    const halves = ids(all).flatMap((a, i) => ids(all).map((b, j) => [i, j, a, b] as const));
    const pairs = halves.filter(([i, j]) => i < j).map(([, , a, b]) => [a, b]);
    expect(agreed(scene(), 'german', 'regroup', { units: pairs })).toEqual(['regroup gh1+gh2']);
    const code = (a: string, b: string) => refused(scene(), { order: 'regroup', units: [a, b] });
    expect(code('gh2', 'gh1')).toBeUndefined();
    expect(code('gh1', 'gh1')).toBe('CANNOT_REGROUP');
    expect(code('gh1', 'gh3')).toBe('CANNOT_REGROUP');
    expect(code('gh1', 'gh4')).toBe('CANNOT_REGROUP');
    expect(code('gh1', 'gh5')).toBe('CANNOT_REGROUP');
    expect(code('gh1', 'gh6')).toBe('CANNOT_REGROUP');
    expect(code('gh6', 'gh7')).toBe('CANNOT_REGROUP');
    expect(code('gh1', 'gs1')).toBe('CANNOT_REGROUP');
    expect(code('a2', 'a3')).toBe('NOT_YOUR_UNIT');
    expect(code('gh1', 'a3')).toBe('NOT_YOUR_UNIT');
    expect(code('gh1', 'nobody')).toBe('NO_SUCH_UNIT');
  });

  test('[combat 4.3.2.1] the squad takes the place of both', () => {
    const trial = scene().order('german', { order: 'regroup', units: ['gh1', 'gh2'] });
    expect(trial.told('regrouped')).toEqual([{ unit: 'gh1', absorbed: 'gh2', into: '6-6' }]);
    expect(trial.battle.unit('gh2')).toBeUndefined();
    expect(trial.unit('gh1')).toMatchObject({
      kind: 'squad',
      name: '6-6',
      fp: 6,
      half: { name: '3-6', fp: 3, range: 6, tq: 6 },
    });
    expect(trial.unit('gh1').full).toBeUndefined();
  });

  test('[combat 4.3] the phase of a side ends at its word, and with it what it has tried', () => {
    const trial = scene();
    expect(listed(trial, 'german', 'end-command')).toEqual(['end-command']);
    trial.order('german', 'end-command');
    expect(trial.told('command-ended')).toEqual([{ side: 'german' }]);
    expect(trial.unit('g2').recovered).toBeUndefined();
  });

  test('[combat 4.3] only a side with something to do is asked', () => {
    const quiet: Units = { g1: '6-6 at D4', a1: ['7-6 at L9', { yellow: 'pinned' }] };
    const asked = (more: Units, setup: Setup = {}) =>
      begin({ ...quiet, ...more }, { ...COMMAND, ...setup }).awaits[0];
    expect(asked({ g2: '3-6 at D4' })).toBe('german command');
    expect(asked({ g2: ['6-6 at D4', { yellow: 'pinned' }] })).toBe('german command');
    expect(asked({}, { sides: { german: { mayHide: true } } })).toBe('german command');
  });
});

describe('overstacking', () => {
  const OVER: Setup = { agenda: [{ task: 'turn' }, { task: 'overstacking' }], clock: { phase: 'command' } };
  const units: Units = {
    g1: '6-6 at D4',
    g2: '6-6 at D4',
    g3: '6-6 at D4',
    g4: ['6-6 at D4', { yellow: 'pinned' }],
    g5: 'nco at D4',
    g6: ['6-6 at D4', { yellow: 'disrupted' }],
    g7: 'tank at D4',
    g8: '6-6 at D5',
    a1: '7-6 at D4',
  };

  test('[combat 8.2.2] a choice among the able men there, not leaders, nor those marked, nor vehicles that fit', () => {
    const trial = begin(units, OVER);
    expect(trial.awaits).toEqual(['german overstacked']);
    expect(agreed(trial, 'german', 'mark-excess', { unit: ids(units) })).toEqual(
      ['g1', 'g2', 'g3', 'g4'].map((id) => `mark-excess ${id}`),
    );
    expect(refused(trial, { order: 'mark-excess', unit: 'g5' })).toBe('NOT_EXCESS');
    expect(refused(trial, { order: 'mark-excess', unit: 'g7' })).toBe('NOT_EXCESS');
    expect(refused(trial, { order: 'mark-excess', unit: 'a1' })).toBe('NOT_YOUR_UNIT');
    trial.order('german', { order: 'mark-excess', unit: 'g2' });
    expect(trial.told('excess-marked')).toEqual([{ unit: 'g2', at: 'D4' }]);
    expect(trial.unit('g2').yellow).toBe('disrupted');
  });

  test('[combat 8.2.2] of vehicles the excess is Suppressed, and men that fit are left alone', () => {
    const tanks: Units = {
      g1: 'tank at D4',
      g2: 'tank at D4',
      g3: 'truck at D4',
      g4: ['tank at D4', { suppressed: true }],
      g5: '6-6 at D4',
      g6: 'tank at D4',
      a1: '7-6 at L9',
    };
    const trial = begin(tanks, OVER);
    const all = agreed(trial, 'german', 'mark-excess', { unit: ids(tanks) });
    expect(all).toEqual(['g1', 'g2', 'g3', 'g6'].map((id) => `mark-excess ${id}`));
    trial.order('german', { order: 'mark-excess', unit: 'g2' });
    expect(trial.unit('g2')).toMatchObject({ suppressed: true });
    expect(trial.unit('g2').yellow).toBeUndefined();
  });
});

describe('impulses', () => {
  const units: Units = { g1: '6-6 at D4', a1: '7-6 at L9' };

  test('[combat 4.4.5] passing, and the end of the phase by consent, once in an impulse', () => {
    const trial = begin(units);
    expect(listed(trial, 'german', 'pass', 'offer-end')).toEqual(['offer-end', 'pass']);
    trial.order('german', 'offer-end');
    expect(trial.told('end-offered')).toEqual([{ side: 'german' }]);
    expect(listed(trial, 'american')).toEqual(['agree', 'decline']);
    trial.order('american', 'decline');
    expect(trial.told('end-declined')).toEqual([{ side: 'american' }]);
    expect(listed(trial, 'german', 'pass', 'offer-end')).toEqual(['pass']);
    expect(refused(trial, { order: 'offer-end' })).toBe('OFFERED_ALREADY');
    trial.order('german', 'pass');
    expect(listed(trial, 'american', 'offer-end')).toEqual(['offer-end']);
  });

  test('[combat 15.1.4.1.1] a side that owes an attempt does not agree to the end either', () => {
    const batteries = [{ id: 'plot', size: 105, by: 'plotted' as const, owed: true as const }];
    const trial = begin(units, { sides: { american: { batteries } } }).order('german', 'offer-end');
    expect(listed(trial, 'american')).toEqual(['decline']);
    expect(refused(trial, { order: 'agree' }, 'american')).toBe('FIRE_OWED');
  });

  test.each([
    [undefined, 'german has 1 impulse in hand.'],
    [2, 'german has 1 impulse in hand (rolled 2).'],
    [5, 'german has 3 impulses in hand (rolled 5).'],
  ])('[combat 4.4.3] [combat 4.4.8] one, or half of a roll rounded up: %s', (rolled, told) => {
    const trial =
      rolled === undefined
        ? begin(units)
        : begin(units, { options: { randomImpulses: true }, clock: { active: 'american', inHand: 1 } });
    if (rolled !== undefined) trial.order('american', 'pass', rolled);
    expect(trial.sentences).toContain(told);
  });

  test('[combat 4.2/1c] both roll, or the scenario gives the Initiative', () => {
    const agenda = [
      { task: 'turn' as const },
      { task: 'conclusion' as const },
      { task: 'initiative' as const },
    ];
    const clock = { phase: 'command' as const, initiative: 'german' };
    const given = begin(units, { agenda, clock, options: { initiative: [{ turn: 1, side: 'american' }] } });
    expect(given.sentences).toContain('Initiative: american has it.');
    expect(listed(given, 'american')).toEqual(['go-first', 'go-second']);
  });
});
