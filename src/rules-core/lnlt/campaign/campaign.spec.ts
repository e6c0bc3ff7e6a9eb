import { policiesSchema } from '../../campaign/policies/policies.js';
import { checkPolicies } from '../../campaign/policies/policies-check.js';
import { lnltCampaign } from './index.js';

const row = { side: 'german', state: 'ready', experience: 0, battles: 0, kills: 0 } as const;

describe('the roster', () => {
  test.each([
    ['1-6-4-5', 'german', 'squad'],
    ['1-5-4-5', 'german', 'half-squad'],
    ['0-2-4-6', 'german', 'crew'],
    ['HMG Team', 'german', 'crew'],
    ['75mm ATG', 'german', 'gun'],
    ['Lt Koch', 'german', 'person'],
    ['Hero 2-6-6', 'german', 'person'],
    ['Medic', 'german', 'person'],
    ['Sniper', 'german', 'person'],
    ['Scout', 'german', 'person'],
    ['Armor Leader 7-1', 'german', 'person'],
    ['MG42', 'german', 'weapon'],
    ['American BAR', 'german', 'weapon'],
    ['StuG III G', 'german', 'vehicle'],
    ['T-34/76', 'russian', 'vehicle'],
    ['Ju 87 Stuka', 'german', undefined],
    ['9-9-9-9', 'german', undefined],
  ] as const)('%s of the nation %s is a %s', (counter, nationality, kind) => {
    expect(lnltCampaign.kindOf(counter, { nationality })).toBe(kind);
  });

  test('without a nation, the first that has such a counter tells', () => {
    expect(lnltCampaign.kindOf('Type 96', {})).toBe('weapon');
  });

  test('draws people by their own names, without the states of a battle, with Skills', () => {
    const is = { skills: ['Deadly'], shaken: true, wounded: true, fired: true, activated: 'C3', born: true };
    const hero = { ...row, kind: 'person', name: 'Grenadier Weiss', counter: 'Hero 1-6-6', is } as const;
    expect(lnltCampaign.draw(hero, 'h1')).toEqual({
      counter: 'Hero 1-6-6',
      id: 'h1',
      name: 'Grenadier Weiss',
      is: { skills: ['Deadly'] },
    });
  });

  test('[lnlt 3.0/j] squads keep the names of their counters, by which their halves combine', () => {
    const squad = { ...row, kind: 'squad', name: 'Gruppe Arndt', counter: '1-6-4-5' } as const;
    expect(lnltCampaign.draw(squad, 's1')).toEqual({ counter: '1-6-4-5', id: 's1' });
  });

  test('[lnlt 3.0/f] men with a badge wear that of their nation: a Leader who rises still leads them', () => {
    const ss = { ...row, kind: 'squad', name: 'Gruppe Arndt', counter: '1-6-4-6' } as const;
    expect(lnltCampaign.draw(ss, 's1').is).toEqual({ badge: 'german' });
    expect(lnltCampaign.draw({ ...ss, is: { badge: 'ss' } }, 's1').is).toEqual({ badge: 'ss' });
  });

  test('draws a weapon with its bearer where he comes too', () => {
    const gun = { ...row, kind: 'weapon', name: 'MG42', counter: 'MG42', with: 's1' } as const;
    expect(lnltCampaign.draw(gun, 'w', new Set(['s1', 'w'])).is).toEqual({ possessor: 's1' });
    expect(lnltCampaign.draw(gun, 'w', new Set(['w']))).toEqual({ counter: 'MG42', id: 'w' });
  });

  test('what is captured keeps its nation, also when it changes hands again', () => {
    const { captured } = lnltCampaign;
    expect(captured?.('MG34', 'german')).toBe('German MG34');
    expect(captured?.('German MG34', 'american')).toBe('German MG34');
    expect(captured?.('DP 28', 'russian')).toBe('Soviet DP 28');
    expect(captured?.('MG34', 'partisans')).toBe('MG34');
  });

  test('two half-squads of one name make a squad where only one has such halves, and a side tells which half is left', () => {
    expect(lnltCampaign.wholeOf?.('1-3-4-6')).toBeUndefined();
    expect(lnltCampaign.wholeOf?.('1-2-4-5')).toBe('2-3-4-5');
    const left = { kind: 'half-squad', counter: '' } as const;
    expect(lnltCampaign.reducedOf?.('1-5-4-5', { ...left, side: 'french' })).toBe('1-4-4-5');
    expect(lnltCampaign.reducedOf?.('2-5-4-6', { ...left, side: 'blue' })).toBe('1-4-4-6');
    expect(lnltCampaign.reducedOf?.('2-5-4-6', { ...left, kind: 'squad', side: 'german' })).toBeUndefined();
  });

  test('of the map Rubble, Wrecks and what was dug, laid and built stays; smoke and markers of the turn do not', () => {
    const marks = {
      E4: { terrain: 'Rubble', smoke: 2, spotted: true },
      E5: { wreck: 'Pz IV H', foxholes: true, melee: 'fought' },
      E6: { terrain: 'Hut', starshell: true },
      E7: { bunker: { tm: 3, facing: 5 }, wire: true, mines: [{ side: 'german', fp: 1 }] },
    };
    expect(lnltCampaign.staying(marks as never)).toEqual({
      E4: { terrain: 'Rubble' },
      E5: { wreck: 'Pz IV H', foxholes: true },
      E7: marks.E7,
    });
  });
});

describe('the policies', () => {
  test('every one is in form, and names what there is', () => {
    for (const [name, policies] of Object.entries(lnltCampaign.presets)) {
      expect(policies.preset).toBe(name);
      expect(policiesSchema.parse(policies)).toEqual(policies);
      expect(checkPolicies(policies, { sides: ['german', 'american'], pieces: lnltCampaign })).toEqual([]);
    }
  });

  test('every rank is a Leader of every nation', () => {
    const { ladder } = lnltCampaign.preset.promotion;
    expect(ladder.map(({ rank }) => rank)).toEqual(['Corporal', 'Sergeant', 'Lieutenant', 'Captain']);
    for (const nationality of Object.keys(lnltCampaign.nations ?? {}))
      for (const { counter = '' } of ladder)
        expect([counter, lnltCampaign.kindOf(counter, { nationality })]).toEqual([counter, 'person']);
  });

  test('[lnlt 3.0/d, 8.5] what squads learn is what counters of the book have printed on them', () => {
    const gifts = lnltCampaign.preset.experience.levels.map(({ gives }) => gives.is);
    expect(gifts).toEqual([undefined, undefined, { selfRally: true }, { selfRally: true, meleeBonus: true }]);
  });
});
