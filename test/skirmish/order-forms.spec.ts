import { orderForms } from '../../src/rules-core/kernel/views/order-forms.js';
import { skirmish } from './rulebook.js';

test('the forms of orders come from their declarations', () => {
  const forms = new Map(orderForms(skirmish).map((form) => [form.order, form]));
  expect([...forms.keys()]).toEqual(['fire', 'move', 'pass', 'plan']);
  expect(forms.get('move')?.members).toEqual([
    { name: 'unit', form: { form: 'text' }, required: true, says: 'The unit that moves.' },
    {
      name: 'path',
      form: { form: 'list', of: { form: 'text' } },
      required: true,
      says: 'The hexes it enters, in order.',
    },
  ]);
  expect(forms.get('plan')?.members[0]?.form).toEqual({ form: 'choice', of: ['attack', 'hold'] });
  expect(forms.get('fire')).toMatchObject({
    cites: ['3', '2.3'],
    schema: { required: ['order', 'unit', 'target'] },
  });
});
