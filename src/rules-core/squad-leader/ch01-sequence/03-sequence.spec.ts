import { field, type Placed, Trial } from '../testkit.testkit.js';

const BROKEN = { broken: true } as const;
const MELEE = { melee: true } as const;

/** Ends every phase and passes every step, until the sequence comes to `until`. */
function course(trial: Trial, until: (trial: Trial) => boolean): string[] {
  const seen: string[] = [];
  for (let i = 0; i < 60 && !until(trial); i++) {
    const [asked] = trial.battle.position.awaiting;
    if (!asked) break;
    const ends = trial.legalOf(asked.side, 'end-phase').length > 0;
    trial.order(asked.side, ends ? 'end-phase' : 'pass');
    for (const { phase, attacker, turn } of trial.told('phase-began'))
      seen.push(`${turn} ${attacker} ${phase}`);
  }
  return seen;
}

const PHASES = [
  'prep-fire',
  'movement',
  'defensive-fire',
  'advancing-fire',
  'rout',
  'advance',
  'close-combat',
];

describe('the sequence of play', () => {
  test('[squad-leader 1.3.1, 1.3/9] two player turns of eight phases are a game turn; then the sides swap their parts again', () => {
    const trial = new Trial({ units: { g1: '4-6-7 at D4', r1: '4-4-7 at D10' } });
    const seen = course(trial, ({ battle }) => battle.clock.turn === 2);
    expect(seen).toEqual([
      ...PHASES.slice(1).map((phase) => `1 german ${phase}`),
      '1 russian rally',
      ...PHASES.map((phase) => `1 russian ${phase}`),
      '2 german rally',
      '2 german prep-fire',
    ]);
  });

  test('[squad-leader 1.3/1, 1.3/1.1, 1.3/1.3, 1.3/1.4, 1.3/1.12] leaders come forward, weapons are repaired, units rally, and Desperation Morale ends, in this order', () => {
    const trial = new Trial({
      phase: 'rally',
      units: {
        gl: '9-1 at D4',
        g1: ['4-6-7 at D4', { broken: true, dm: true }],
        g2: '4-6-7 at D4',
        gm: ['LMG with g2', { malfunctioned: true }],
        r1: '4-4-7 at D5',
      },
    });
    const asked = [trial.battle.position.awaiting[0]?.kind];
    while (trial.battle.clock.phase === 'rally') {
      trial.order(trial.battle.position.awaiting[0]?.side as string, 'pass');
      asked.push(trial.battle.position.awaiting[0]?.kind);
    }
    expect(asked).toEqual(['promotion', 'deployment', 'repair', 'rally', 'prep-fire']);
    expect(trial.told('markers-removed')).toMatchObject([{ phase: 'rally' }]);
    expect(trial.unit('g1').dm).toBeUndefined();
  });

  test('[squad-leader 1.3/1.8, 1.3/1.9, 1.3/1.10] then the visibility is rolled, once in a game turn, star shells rise, and prisoners are questioned', () => {
    const watch = { g1: '4-6-7 at D4', r2: '4-4-7 at D9' } as const;
    const units: Readonly<Record<string, Placed>> = {
      ...watch,
      gl: '9-1 at D4',
      r1: ['unarmed 4-4-7 at D4', { guard: 'g1', broken: true }],
    };
    const options = { night: true, order: ['german', 'russian'] } as const;
    const trial = new Trial({ phase: 'rally', units, options });
    const seen = trial.told('step-began').map(({ step }) => step);
    while (trial.battle.clock.phase === 'rally') {
      const [asked] = trial.battle.position.awaiting;
      seen.push(`? ${asked?.kind}`);
      trial.order(asked?.side as string, 'pass', ...(asked?.kind === 'deployment' ? [4, 4] : []));
      seen.push(...trial.told('step-began').map(({ step }) => step));
    }
    const from = seen.indexOf('rally');
    expect(seen.slice(from, seen.indexOf('AFVs'))).toEqual([
      'rally',
      'visibility',
      'star shells',
      '? star-shells',
      'interrogation',
      '? interrogation',
    ]);
    expect(trial.battle.clock.visibility).toBe(8);
    const second = { active: 'russian', clock: { visibility: 8 } } as const;
    const later = new Trial({ phase: 'rally', units: watch, options, ...second });
    expect([later.kinds.includes('visibility'), later.battle.clock.visibility]).toEqual([false, 8]);
  });

  const FACING = { g1: '4-6-7 at D4', g2: '4-6-7 at F4', r1: '4-4-7 at D8' } as const;
  const shot = (firers: string[]) => ({ order: 'fire', at: 'D8', firers });

  test('[squad-leader 1.3/2, 1.3/3, 1.3/5, 1.3/5.2] who fires in the Prep Fire Phase does not move; who moves fires at half, who did neither in full', () => {
    const trial = new Trial({ units: { ...FACING, g3: '4-6-7 at B4' } })
      .order('german', shot(['g1']), 6, 5)
      .endPhase();
    expect(trial.awaits).toEqual(['german movement']);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D5'] })?.refused).toBe(
      'HAS_FIRED',
    );
    trial
      .order('german', { order: 'move', units: ['g2'], path: ['F5'] })
      .endPhase()
      .endPhase();
    expect(trial.awaits).toEqual(['german advancing-fire']);
    const fp = (id: string) => trial.order('german', shot([id]), 6, 5).told('fire-attack')[0]?.fp;
    expect([fp('g2'), fp('g3')]).toEqual([2, 4]);
    expect(trial.refusal('german', shot(['g1']))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 1.3/3.2] who moves loses his "?" and is not exhausted any more, and crews come out', () => {
    const units = {
      g1: ['4-6-7 at D4', { concealed: true, hidden: true }],
      g2: ['4-6-7 at F4', { cx: true }],
      gt: 'MkIVF2 at H4',
    };
    const trial = new Trial({ phase: 'movement', units: { ...units, r1: '4-4-7 at D8' } as never });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(trial.unit('g1').concealed).toBeUndefined();
    trial.order('german', { order: 'move', units: ['g2'], path: ['F5'] });
    expect(trial.unit('g2').cx).toBeUndefined();
    expect(trial.order('german', { order: 'expose', unit: 'gt', exposed: true }).unit('gt').exposed).toBe(
      true,
    );
  });

  test('[squad-leader 1.3/4, 1.3/4.1] in the Defensive Fire Phase the other side fires', () => {
    const trial = new Trial({ phase: 'defensive-fire', units: FACING });
    expect(trial.awaits).toEqual(['russian defensive-fire']);
    trial.order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 6, 5);
    expect(trial.kinds).toContain('fire-attack');
  });

  test('[squad-leader 1.3/5.4] Prep Fire markers come off at the end of the Advancing Fire Phase', () => {
    const trial = new Trial({ units: FACING })
      .order('german', shot(['g1']), 6, 5)
      .endPhase()
      .endPhase()
      .endPhase();
    expect(trial.unit('g1').prep).toBe(true);
    expect(trial.endPhase().unit('g1').prep).toBeUndefined();
  });

  const RUN: Readonly<Record<string, Placed>> = {
    g1: ['4-6-7 at D4', BROKEN],
    g2: '4-6-7 at F2',
    r1: ['4-4-7 at D6', BROKEN],
    r2: '4-4-7 at G9',
  };

  test('[squad-leader 1.3/6] broken units run, those of the attacker before the others', () => {
    const trial = new Trial({ phase: 'rout', units: RUN, map: field({ D3: 'woods', D7: 'woods' }) });
    expect(trial.awaits).toEqual(['german rout']);
    trial.order('german', { order: 'rout', unit: 'g1', path: ['D3'] });
    expect(trial.awaits).toEqual(['russian rout']);
    trial.order('russian', { order: 'rout', unit: 'r1', path: ['D7'] });
    expect(trial.awaits).toEqual(['german advance']);
  });

  test('[squad-leader 1.3/7, 1.3/8, 1.3/8.2] the unbroken advance one hex; then withdrawals are told, and close combat is fought', () => {
    const units = { g1: '4-6-7 at D4', g3: ['4-6-7 at H4', BROKEN], r1: '4-4-7 at D5' } as const;
    const trial = new Trial({
      phase: 'advance',
      units: { ...units, g2: ['4-6-7 at F8', MELEE], r2: ['4-4-7 at F8', MELEE] },
    });
    expect(trial.refusal('german', { order: 'advance', unit: 'g3', to: 'H5' })?.refused).toBe('BROKEN');
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D5' }).endPhase();
    expect(trial.awaits).toEqual(['german withdrawal']);
    trial.order('german', 'pass').order('russian', 'pass');
    expect(trial.awaits).toEqual(['german close-combat']);
  });

  test('[squad-leader 1.3/1.11] after the questions men beside AFVs check, and Desperation Morale ends afterwards', () => {
    const units = {
      g1: '4-6-7 at D5',
      g2: ['4-6-7 at A1', { dm: true, broken: true }],
      rt: 'T-34 at D6',
    } as const;
    const trial = new Trial({ phase: 'rally', options: { year: 1941 }, units }, 6, 5);
    const told = trial.action.effects.flatMap(({ effect, about }) =>
      effect === 'step-began'
        ? [(about as { step: string }).step]
        : effect === 'morale-check'
          ? ['a check']
          : [],
    );
    const from = told.indexOf('interrogation');
    expect(told.slice(from, from + 4)).toEqual(['interrogation', 'AFVs', 'a check', 'desperation ends']);
  });

  test('[squad-leader 1.3/4.3] what tells where men have moved goes when Defensive Fire is over', () => {
    const trial = new Trial({ phase: 'movement', units: FACING }).order('german', {
      order: 'move',
      units: ['g2'],
      path: ['F5'],
    });
    trial.endPhase();
    expect(trial.unit('g2').track).toEqual(['F5']);
    expect(trial.endPhase().unit('g2').track).toBeUndefined();
  });

  test('[squad-leader 1.3/5.1] charges that were placed go off in the Advancing Fire Phase', () => {
    const units = { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' } as const;
    const trial = new Trial({ phase: 'movement', units }).order('german', {
      order: 'place-charge',
      weapon: 'gd',
      at: 'D5',
    });
    const blast = { order: 'detonate', weapon: 'gd' };
    expect(trial.refusal('german', blast)?.refused).toBe('NOT_NOW');
    trial.endPhase().endPhase();
    expect(trial.battle.clock.phase).toBe('advancing-fire');
    trial.order('german', blast, 1, 2);
    expect(trial.kinds).toContain('fire-attack');
  });

  test('[squad-leader 1.3/8.3] when close combat is over, who attacked an AFV in vain goes back', () => {
    const units = { g1: '8-3-8 at D7', rt: 'T-34 at D6' } as const;
    const trial = new Trial({ phase: 'advance', units });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D6' }, 3, 3);
    expect(trial.endPhase().unit('g1').at).toBe('D6');
    trial.order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, 3, 3, 6, 5);
    expect(trial.unit('g1').at).toBe('D7');
  });

  test('[squad-leader 1.3/8.4] then star shells go out, and idle units go under a "?"', () => {
    const trial = new Trial({
      phase: 'close-combat',
      map: field({ D4: 'woods' }),
      marks: { D8: { starShell: true } },
      options: { night: true },
      units: { g1: '4-6-7 at D4', g2: ['4-6-7 at D5', { fired: true }], r1: '4-4-7 at N12' },
    });
    expect(trial.awaits).toEqual(['german concealment']);
    trial.order('german', { order: 'conceal', units: ['g1'] });
    expect(trial.unit('g1')).toMatchObject({ hidden: true, concealed: true });
    course(trial, ({ battle }) => battle.clock.active === 'russian');
    expect(trial.at('D8').starShell).toBeUndefined();
  });
});
