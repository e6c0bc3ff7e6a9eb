import { by, lab, refused, told } from '../lab.testkit.js';

describe('the To Hit and To Kill example, from the first MP on', () => {
  const german = by('german');
  const russian = by('russian');
  const drive = (...steps: object[]) => german({ order: 'drive', vehicle: 'g1', steps });
  const position = {
    sides: { german: {}, russian: {} },
    options: { year: 1943, month: 6 },
    clock: { phase: 'MPh' },
    map: {
      hexes: {
        E3: { terrain: 'open-ground', level: 1 },
        G5: { terrain: 'open-ground', level: 1 },
        D4: 'orchard',
        E4: 'orchard',
      },
    },
    units: {
      g1: { counter: 'PzKpfw IIIN', at: 'C6', vca: 1, ce: true },
      r1: { counter: 'KV-1 M41', at: 'E3', vca: 4 },
    },
  };
  const up = [
    drive({ do: 'start' }, { do: 'enter', to: 'C5' }, { do: 'turn', vca: 2 }),
    drive({ do: 'enter', to: 'D4' }, { do: 'enter', to: 'E5' }, { do: 'enter', to: 'F4' }),
    german({ order: 'disperse-smoke', vehicle: 'g1', dispenser: 'sD' }, [3, 4]),
    german({ order: 'crew-exposed', vehicle: 'g1', exposed: false }),
    drive({ do: 'enter', to: 'G5', tca: 0 }),
  ];
  const shoot = { order: 'shoot', weapon: 'r1', at: 'G5', target: 'g1' };
  const first = russian(shoot, [2, 1], [4, 4], [3, 4]);

  test('[aslsk-86] [aslsk 7.5/d] [aslsk 3.2.4/case8] [aslsk 7.10/shock-a] below the hill nobody is seen; on it, the turret is hit through Smoke', () => {
    expect(told(lab(position, ...up))).toEqual(['PzKpfw IIIN: from F4 to G5 for 5 MP, 12 in all.']);
    expect(told(lab(position, ...up, first))).toEqual(
      expect.arrayContaining([
        'KV-1 M41 fires AP at G5, range 3, Vehicle Target Type, To Hit 10; dice 2 and 1. DR 3 +2 turned 1 hexspine +1 buttoned up +2 hindrance in F4 +2 moving target = 10: a hit on PzKpfw IIIN.',
        'KV-1 M41 hits the turret of PzKpfw IIIN from the front with AP: To Kill 13 -6 armour = 7, DR 8: possible shock.',
      ]),
    );
  });

  test('[aslsk-88] [aslsk 3.2.4/IF-a] [aslsk 7.10/immob] a coloured 1 keeps no Rate of Fire where there is none; the second shot is Intensive Fire', () => {
    expect(refused(lab(position, ...up, first, russian(shoot)))).toMatch(/^HAS_FIRED/);
    const second = russian({ ...shoot, intensive: true }, [2, 2], [5, 6]);
    expect(told(lab(position, ...up, first, second))).toEqual(
      expect.arrayContaining([
        'KV-1 M41 fires AP at G5, range 3, Vehicle Target Type, To Hit 10; dice 2 and 2. DR 4 +1 buttoned up +2 Intensive Fire +2 hindrance in F4 +2 moving target -1 acquired target = 10: a hit on PzKpfw IIIN.',
        'KV-1 M41 hits the hull of PzKpfw IIIN from the rear with AP: To Kill 13 +1 rear -3 armour = 11, DR 11: immobilized.',
        'PzKpfw IIIN is Immobilized.',
      ]),
    );
  });
});
