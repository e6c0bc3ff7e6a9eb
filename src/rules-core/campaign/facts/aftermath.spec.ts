import { afterBattle, entered, refusedIn, type Scene, scriptedDice } from '../aftermath/aftermath.testkit.js';
import { campaignOf } from '../book/book.js';
import { corrected, recompute } from '../book/lines.js';
import { toyPieces } from '../toy-rulebook.testkit.js';
import { type Fact, factSchema } from './facts.js';

const roster = {
  p: ['blue', 'person', '8-0', { rank: 'Sergeant' }],
  s: ['blue', 'squad', '4-6-7'],
  w: ['blue', 'weapon', 'LMG', { with: 's' }],
  q: ['red', 'squad', '4-4-7'],
} as const;
const table = (...results: string[]) => ({
  dice: 'd6',
  upTo: results.map((result, i) => [2 * i + 2, result]),
});
const policies = {
  casualties: { eliminated: [{ kinds: ['person', 'squad'], table: table('ready', 'wounded', 'lost') }] },
  experience: { earns: [{ for: 'battle', points: 1 }], levels: [{ level: 'old', from: 1, says: 'Old' }] },
  promotion: {
    ladder: [{ rank: 'Sergeant' }, { rank: 'Captain' }],
    rules: [{ rule: 'lived', says: 'Up', when: {}, roll: { dice: 'd6', atMost: 3 } }],
    player: { ranks: [{ rank: 'Cadet', victories: 1 }] },
  },
  materiel: { retention: table('ready', 'lost', 'lost') },
  awards: [{ award: 'Cross', when: {} }],
  victory: { perPromotion: 1 },
};
const scene: Scene = {
  roster,
  policies,
  report: {
    winner: 'blue',
    points: { red: 1 },
    units: [
      { unit: 'p', fate: 'unhurt', checksPassed: 1, deeds: [{ deed: 'kill' }] },
      { unit: 's', fate: 'killed' },
    ],
    arisen: [
      {
        unit: 'n',
        side: 'blue',
        kind: 'person',
        name: 'N',
        counter: '7-0',
        from: 's',
        how: 'leader-created',
      },
    ],
    terrain: { C3: { rubble: true } },
  },
};
const faces = {
  'battle b/eliminated/s': [6],
  'battle b/retention/w': [1],
  'battle b/promotion/lived/p': [2],
  'battle b/promotion/lived/n': [6],
};

