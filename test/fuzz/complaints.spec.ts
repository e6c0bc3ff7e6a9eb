/** Nonsense of every shape in every member of everything that is read: what is wrong is said in our words. */
import fc from 'fast-check';
import { factOf } from '../../src/books/entries/book-command.js';
import { readConfig, variables } from '../../src/config/config.js';
import { factSchema, isFactRefused } from '../../src/rules-core/campaign/facts/facts.js';
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { parseOrder } from '../../src/rules-core/kernel/decide/decide.js';
import { type Form, type OrderForm, orderForms } from '../../src/rules-core/kernel/views/order-forms.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { boardFrom } from '../../src/workshop/board-document.js';
import { LIBRARY } from '../support/library-words.js';

const RUNS = { numRuns: 100 };

const nonsense = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('', -1, 0.5, 1e308, null, [], {}, [[]], '__proto__', 'x'.repeat(500)),
);

/** A member as it should be, where nothing is known but its form. */
function sound(form: Form): fc.Arbitrary<unknown> {
  switch (form.form) {
    case 'text':
      return fc.constantFrom('a', 'C3', '');
    case 'whole':
    case 'number':
      return fc.constantFrom(0, 1, 7, -3, 0.5);
    case 'truth':
      return fc.boolean();
    case 'json':
      return nonsense;
    case 'choice':
      return fc.constantFrom(...form.of, 'none of these');
    case 'list':
      return fc.array(mixed(form.of), { maxLength: 4 });
    case 'group':
      return members(form.members);
  }
}

const mixed = (form: Form): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: sound(form) }, { weight: 1, arbitrary: nonsense });

const members = (of: OrderForm['members']): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(of.map(({ name, form }) => [name, mixed(form)])), { requiredKeys: [] });

const ORDERS = [...SYSTEMS.values()].flatMap(({ rulebook }) =>
  orderForms(rulebook).map((form): [string, string, OrderForm] => [rulebook.system, form.order, form]),
);

test.each(ORDERS)('%s: %s', (system, order, form) => {
  const { rulebook } = SYSTEMS.get(system) ?? {};
  if (!rulebook) throw new Error(system);
  fc.assert(
    fc.property(
      members(form.members),
      fc.dictionary(fc.string(), nonsense, { maxKeys: 1 }),
      (given, more) => {
        const read = parseOrder(rulebook, { ...more, ...given, order } as never);
        if (isRefusal(read)) expect(read.why).not.toMatch(LIBRARY);
      },
    ),
    RUNS,
  );
});

const FACTS = factSchema.options.map(({ shape }) => [String(shape.fact.value), Object.keys(shape)] as const);

test.each(FACTS)('the fact %s', (fact, names) => {
  const given = fc.record(Object.fromEntries(names.map((name) => [name, nonsense])), { requiredKeys: [] });
  fc.assert(
    fc.property(given, (wrong) => {
      const read = factOf({ ...wrong, fact });
      if (isFactRefused(read)) expect(read.why).not.toMatch(LIBRARY);
    }),
    RUNS,
  );
});

test('uploaded boards', () => {
  const part = fc.oneof(nonsense, fc.record({ archive: nonsense, losData: nonsense }, { requiredKeys: [] }));
  fc.assert(
    fc.property(part, (vasl) => {
      const read = boardFrom({ vasl });
      if (!read.ok) for (const { message } of read.problems) expect(message).not.toMatch(LIBRARY);
    }),
    RUNS,
  );
});

test.each(Object.keys(variables))('the setting %s', (name) => {
  for (const value of ['nonsense', '-1', '1e99', ' ', 'http://', '\0', '☠'])
    try {
      readConfig({ [name]: value });
    } catch (fault) {
      expect(JSON.stringify([fault, String(fault)])).not.toMatch(LIBRARY);
    }
});
