import type { Order } from '../../kernel/decide/action.js';
import { begin } from '../ground.testkit.js';
import { d100, endPhase, fire, moves, type Placed, type Setup } from '../testkit.testkit.js';

describe('clearing', () => {
  const clear = (what: string, ...units: string[]): Order => ({ order: 'clear', units, what });
  const among = { clearingSince: 1 } as const;
  const party = { g1: ['6-6 at D5', among], g2: ['nco at D5', among] } as const;
  const at = (units: Setup['units'], marks: Setup['marks'] = { D5: { mines: 'american' } }) =>
    begin(units, { marks, clock: { turn: 2 } });

  test('[combat 7.3.8, 7.3.8.1] a leader and a squad that crawled in clear in a later phase, as a cautious move, by its end', () => {
    const trial = at(party).order('german', clear('mines', 'g1', 'g2'));
    expect(trial.unit('g1')).toMatchObject({ marker: 'moved', at: 'D5', clearing: 'mines' });
    expect(trial.battle.location('D5').mines).toBe('american');
    endPhase(trial);
    expect(trial.told('mines-removed')).toEqual([{ hex: 'D5', why: 'cleared' }]);
    expect(trial.battle.location('D5').mines).toBeUndefined();
    expect(trial.unit('g1').clearing).toBeUndefined();
    const halves = at({ g1: ['3-6 at D5', among], g3: ['3-6 at D5', among], g2: party.g2 });
    expect(halves.refusal('german', clear('mines', 'g1', 'g2', 'g3'))).toBeUndefined();
    expect(halves.refusal('german', clear('mines', 'g1', 'g2'))?.refused).toBe('NO_PARTY');
    expect(at({ g1: party.g1 }).refusal('german', clear('mines', 'g1'))?.refused).toBe('NO_PARTY');
  });

  test('[combat 7.3.8.1] not in the phase in which they came, not walking in, and not when Disrupted before its end', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at D4' }, { marks: { D5: { mines: 'american' } } });
    trial.order('german', moves('crawling', { g1: ['D5'], g2: ['D5'] }));
    expect(trial.unit('g1').clearingSince).toBe(1);
    const soon = at({ g1: ['6-6 at D5', { clearingSince: 2 }], g2: ['nco at D5', { clearingSince: 2 }] });
    expect(soon.refusal('german', clear('mines', 'g1', 'g2'))?.refused).toBe('TOO_SOON');
    expect(
      at({ g1: '6-6 at D5', g2: 'nco at D5' }).refusal('german', clear('mines', 'g1', 'g2'))?.refused,
    ).toBe('TOO_SOON');
    const shaken = at(party).order('german', clear('mines', 'g1', 'g2'));
    shaken.ruling('a shot', { do: 'unit', unit: 'g1', set: { yellow: 'disrupted' } });
    shaken.order('american', 'offer-end').order('german', 'agree');
    expect(shaken.battle.location('D5').mines).toBe('american');
  });

  test('[combat 7.3.10] engineers need no leader', () => {
    expect(at({ g1: ['8-2 at D5', among] }).refusal('german', clear('mines', 'g1'))).toBeUndefined();
  });

  test('[combat 7.4.3] wire is cleared in the same way, or destroyed by an E of high explosive', () => {
    const trial = endPhase(at(party, { D5: { wire: true } }).order('german', clear('wire', 'g1', 'g2')));
    expect(trial.battle.location('D5').wire).toBeUndefined();
    const shot = (roll: number, firer: Placed = '75mm gun at D2', units = {}) =>
      begin({ g1: firer, a1: '7-6 at D5', ...units }, { marks: { D5: { wire: true } } }).order(
        'german',
        fire('g1', 'D5'),
        ...d100(roll),
        ...(roll === 5 ? [] : [1]),
      );
    expect(shot(5, ['75mm gun at D2', { facing: 3 }]).told('broken')).toEqual([{ what: 'wire', hex: 'D5' }]);
    expect(shot(50, ['75mm gun at D2', { facing: 3 }]).battle.location('D5').wire).toBe(true);
    const rifles = begin(
      { g1: ['6-6 at D4', { fp: 12 }], a1: '7-6 at D5' },
      { marks: { D5: { wire: true } } },
    );
    rifles.order('german', fire('g1', 'D5'), ...d100(2));
    expect(rifles.battle.location('D5').wire).toBe(true);
  });

  test('[combat 7.8.3] a roadblock goes by an E of a gun or a charge, or by clearing, not by artillery', () => {
    const trial = endPhase(
      at(party, { D5: { roadblock: { sides: [0] } } }).order('german', clear('roadblock', 'g1', 'g2')),
    );
    expect(trial.told('cleared')).toEqual([{ hex: 'D5', what: 'roadblock' }]);
    expect(trial.battle.location('D5').roadblock).toBeUndefined();
    const gun = begin(
      { g1: ['75mm gun at D8', { facing: 0 }], a1: '7-6 at D5' },
      { marks: { D5: { roadblock: { sides: [1] } } } },
    );
    gun.order('german', fire('g1', 'D5'), ...d100(5));
    expect(gun.battle.location('D5').roadblock).toBeUndefined();
    const shells = begin(
      { g1: ['nco at D8', { radio: 'guns' }], a1: 'nco at D5' },
      {
        marks: { D5: { roadblock: { sides: [1] }, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(8));
    expect(shells.battle.location('D5').roadblock).toEqual({ sides: [1] });
  });
});
