import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({ D8: 'olive-grove', D9: 'olive-grove' });
const hiding = { soviet: { camouflage: true } } as const;

interface Setup {
  readonly optional?: readonly string[];
  readonly camouflaged?: readonly string[];
  readonly commands?: Record<string, string>;
  readonly phase?: string;
}

const battle = (units: Record<string, Placed>, faces: number[] = [], setup: Setup = {}) => {
  const { optional = ['7.24'], camouflaged = ['s1'], phase = 'spotting', commands } = setup;
  return new Trial(
    {
      map: MAP,
      units,
      sides: hiding,
      secrets: { soviet: { camouflaged: [...camouflaged] } },
      options: { optional: optional as never },
      clock: { phase: phase as never, turn: 2 },
      ...(commands && { commands: commands as never }),
      ...(phase === 'spotting' && { agenda: [{ task: 'turn' }] }),
    },
    ...faces,
  );
};

const tank = (more: object = {}): Placed => ['T-34 at D8', { facing: 3, ...more }];

describe('camouflage (7.24)', () => {
  test('[panzer 7.24/a] before the first Spotting Phase a side that may do so says what is camouflaged, for its own eyes', () => {
    const trial = new Trial({
      units: { g1: 'Panzer IV at D1', s1: 'T-34 at D9', s2: 'Soviet squad at Y12' },
      sides: hiding,
      options: { optional: ['7.24'] },
      clock: { phase: 'spotting' },
      agenda: [{ task: 'turn' }],
    });
    expect(trial.awaits).toEqual(['soviet conceal']);
    trial.order('soviet', { order: 'camouflage', units: ['s1'] });
    expect(trial.battle.secret('soviet').camouflaged).toEqual(['s1']);
    expect(trial.action.effects).toMatchObject([{ effect: 'camouflaged', to: ['soviet'] }]);
    expect(trial.refusal('soviet', { order: 'camouflage', units: ['s1'] })?.refused).toBe('CANNOT_HIDE');
    expect(trial.refusal('soviet', { order: 'camouflage', units: ['g1'] })?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('soviet', 'end-step', 9);
    expect(trial.awaits).toEqual(['german command', 'soviet command']);
  });

  test('[panzer 7.24/a] a unit that enters later, and a side that the scenario does not name, is not camouflaged', () => {
    const start = (sides: typeof hiding | Record<string, never>, turn: number) =>
      new Trial({
        units: { g1: 'Panzer IV at D1', s1: 'T-34 at Y9', s2: 'T-70' },
        sides,
        options: { optional: ['7.24'] },
        clock: { phase: 'spotting', turn },
        agenda: [{ task: 'turn' }],
      });
    expect(start({}, 1).awaits).toEqual(['german command', 'soviet command']);
    expect(start(hiding, 2).awaits).toEqual(['german command', 'soviet command']);
    const first = start(hiding, 1);
    expect(first.refusal('soviet', { order: 'camouflage', units: ['s2'] })?.refused).toBe('CANNOT_HIDE');
  });

  test('[panzer 7.24/b, 7.24/c, 7.24/e] [panzer-23] a tank in a Grove is spotted on 7 or less; its owner tells of the camouflage at the attempt', () => {
    const look = (face: number) => battle({ g1: 'Panzer IV at D4', s1: tank() }, [face]);
    const seen = look(7);
    expect(seen.told('camouflage-told')).toMatchObject([
      { unit: 's1', by: 'g1', rolled: 7, needs: 7, spotted: true },
    ]);
    expect(seen.unit('s1')).toMatchObject({ spotted: true, camouflage: { upTo: 4 } });
    const missed = look(8);
    expect(missed.unit('s1')).toMatchObject({ camouflage: {} });
    expect(missed.unit('s1').spotted).toBeUndefined();
  });

  test('[panzer 7.24/c] out of the normal spotting range nobody rolls, and nothing is told', () => {
    const trial = battle({ g1: 'Panzer IV at D1', s1: 'Soviet squad at D8' });
    expect(trial.kinds).not.toContain('camouflage-told');
    expect(trial.unit('s1').camouflage).toBeUndefined();
  });

  test('[panzer 7.24/b] at range 1 it is spotted without a roll', () => {
    const trial = battle({ g1: 'Panzer IV at D7', s1: tank() });
    expect(trial.unit('s1')).toMatchObject({ spotted: true, camouflage: { upTo: 1 } });
  });

  test('[panzer 7.24/d] a spot is handed off to units at the same range or less: others may not fire', () => {
    const units = {
      g1: ['Panzer IV at D2', { facing: 3 }],
      g2: ['Panzer IV at D4', { facing: 3 }],
      s1: tank({ spotted: true, spotters: ['g2'], camouflage: { upTo: 4 } }),
    } as const;
    const trial = battle(units, [], { phase: 'combat', commands: { g1: 'fire', g2: 'fire' } });
    const fire = (unit: string) => ({ order: 'fire', target: 's1', shots: [trial.aim(unit)] });
    expect(trial.refusal('german', fire('g1'))?.refused).toBe('NOT_SPOTTED');
    trial.order('german', fire('g2'), ...d100(99));
    const spotted = battle({ g1: 'Panzer IV at D2', g2: 'Panzer IV at D4', s1: tank() }, [3]);
    expect(spotted.unit('s1')).toMatchObject({ spotters: ['g1', 'g2'], camouflage: { upTo: 6 } });
  });

  test('[panzer 7.43/c, 7.43/e] Recon takes 1 off the roll, with both options', () => {
    const look = (optional: string[]) =>
      battle({ g1: ['Panzer IV at D4', { recon: true, broken: 'on' }], s1: tank() }, [0], { optional }).told(
        'camouflage-told',
      )[0];
    expect(look(['7.24'])).toMatchObject({ rolled: 10, net: 10 });
    expect(look(['7.24', '7.43'])).toMatchObject({ rolled: 10, net: 9, modifiers: [{ why: 'Recon' }] });
  });

  test('[panzer 7.24/f] it is gone for good when MOVE or SHORT HALT is carried out', () => {
    const trial = battle({ g1: 'Panzer IV at Y12', s1: tank(), s2: 'T-70 at D9' }, [], {
      phase: 'movement',
      camouflaged: ['s1', 's2'],
      commands: { s1: 'short-halt' },
    });
    expect(trial.battle.secret('soviet').camouflaged).toEqual(['s2']);
  });

  test('[panzer 7.24/f] SHORT HALT ends it also when the unit fires', () => {
    const trial = firing('short-halt', 'D5');
    expect(trial.battle.secret('soviet').camouflaged).toBeUndefined();
  });

  test('[panzer 7.24/f, 7.24/g] a unit that fires within an enemy’s spotting range loses it, and is spotted at once', () => {
    const trial = firing('fire', 'D5');
    expect(trial.battle.secret('soviet').camouflaged).toBeUndefined();
    expect(trial.unit('s1')).toMatchObject({ spotted: true, spotters: ['g1'] });
  });

  test('[panzer 7.24/g] with no such enemy it keeps its camouflage', () => {
    const trial = firing('fire', 'D5', { fullCover: true });
    expect(trial.battle.secret('soviet').camouflaged).toEqual(['s1']);
    expect(trial.unit('s1').spotted).toBeUndefined();
  });

  /** A camouflaged tank fires at one that may or may not look back. */
  function firing(command: string, at: string, target: object = {}): Trial {
    const trial = battle(
      {
        g1: [`Panzer IV at ${at}`, { facing: 0, spotted: true, spotters: ['s1'], ...target }],
        s1: ['T-34 at D8', { facing: 0 }],
      },
      [],
      { phase: 'combat', commands: { s1: command } },
    );
    trial.order('german', 'end-step');
    return trial.fire('soviet', 's1', 'g1', 'AP', ...d100(100));
  }

  test('[panzer 7.24/b × S.overwatch/a] Overwatch at somebody who turns out to be camouflaged: a unit that does not spot it keeps its fire', () => {
    const units = {
      g1: ['Panzer IV at D4', { facing: 3, command: 'overwatch' }],
      s1: tank(),
    } as const;
    const onOverwatch = () => {
      const trial = battle(units, [], { phase: 'combat', commands: { g1: 'overwatch' } });
      for (const side of ['german', 'soviet']) trial.order(side, 'end-step');
      return trial;
    };
    const missed = onOverwatch().fire('german', 'g1', 's1', 'AP', 9);
    expect(missed.kinds).toEqual(['camouflage-told']);
    expect(missed.unit('g1').fired).toBeUndefined();
    const again = { order: 'fire', target: 's1', shots: [missed.aim('g1')] };
    expect(missed.refusal('german', again)?.refused).toBe('NOT_SPOTTED');
    const seen = onOverwatch().fire('german', 'g1', 's1', 'AP', 5, ...d100(99));
    expect(seen.kinds.slice(0, 2)).toEqual(['camouflage-told', 'fire-announced']);
  });

  test('[panzer 7.24/a] without the option nobody is asked, and the list counts for nothing', () => {
    const trial = battle({ g1: 'Panzer IV at D4', s1: tank() }, [], { optional: [] });
    expect(trial.unit('s1').spotted).toBe(true);
  });
});
