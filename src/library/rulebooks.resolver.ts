import { Inject } from '@nestjs/common';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type ApiContext, type QueryResolvers, type RulebookResolvers, Written } from '../api/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/known-system.js';
import { type LabResult, labJsonSchema } from '../rules-core/kernel/lab-file.js';
import { boardsNamed } from '../rules-core/kernel/lay-table.js';
import { orderForms } from '../rules-core/kernel/order-forms.js';
import { scenarioJsonSchema } from '../rules-core/kernel/scenarios/index.js';
import { positionJsonSchema } from '../rules-core/kernel/validate.js';
import { Workshop, WorkshopError } from '../workshop/index.js';
import { Library } from './library.js';

export const KNOWN_SYSTEMS = Symbol('KnownSystems');

/** The lab works beside those who answer: so long on one file, and in so many ways for the dice to fall. */
const LAB_SECONDS = 3;
const MOST_WAYS = 20_000;
/** What began in time may need a little more. */
const GRACE_SECONDS = 2;
/** What the schema says that it costs; what takes longer is paid for besides. */
const LAB_COST = 500;

@Resolver()
export class RulebookQueries
  implements Pick<Required<QueryResolvers>, 'rulebooks' | 'rulebook' | 'lab' | 'labSchema'>
{
  constructor(
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  @Query()
  rulebooks(): KnownSystem[] {
    return [...this.systems.values()];
  }

  @Query()
  rulebook(_: unknown, { system }: { system: string }): KnownSystem | null {
    return this.systems.get(system) ?? null;
  }

  @Query()
  async lab(_: unknown, { document }: { document: unknown }, context: ApiContext) {
    const { position, scenario } = (document ?? {}) as { position?: OnTable; scenario?: OnTable };
    const task = {
      document: JSON.stringify(document ?? null),
      shelf: await this.library.texts(onTable(position ?? scenario)),
      ways: MOST_WAYS,
      seconds: LAB_SECONDS,
    };
    const asker = { caller: context.caller, seconds: LAB_SECONDS + GRACE_SECONDS };
    try {
      const { output, ms } = await this.workshop.do('lab', task, asker);
      context.took(ms, LAB_COST);
      return new Written(output);
    } catch (fault) {
      if (!(fault instanceof WorkshopError)) throw fault;
      context.took(fault.ms, LAB_COST);
      return notWorkedOut(fault);
    }
  }

  @Query()
  labSchema() {
    return once(RulebookQueries, 'lab', () => written(labJsonSchema()));
  }
}

interface OnTable {
  readonly map?: unknown;
  readonly charts?: unknown;
}

function onTable(position: OnTable | undefined) {
  const charts = typeof position?.charts === 'string' ? { charts: position.charts } : {};
  return { map: boardsNamed(position?.map).length > 0 ? (position?.map as never) : null, ...charts };
}

function notWorkedOut({ code, message }: WorkshopError): LabResult {
  return { system: '', rules: '', steps: [], problems: [{ code, path: '$', message }] };
}

const written = (value: unknown): Written => new Written(JSON.stringify(value));

/** Worked out from the forms of a rulebook, these are the same for ever. */
const told = new WeakMap<object, Map<string, unknown>>();

function once<Told>(of: object, what: string, tell: () => Told): Told {
  const known = told.get(of) ?? new Map<string, unknown>();
  told.set(of, known);
  if (!known.has(what)) known.set(what, tell());
  return known.get(what) as Told;
}

/** What belongs to campaigns, and how counters are shown, is told by features of their own. */
type Fields = Omit<
  Required<RulebookResolvers>,
  '__isTypeOf' | 'campaigns' | 'campaignPresets' | 'presentation'
>;

@Resolver('Rulebook')
export class RulebookResolver implements Fields {
  @ResolveField()
  system({ rulebook }: KnownSystem) {
    return rulebook.system;
  }

  @ResolveField()
  title({ rulebook }: KnownSystem) {
    return rulebook.title;
  }

  @ResolveField()
  version({ rulebook }: KnownSystem) {
    return rulebook.version;
  }

  @ResolveField()
  orders({ rulebook }: KnownSystem) {
    return once(rulebook, 'orders', () =>
      orderForms(rulebook).map(({ order, title, description, cites, schema }) => ({
        kind: order,
        title,
        description,
        cites: [...cites],
        schema,
      })),
    );
  }

  @ResolveField()
  charts({ charts }: KnownSystem) {
    const { version, hash, file } = charts;
    return { version, hash, file: once(charts, 'file', () => written(file)) };
  }

  @ResolveField()
  async rule(known: KnownSystem, { id }: { id: string }) {
    const text = await known.ruleText(id);
    return text === undefined ? null : { id, text };
  }

  @ResolveField()
  positionSchema({ rulebook }: KnownSystem) {
    return once(rulebook, 'position', () => written(positionJsonSchema(rulebook)));
  }

  @ResolveField()
  scenarioSchema() {
    return once(RulebookResolver, 'scenario', () => written(scenarioJsonSchema()));
  }

  @ResolveField()
  scenarios({ scenarios }: KnownSystem) {
    return Object.entries(scenarios).map(([name, document]) => ({
      name,
      title: (document as { title?: string }).title ?? name,
      document,
    }));
  }
}