describe('the aftermath of a battle', () => {
  it('is worked out part by part, in one order', () => {
    const { told, book } = afterBattle(scene, faces);
    const order = told.map(({ what }) => what).filter((what, i, all) => what !== all[i - 1]);
    expect(order).toEqual([
      'phase-begun',
      'battle-won',
      'returned',
      'casualty',
      'arisen',
      'promotion',
      'returned',
      'checks',
      'kill',
      'experience',
      'level',
      'experience',
      'level',
      'experience',
      'level',
      'experience',
      'level',
      'promotion',
      'passed-over',
      'promotion',
      'award',
      'victory-points',
      'terrain',
      'aftermath-done',
    ]);
    expect(campaignOf(book).phase).toBe('aftermath');
    expect(book.battle.b?.status).toBe('settled');
  });

  it('tells a side nothing of what happened to the other’s roster', () => {
    const { told, book } = afterBattle(scene, faces);
    for (const { to, about } of told)
      if ('unit' in about && about.unit) expect(to).toEqual([book.roster[about.unit]?.side]);
  });

  it('leaves out the parts that are switched off', () => {
    const off = ['experience', 'promotion', 'casualties', 'materiel', 'awards'];
    const { told } = afterBattle({ ...scene, policies: { ...policies, off } });
    const meanings = new Set(told.map(({ what }) => what));
    for (const what of ['experience', 'level', 'award', 'mark']) expect(meanings).not.toContain(what);
    expect(told.filter(({ what }) => what === 'promotion')).toHaveLength(1);
    expect(told.some(({ rolls }) => rolls)).toBe(false);
  });

  it('comes to the same again on the same dice, even when others are rolled for too', () => {
    const first = afterBattle(scene, faces);
    const report = first.line.length - 1;
    const fact: Fact = { fact: 'aftermath', battle: 'b' };
    const by = { pieces: toyPieces, diceAt: () => scriptedDice(faces) };
    const again = recompute(first.line, report + 1, fact, by);
    expect(again).toMatchObject({ rewritten: [] });
    const more = { ...faces, 'battle b/eliminated/q': [3] };
    const units = [...(scene.report as { units: object[] }).units, { unit: 'q', fate: 'killed' }];
    const other = afterBattle({ ...scene, report: { ...scene.report, units } }, more);
    const dice = (told: typeof first.told, unit: string) =>
      told.flatMap(({ about, rolls }) => ('unit' in about && about.unit === unit && rolls) || []);
    for (const unit of ['p', 's', 'w']) expect(dice(other.told, unit)).toEqual(dice(first.told, unit));
    expect(other.row('q')).toMatchObject({ state: 'wounded' });
  });

  it('is worked out anew when the report is corrected', () => {
    const report = { winner: 'red', why: 'typed in' };
    const { line } = entered(
      { roster, peace: true },
      [
        { fact: 'open-battle', battle: 'c', name: 'Beside', mode: 'RECORD', drawn: { q: 'q', p: 'p' } },
        { fact: 'report', battle: 'c', report },
        { fact: 'aftermath', battle: 'c' },
      ].map((one) => factSchema.parse(one)),
    );
    const units = [{ unit: 'p', fate: 'killed' }];
    const fact = factSchema.parse({
      fact: 'report',
      battle: 'c',
      report: { ...report, winner: null, units },
    });
    const by = { pieces: toyPieces, diceAt: () => scriptedDice({}) };
    const result = recompute(line, line.length - 1, fact, by);
    if ('refused' in result) throw new Error(result.why);
    expect(result.rewritten.map(({ version }) => version)).toEqual([line.length - 1, line.length]);
    expect(result.book.roster.p?.state).toBe('lost');
    expect(result.book.side.red?.battlesWon).toBe(0);
    const next = corrected(line, {
      corrects: line.length - 1,
      fact,
      why: 'He died.',
      rewritten: result.rewritten,
    });
    expect(next.at(-2)?.consequences.map(({ what }) => what)).not.toContain('battle-won');
  });
});

describe('an aftermath is refused', () => {
  const aftermath: Fact = { fact: 'aftermath', battle: 'b' };

  it('for a battle that nobody knows, that has not reported, or that is settled', () => {
    expect(refusedIn(scene, { fact: 'aftermath', battle: 'x' })).toMatchObject({ refused: 'NO_SUCH_BATTLE' });
    const { line } = afterBattle(scene, faces);
    expect(line).toHaveLength(3);
    expect(() => entered(scene, [aftermath, aftermath], faces)).toThrow('NOT_REPORTED');
  });

  it('when somebody of the name of a newcomer was enlisted meanwhile', () => {
    const enlisting = factSchema.parse({
      fact: 'enlist',
      roster: [{ unit: 'n', side: 'red', kind: 'squad', name: 'N', counter: '4-4-7' }],
    });
    expect(() => entered(scene, [enlisting, aftermath])).toThrow('TWICE: "n" came onto the roster since');
  });

  it('while another battle of the turn is still fought', () => {
    const open: Fact = {
      fact: 'open-battle',
      battle: 'c',
      name: 'Beside',
      mode: 'RECORD',
      drawn: { r: 'r' },
    };
    const waiting = { ...scene, roster: { ...roster, r: ['red', 'squad', '4-4-7'] as const }, absent: ['r'] };
    expect(() => entered(waiting, [open, aftermath])).toThrow('BATTLE_OPEN: "Beside" is still open');
  });
});
