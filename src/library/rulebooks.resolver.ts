import { Inject } from '@nestjs/common';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { QueryResolvers, RulebookResolvers } from '../api/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/known-system.js';
import { labJsonSchema, runLab } from '../rules-core/kernel/lab-file.js';
import { boardsNamed } from '../rules-core/kernel/lay-table.js';
import { orderForms } from '../rules-core/kernel/order-forms.js';
import { scenarioJsonSchema } from '../rules-core/kernel/scenarios/index.js';
import { positionJsonSchema } from '../rules-core/kernel/validate.js';
import { Library } from './library.js';

export const KNOWN_SYSTEMS = Symbol('KnownSystems');

/** The lab works while others wait: so many ways for the dice to fall and no more. */
const MOST_WAYS = 20_000;

@Resolver()
export class RulebookQueries
  implements Pick<Required<QueryResolvers>, 'rulebooks' | 'rulebook' | 'lab' | 'labSchema'>
{
  constructor(
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
    private readonly library: Library,
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
  async lab(_: unknown, { document }: { document: unknown }) {
    const { system, position } = (document ?? {}) as {
      system?: string;
      position?: { map?: unknown; charts?: string };
    };
    const known = this.systems.get(system ?? '');
    const shelf = known && (await this.library.shelf(known, onTable(position)));
    return runLab(this.systems, document, { ways: MOST_WAYS, ...(shelf && { shelf }) });
  }

  @Query()
  labSchema() {
    return labJsonSchema();
  }
}

function onTable(position: { map?: unknown; charts?: unknown } | undefined) {
  const charts = typeof position?.charts === 'string' ? { charts: position.charts } : {};
  return { map: boardsNamed(position?.map).length > 0 ? (position?.map as never) : null, ...charts };
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
    return orderForms(rulebook).map(({ order, title, description, cites, schema }) => ({
      kind: order,
      title,
      description,
      cites: [...cites],
      schema,
    }));
  }

  @ResolveField()
  charts({ charts }: KnownSystem) {
    return { version: charts.version, hash: charts.hash, file: charts.file };
  }

  @ResolveField()
  async rule(known: KnownSystem, { id }: { id: string }) {
    const text = await known.ruleText(id);
    return text === undefined ? null : { id, text };
  }

  @ResolveField()
  positionSchema({ rulebook }: KnownSystem) {
    return positionJsonSchema(rulebook);
  }

  @ResolveField()
  scenarioSchema() {
    return scenarioJsonSchema();
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
