import { unboundTables, WIDE } from './statements.js';

const TABLES = new Set([
  'event',
  'campaign_head',
  'dice_seed',
  'published_seed',
  'book_line',
  'outbox',
  'job',
]);
const unbound = (text: string): string[] => unboundTables(text, TABLES);

describe('a statement asks one machine', () => {
  it.each([
    'select kind from event where campaign_id = $1 and position > $2',
    'select 1 from event e left join campaign_head h on h.campaign_id = $1 where e.campaign_id = $1',
    'insert into dice_seed values ($1, $2)',
    'insert into event (position, campaign_id) values ($2, $1) on conflict do nothing',
    'insert into book_line select e.campaign_id, e.at from event e where e.campaign_id = $1',
    'select state from job where campaign_id = $1 and (select max(position) from event where campaign_id = $1) > 3',
    'update book_line b set current = true from event e where e.campaign_id = $1 and b.campaign_id = $1',
    'delete from outbox o using unnest($2::int[]) as done where o.campaign_id = $1',
    'select from campaign_head where campaign_id = $1 for update',
    'select email from person where person_id = $1',
    'insert into event (campaign_id, kind) select $1, r."job" from unnest($2::text[]) as r ("kind", "job")',
  ])('%s', (text) => expect(unbound(text)).toEqual([]));
});

describe('a statement asks all machines', () => {
  it.each<[string, string[]]>([
    ['select kind from event where position > $1', ['event']],
    [
      'select hash, exists (select from published_seed p where p.campaign_id = s.campaign_id) from dice_seed s where s.campaign_id = $1',
      ['published_seed'],
    ],
    [
      'select 1 from event e, campaign_head h where e.campaign_id = $1 and h.position = e.position',
      ['campaign_head'],
    ],
    ['update job set state = $2 where job_id = $1', ['job']],
    ['insert into event (position, campaign_id) select $1, gen_random_uuid()', ['event']],
    ['delete from outbox', ['outbox']],
  ])('%s', (text, tables) => expect(unbound(text)).toEqual(tables));

  it('only with a reason', () => {
    for (const { begins, why } of WIDE) expect([begins, why.length > 10]).toEqual([begins, true]);
  });
});
