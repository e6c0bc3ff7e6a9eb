import { Inject } from '@nestjs/common';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type ApiContext, type QueryResolvers, type RulebookResolvers, Written } from '../api/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { labJsonSchema } from '../rules-core/kernel/lab/lab-form.js';
import { positionJsonSchema } from '../rules-core/kernel/position/validate.js';
import { KERNEL_REFUSALS } from '../rules-core/kernel/refusals.js';
import { drawUp, drawUpJsonSchema, scenarioJsonSchema } from '../rules-core/kernel/scenarios/index.js';
import { effectKinds } from '../rules-core/kernel/views/explain.js';
import { orderForms, standingJsonSchema } from '../rules-core/kernel/views/order-forms.js';
import { Lab } from './lab.js';

export const KNOWN_SYSTEMS = Symbol('KnownSystems');

@Resolver()
export class RulebookQueries
  implements Pick<Required<QueryResolvers>, 'rulebooks' | 'rulebook' | 'lab' | 'labSchema'>
{
  constructor(
    @Inject(KNOWN_SYSTEMS) private readonly systems: KnownSystems,
    private readonly laboratory: Lab,
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
    return new Written(await this.laboratory.run(document, context));
  }

  @Query()
  labSchema() {
    return once(RulebookQueries, 'lab', () => written(labJsonSchema()));
  }
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
  '__isTypeOf' | 'campaigns' | 'campaignPolicySchema' | 'campaignPresets' | 'presentation'
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
  effects({ rulebook }: KnownSystem) {
    return effectKinds(rulebook);
  }

  @ResolveField()
  refusals({ rulebook }: KnownSystem) {
    return [...new Set([...(rulebook.refusals ?? []), ...Object.keys(KERNEL_REFUSALS)])].sort();
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
  standingOrderSchema({ rulebook }: KnownSystem) {
    return once(rulebook, 'standing', () => standingJsonSchema(rulebook));
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
  drawUpSchema({ rulebook }: KnownSystem) {
    return once(rulebook, 'drawUp', () => {
      const schema = drawUpJsonSchema(rulebook);
      return schema ? written(schema) : null;
    });
  }

  @ResolveField()
  drawUp({ rulebook }: KnownSystem, { document }: { document: unknown }) {
    return written(drawUp(rulebook, document));
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
