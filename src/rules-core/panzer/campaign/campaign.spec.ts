import { originalBoard } from '../../boards/index.js';
import { entered, type Faces, type Scene } from '../../campaign/aftermath/aftermath.testkit.js';
import { emptyBook, type RosterRow } from '../../campaign/book/book.js';
import type { Fact } from '../../campaign/facts/facts.js';
import { muster } from '../../campaign/muster/muster.js';
import { policiesSchema } from '../../campaign/policies/policies.js';
import { checkPolicies } from '../../campaign/policies/policies-check.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { PANZER_CHARTS } from '../charts/index.js';
import { panzer } from '../ruleset.js';
import { PANZER_SCENARIOS } from '../scenarios/index.js';
import { panzerCampaign } from './index.js';
import { LINKED } from './policies.js';

const KNOWN = knownSystem({
  rulebook: panzer,
  charts: PANZER_CHARTS,
  board: originalBoard,
  ruleText: async () => undefined,
});
const RIFLES = 'Rifle squad (1 LMG) 1940-43';
const afterwards: readonly Fact[] = [
  { fact: 'aftermath', battle: 'b' },
  { fact: 'reorganize', turn: 3 },
];
const sides = { german: {}, soviet: {} };
const fight = (scene: Scene, faces: Faces = {}) =>
  entered({ policies: LINKED, sides, ...scene }, afterwards, faces, panzerCampaign);

describe('the roster', () => {
  test.each([
    [RIFLES, 'german', 'squad'],
    [`${RIFLES}, half-squad`, 'german', 'half-squad'],
    ['HMG section (2-3 MG 34/42)', 'german', 'crew'],
    ['FO section', 'soviet', 'crew'],
    ['CHQ half-squad', 'soviet', 'person'],
    ['5cm PaK 38', 'german', 'gun'],
    ['T-34/76 M43', 'soviet', 'vehicle'],
    ['T-34/76 M43', 'russian', 'vehicle'],
    ['Soviet T-70 M42', 'german', 'vehicle'],
    ['Maus', 'german', undefined],
  ] as const)('%s of the nation %s is a %s', (counter, nationality, kind) => {
    expect(panzerCampaign.kindOf(counter, { nationality })).toBe(kind);
  });

  test('a squad and what is left of it know each other', () => {
    expect(panzerCampaign.wholeOf?.(`${RIFLES}, half-squad`)).toBe(RIFLES);
    expect(panzerCampaign.wholeOf?.('CHQ half-squad')).toBeUndefined();
    const left = { side: 'german', counter: '' } as const;
    expect(panzerCampaign.reducedOf?.(RIFLES, { ...left, kind: 'half-squad' })).toBe(`${RIFLES}, half-squad`);
    expect(panzerCampaign.reducedOf?.(RIFLES, { ...left, kind: 'squad' })).toBeUndefined();
  });

  test('what is captured keeps its nation, also when it changes hands again', () => {
    const { captured } = panzerCampaign;
    expect(captured?.('T-70 M42', 'soviet')).toBe('Soviet T-70 M42');
    expect(captured?.('Soviet T-70 M42', 'german')).toBe('Soviet T-70 M42');
    expect(captured?.('T-70 M42', 'partisans')).toBe('T-70 M42');
  });

  test.each([
    ['PzKpfw IVH', 'PzKpfw IVF2', true],
    ['PzKpfw IVH', 'StuG III G', false],
    ['PzKpfw IVH', 'SdKfz 222', false],
    [RIFLES, 'Pioneer squad', false],
    ['5cm PaK 38', '3.7cm PaK 36', true],
    ['HMG section (2-3 MG 34/42)', '5cm mortar section', false],
    ['CHQ half-squad', `${RIFLES}, half-squad`, false],
  ])('%s stands in for %s: %s', (counter, asked, may) => {
    const kind = panzerCampaign.kindOf(counter, { nationality: 'german' }) as RosterRow['kind'];
    const distance = panzerCampaign.comparable?.({ counter, kind }, asked, { nationality: 'german' });
    expect(distance !== undefined).toBe(may);
    expect(panzerCampaign.comparable?.({ counter, kind }, counter, { nationality: 'german' })).toBe(0);
  });

  const row = { side: 'german', state: 'ready', experience: 0, battles: 0, kills: 0 } as const;

  test('[panzer 7.55.1/a, 7.55.3/c] a commander is drawn as the leader of his rank, by his own name, without the states of a battle', () => {
    const is = { grade: 'Veteran', suppressed: 'on', facing: 2 };
    const captain = {
      ...row,
      kind: 'person',
      name: 'Captain Rauch',
      counter: 'CHQ half-squad',
      rank: 'Captain',
      formation: 'g-1',
      is,
    } as const;
    expect(panzerCampaign.draw(captain, 'hq')).toEqual({
      counter: 'CHQ half-squad',
      id: 'hq',
      name: 'Captain Rauch',
      is: { grade: 'Veteran', formation: 'g-1', leader: { name: 'Captain Rauch', rank: 8 } },
    });
  });

  test('a unit that is nobody in particular is drawn by its counter alone', () => {
    const gun = { ...row, kind: 'gun', name: 'Geschütz Busch', counter: '5cm PaK 38' } as const;
    expect(panzerCampaign.draw(gun, 'pk')).toEqual({ counter: '5cm PaK 38', id: 'pk' });
  });

  test('of the map wrecks, rubble, obstacles and known mines stay; smoke, fires and what is still secret do not', () => {
    const mines = [{ side: 'german', strength: 'hasty', vehicular: true }];
    const marks = {
      D4: { wrecks: [{ name: 'T-70 M42', smokes: true }], illumination: 'on' },
      D5: { terrain: 'rubble', fire: 2 },
      D6: { smoke: [{ density: 'open', face: 'on' }], points: 20 },
      D7: { obstacle: 'wire', mines },
    };
    expect(panzerCampaign.staying(marks as never)).toEqual({
      D4: { wrecks: [{ name: 'T-70 M42' }] },
      D5: { terrain: 'rubble' },
      D7: { obstacle: 'wire', mines },
    });
  });
});

