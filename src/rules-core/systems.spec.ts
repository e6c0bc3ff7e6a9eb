import { orderForms } from './kernel/order-forms.js';
import { SYSTEMS } from './systems.js';

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
