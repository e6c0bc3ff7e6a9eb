/**
 * On a cluster a statement is one task if each table of campaigns in it is bound to one campaign: `campaign_id = $1`, said of each
 * table by itself, because an equality between two tables is not always carried over. This is a rule on the text; what a
 * planner makes of it only a cluster can tell.
 */

/** Statements about all campaigns, by what they begin with, and why they may be. */
export const WIDE: readonly { readonly begins: string; readonly why: string }[] = [
  {
    begins: 'select distinct campaign_id as campaign from outbox',
    why: 'the sweep finds campaigns with messages',
  },
  { begins: 'select h.campaign_id as campaign, h.position', why: 'a consumer finds campaigns with news' },
  {
    begins: 'delete from checkpoint where consumer = $1 and ($2::uuid is null',
    why: 'a consumer begins anew, by hand',
  },
  { begins: "update job set state = 'dead'", why: 'the sweep takes jobs back from workers that fell silent' },
  {
    begins: "update job set state = 'waiting', vanished",
    why: 'the sweep takes jobs back from workers that fell silent',
  },
  { begins: 'select campaign_id, job_id, fence ||', why: 'the sweep finds jobs that are due' },
  { begins: 'select state, count(*)::int as amount from job', why: 'metrics count jobs' },
  {
    begins: "delete from job where state in ('done', 'cancelled')",
    why: 'old jobs are forgotten once a day',
  },
  {
    begins: 'select campaign_id as campaign from projection_head where projection = $1 and live',
    why: 'projections of an older version are found',
  },
  {
    begins: 'select campaign_id as campaign, webhook_id as id',
    why: 'webhooks that have to be told something are found',
  },
  {
    begins: 'select campaign_id as campaign, (extract(epoch from next_at)',
    why: 'campaigns whose next bundle is due are found',
  },
  {
    begins: 'select m.campaign_id as campaign, m.person_id as person, h.position',
    why: 'readers of mail who have joined a campaign are found',
  },
  {
    begins: 'select p.campaign_id as campaign, p.person_id as person',
    why: 'readers of mail who have to be told something are found',
  },
  {
    begins: 'select campaign_id as campaign, person_id as person from news_place',
    why: 'a digest goes through the campaigns of its reader',
  },
  { begins: 'select campaign_id, joined_at from campaign_member', why: 'somebody lists their campaigns' },
  { begins: 'select distinct on (s.campaign_id)', why: 'a list shows several campaigns' },
];

const KEYWORDS = new Set(
  'where set on using join left right inner full cross order group limit for values select returning as and or union having from lateral natural offset default overriding'.split(
    ' ',
  ),
);

interface Named {
  readonly table: string;
  readonly alias: string | undefined;
  readonly after: string;
  readonly isInto: boolean;
}

const plain = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, (found) => found.replaceAll(/[(),]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The tables of campaigns that a statement touches without saying of which campaign; none for those in `WIDE`. */
export function unboundTables(text: string, tables: ReadonlySet<string>): string[] {
  const sql = plain(text);
  if (WIDE.some(({ begins }) => sql.startsWith(begins))) return [];
  const named = tablesIn(sql, tables);
  let loose = (sql.match(/(?<![\w.])campaign_id = \$\d+/g) ?? []).length;
  return named
    .filter(({ table, alias, after, isInto }) => {
      if (isInto && isGiven(after)) return false;
      const name = alias ?? table;
      if (new RegExp(`\\b${name}\\.campaign_id = \\$\\d+`).test(sql)) return false;
      return loose-- <= 0;
    })
    .map(({ table }) => table);
}

function tablesIn(sql: string, tables: ReadonlySet<string>): Named[] {
  const found = sql.matchAll(
    /(\bfrom|\bjoin|\bupdate|\binto|\busing|,) (?:only )?"?([a-z_]+)"?(?: as)?(?: ([a-z_]+))?/g,
  );
  return [...found].flatMap((match) => {
    const [whole, how, table = '', next] = match;
    if (!tables.has(table) || isOfUpdate(sql, match.index, how as string)) return [];
    const alias = next !== undefined && !KEYWORDS.has(next) ? next : undefined;
    if (how === ',' && !alias) return []; // A column of the same name.
    const after = sql.slice(match.index + whole.length - (alias || !next ? 0 : next.length)).trim();
    return [{ table, alias, after, isInto: how === 'into' }];
  });
}

/** `for update` and `do update` name no table. */
const isOfUpdate = (sql: string, at: number, how: string): boolean =>
  how === 'update' && /(for|do) $/.test(sql.slice(0, at));

/** What is inserted says its campaign: a value, or the column of a table that is bound. */
function isGiven(after: string): boolean {
  const columns = /^\(([^)]*)\) ?/.exec(after);
  const at = columns ? columns[1]!.split(',').findIndex((name) => /^ ?"?campaign_id"?$/.test(name)) : 0;
  const rest = after.slice(columns?.[0].length ?? 0);
  const values = /^(?:values \(|select )(.*)/.exec(rest)?.[1]?.split(',')[at]?.trim();
  return values !== undefined && /^(\$\d+|(\w+\.)?campaign_id)\b/.test(values);
}
