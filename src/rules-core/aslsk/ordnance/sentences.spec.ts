import { russian } from '../testkit.testkit.js';
import { tells } from './effects.js';
import { battery } from './testkit.testkit.js';

const name = (id: string) => ({ ag: '75L AT', b1: '4-4-7', ac: '2-2-8', bt: 'T-34/85' })[id] ?? id;

describe('sentences', () => {
  test('a shot and its effect, with the arithmetic', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'stone-building' },
      units: { b1: russian('4-4-7', 'E3') },
    });
    const done = here.order('a', { order: 'shoot', weapon: 'ag', at: 'E3' }, 2, 3, 5, 2, 1, 1);
    expect(done.told.slice(0, 2)).toEqual([
      '75L AT fires HE at E3, range 2, Infantry Target Type, To Hit 9 (4); dice 2 and 3. DR 5 +3 stone building = 8: a hit on 4-4-7.',
      '75L AT strikes E3 with 12 FP; dice 5 and 2. column 12, DR 7: 1MC on 4-4-7.',
    ]);
    const miss = battery('81* MTR', { units: { b1: russian('4-4-7', 'A1') } });
    expect(miss.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 4).told[0]).toBe(
      '81* MTR fires HE at E2, range 3, Area Target Type, To Hit 7; dice 6 and 4. DR 10 +2 empty hex = 12: a miss.',
    );
    const hit = battery('81* MTR', { units: { b1: russian('4-4-7', 'A1') } });
    expect(hit.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 1, 1, 6, 6).told.slice(0, 2)).toEqual([
      '81* MTR fires HE at E2, range 3, Area Target Type, To Hit 7; dice 1 and 1. DR 2 +2 empty hex = 4: a Critical Hit.',
      '81* MTR strikes E2 with 16 FP; dice 6 and 6. Nobody is known to be hit.',
    ]);
  });

  test('everything else that can happen', () => {
    const told = [
      tells['gun-hit'].sentence({ gun: 'ag', result: 'near miss' }, name),
      tells['ammunition-tried'].sentence(
        { weapon: 'ag', ammo: 'APCR', dr: 6, number: 5, result: 'never had any' },
        name,
      ),
      tells['arc-changed'].sentence({ weapon: 'ag', from: 0, to: 2 }, name),
      tells.acquired.sentence({ weapon: 'ag', at: 'E3', drm: -1, area: false }, name),
      tells.acquired.sentence({ weapon: 'ag', at: 'E3', drm: -2, area: true }, name),
      tells['acquisition-lost'].sentence({ weapon: 'ag', at: 'E3' }, name),
      tells['acquisition-moved'].sentence({ weapon: 'ag', at: 'E4' }, name),
      tells['smoke-shell-placed'].sentence({ at: 'E3', kind: 'full', wp: false }, name),
      tells['smoke-shell-placed'].sentence({ at: 'E3', kind: 'dispersed', wp: true }, name),
      tells.backblast.sentence({ at: 'E5', dr: 3, result: '1MC' }, name),
      tells['gun-revealed'].sentence({ units: ['ac', 'ag'], at: 'E5' }, name),
      tells['vehicle-hit'].sentence(
        { weapon: 'ag', target: 'bt', type: 'VTT', ammo: 'AP', critical: false },
        name,
      ),
      tells['vehicle-hit'].sentence(
        { weapon: 'ag', target: 'bt', type: 'VTT', ammo: 'AP', critical: true },
        name,
      ),
      tells['panzerfaust-check'].sentence(
        {
          unit: 'b1',
          at: 'E3',
          dr: 2,
          modifiers: [{ label: 'CX', value: 1, cites: [] }],
          final: 3,
          found: true,
        },
        name,
      ),
      tells['panzerfaust-check'].sentence(
        { unit: 'b1', at: 'E3', dr: 5, modifiers: [], final: 5, found: false },
        name,
      ),
      tells.manhandled.sentence(
        {
          gun: 'ag',
          units: ['ac', 'b1'],
          to: 'E4',
          mf: 2,
          dr: 4,
          modifiers: [{ label: 'MF of the hex', value: 2, cites: [] }],
          final: 6,
          number: 8,
          result: 'moves',
        },
        name,
      ),
    ];
    expect(told).toEqual([
      '75L AT: near miss.',
      '75L AT looks for APCR, depletion number 5: DR 6, never had any.',
      '75L AT turns from hexspine 0 to 2.',
      '75L AT has acquired its target in E3: -1.',
      '75L AT has acquired the hex E3: -2.',
      '75L AT loses its acquisition of E3.',
      '75L AT keeps its acquisition, now in E4.',
      'Full Smoke lies in E3.',
      'Dispersed White Phosphorus lies in E3.',
      'Backblast in E5: dr 3 on column 1, 1MC.',
      '2-2-8 and 75L AT come to light in E5.',
      '75L AT hits T-34/85 with AP.',
      '75L AT hits T-34/85 with AP, a Critical Hit.',
      '4-4-7 looks for a Panzerfaust against E3: dr 2 +1 CX = 3, and has one.',
      '4-4-7 looks for a Panzerfaust against E3: dr 5, and has none.',
      '2-2-8 and 4-4-7 push 75L AT towards E4 for 2 MF: DR 4 +2 MF of the hex = 6 against M8: it moves.',
    ]);
  });
});
