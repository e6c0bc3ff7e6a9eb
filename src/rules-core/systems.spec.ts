import { orderForms } from './kernel/views/order-forms.js';
import { CAMPAIGN_PIECES, SYSTEMS } from './systems.js';

describe.each([...SYSTEMS])('%s', (name, system) => {
  test('is known by its own name, with orders that have forms', () => {
    expect(system.rulebook.system).toBe(name);
    expect(orderForms(system.rulebook).length).toBeGreaterThan(0);
  });

  test('lays a table with its own charts', () => {
    const table = system.table({ map: { board: 'hills' } });
    expect(table.map.name).toBe('hills');
    expect(system.charts.system).toBe(name);
    expect(() => system.table({ map: { board: 'atlantis' } })).toThrow(/no board "atlantis"/);
  });

  test('has the text behind the rules that its orders cite, and of no other', async () => {
    const [first] = orderForms(system.rulebook).flatMap(({ cites }) => cites);
    expect(await system.ruleText(first as string)).toMatch(/\w/);
    expect(await system.ruleText('no such rule')).toBeUndefined();
  });
});

test('what a rulebook brings to campaigns is found by its name, also where its battles are only reported', () => {
  for (const [name, system] of SYSTEMS) expect(CAMPAIGN_PIECES.get(name)).toBe(system.campaign);
  for (const [name, pieces] of CAMPAIGN_PIECES) {
    expect(pieces.system).toBe(name);
    expect(pieces.presets[pieces.preset.preset]).toBe(pieces.preset);
  }
});