describe('what a battle makes of men', () => {
  const kills = (times: number) => ({
    units: [{ unit: 't', fate: 'unhurt', deeds: [{ deed: 'kill', times }] }],
  });
  const tank = (more: Partial<RosterRow> = {}) => ({
    t: ['german', 'vehicle', 'PzKpfw IVH', { name: 'Panzer Ahrens', ...more }] as const,
  });

  test('[panzer S.grades/a] a unit that learns has a better Unit Grade in the next battle', () => {
    const { row, all } = fight({
      roster: tank({ experience: 10, is: { grade: 'Regulars' } }),
      report: kills(1),
    });
    expect(row('t')).toMatchObject({ level: 'seasoned', is: { grade: 'Seasoned' } });
    expect(all('level')).toMatchObject([{ about: { unit: 't', from: 'regulars', to: 'seasoned' } }]);
    expect(panzerCampaign.draw(row('t'), 't').is).toMatchObject({ grade: 'Seasoned' });
  });

  test('[panzer 7.55.1/a] three kills make an ace of a tank: its commander is a leader from then on, with six a better one', () => {
    const led = (deeds: number, more: Partial<RosterRow> = {}) =>
      panzerCampaign.draw(fight({ roster: tank(more), report: kills(deeds) }).row('t'), 't').is?.leader;
    expect(led(2)).toBeUndefined();
    expect(led(3)).toEqual({ name: 'Panzer Ahrens', rank: 3 });
    expect(led(3, { kills: 3, awards: ['Ace'] })).toEqual({ name: 'Panzer Ahrens', rank: 4 });
  });

  test('a commander who has earned it rises in rank', () => {
    const { row, all } = fight({
      roster: { hq: ['german', 'person', 'CHQ half-squad', { name: 'Lieutenant Moll', rank: 'Lieutenant' }] },
      report: { units: [{ unit: 'hq', fate: 'unhurt', deeds: [{ deed: 'kill', times: 3 }] }] },
    });
    expect(row('hq')).toMatchObject({ rank: 'Captain', name: 'Captain Moll' });
    expect(all('promotion')).toMatchObject([{ about: { how: 'policy', from: 'Lieutenant', to: 'Captain' } }]);
    expect(panzerCampaign.draw(row('hq'), 'hq').is?.leader).toEqual({ name: 'Captain Moll', rank: 8 });
  });
});

describe('formations', () => {
  const base = { side: 'german', experience: 0, battles: 0, kills: 0, formation: 'g-1' } as const;
  const squad = (state: RosterRow['state'], more: Partial<RosterRow> = {}): RosterRow => ({
    ...base,
    kind: 'squad',
    counter: RIFLES,
    name: 'Gruppe',
    state,
    is: { grade: 'Regulars' },
    ...more,
  });
  const headquarters = (state: RosterRow['state']): RosterRow =>
    squad(state, { kind: 'person', counter: 'CHQ half-squad', name: 'Lieutenant Moll', rank: 'Lieutenant' });

  /** Ten squads, of which so many are gone, as the houses at the well have them. */
  function company(lost: number, more: Record<string, RosterRow> = {}) {
    const squads = Array.from(
      { length: 10 },
      (_, n) => [`s${n}`, squad(n < lost ? 'lost' : 'ready')] as const,
    );
    const { book } = entered({ policies: LINKED, sides, peace: true }, [], {}, panzerCampaign);
    const roster = { ...Object.fromEntries(squads), ...more };
    const formation = { 'g-1': { side: 'german', name: '1st Company' } };
    const all = { ...emptyBook(), ...book, roster, formation };
    const { scenario } = muster(PANZER_SCENARIOS['houses-at-the-well'], all, undefined, panzerCampaign);
    const begun = beginScenario(panzer, scenario, (at) => KNOWN.lay(at), { id: 'b' });
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { formations } = begun.position.sides.german ?? {};
    return formations?.['g-1'];
  }

  test('[panzer 7.1.1/g, 7.1.1.2/b] losses that nobody has made up weigh on the Cohesion Point of the whole company', () => {
    expect(company(0)).toEqual({
      name: '1st Company',
      grade: 'Regulars',
      cohesion: 'Good',
      cohesionNumber: 5,
    });
    expect(company(3)).toMatchObject({ cohesionNumber: 5, losses: 3 });
    expect(company(3, { r: squad('ready', { group: 'Convalescents' }) })).toMatchObject({ losses: 2 });
  });

  test('its grade is that of the man in the middle', () => {
    const veterans = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`v${n}`, squad('ready', { is: { grade: 'Veteran' } })]),
    );
    expect(company(0, veterans)).toMatchObject({ grade: 'Veteran' });
  });

  test('[panzer 7.52/f] headquarters that are lost stay lost until there are others', () => {
    expect(company(0, { hq: headquarters('ready') })).not.toHaveProperty('headquartersLost');
    expect(company(0, { hq: headquarters('wounded') })).not.toHaveProperty('headquartersLost');
    expect(company(0, { hq: headquarters('lost') })).toMatchObject({ headquartersLost: ['CHQ'] });
    const bought = { ...headquarters('ready'), group: 'Headquarters' };
    expect(company(0, { hq: headquarters('lost'), next: bought })).not.toHaveProperty('headquartersLost');
    const battalion = { ...headquarters('lost'), is: { post: 'BHQ' } };
    expect(company(0, { hq: headquarters('ready'), battalion })).toMatchObject({ headquartersLost: ['BHQ'] });
  });
});

describe('the policies', () => {
  test('every one is in form, and names what there is', () => {
    for (const [name, policies] of Object.entries(panzerCampaign.presets)) {
      expect(policies.preset).toBe(name);
      expect(policiesSchema.parse(policies)).toEqual(policies);
      expect(checkPolicies(policies, { sides: ['german', 'soviet'], pieces: panzerCampaign })).toEqual([]);
    }
  });
});
