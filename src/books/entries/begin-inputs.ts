/** What a book is begun with: a campaign of the house, a document, or one of one's own, with policies by name or written out. */

import * as z from 'zod';
import { type BookStartInput, invalidInput } from '../../api/index.js';
import type { CampaignStates } from '../../campaigns/index.js';
import { isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import type { CampaignPieces } from '../../rules-core/campaign/pieces.js';
import { type PolicyChange, withChanges } from '../../rules-core/campaign/policies/policy-paths.js';
import { readAs } from '../../rules-core/kernel/position/complaints.js';
import type { BeginInput } from './books.js';
import { formation, rosterUnit } from './inputs.js';

type Problem = ReturnType<typeof invalidInput>;
type Read<Input> = { readonly input: Input; readonly problem?: undefined } | { readonly problem: Problem };
type Bag = Readonly<Record<string, unknown>>;

export interface Houses {
  piecesOf(system: string): CampaignPieces | undefined;
  /** The house's campaigns of a rulebook, by name. */
  campaignsOf(system: string): Readonly<Record<string, unknown>>;
}

export class BeginInputs {
  constructor(
    private readonly houses: Houses,
    private readonly states: Pick<CampaignStates, 'at'>,
  ) {}

  async read(campaign: string, { house, own, document }: BookStartInput): Promise<Read<BeginInput>> {
    if (house) {
      const campaigns = this.houses.campaignsOf(house.system);
      const found = Object.hasOwn(campaigns, house.name) ? campaigns[house.name] : undefined;
      return found === undefined
        ? problem(
            `The house has no campaign "${house.name}" for "${house.system}"; it has: ${listed(campaigns)}.`,
            ['campaign', 'house', 'name'],
            'UNKNOWN_CAMPAIGN',
          )
        : this.ofDocument(found as Bag, ['campaign', 'house']);
    }
    if (!own) {
      if (isBag(document)) return this.ofDocument(document, ['campaign', 'document']);
      return problem('A campaign is an object: { "system": …, "graph": … }.', ['campaign', 'document']);
    }
    const policies = this.policies(own.system, own.policies, ['campaign', 'own', 'policies']);
    if (policies.problem) return policies;
    const sides = (await this.states.at(campaign))?.state.sides ?? [];
    return {
      input: {
        system: own.system,
        date: own.date,
        sides: sides.map(({ key: side, name }) => ({ side, name })),
        policies: policies.input,
        graph: own.graph,
        formations: own.formations.map(formation),
        roster: own.roster.map(rosterUnit),
      },
    };
  }

  /** Policies by the name of a preset, or as they are written; without any, the rulebook's own. */
  policies(
    system: string,
    given: GivenPolicies | null | undefined,
    path: string[],
    /** What changes by their paths are made in; without any, the rulebook's own. */
    before?: object,
  ): Read<unknown> {
    if (given?.document != null) return { input: this.policyDocument(system, given.document) };
    if (given?.changes != null)
      return madeIn(before ?? this.houses.piecesOf(system)?.preset ?? {}, given.changes, path);
    const pieces = this.houses.piecesOf(system);
    if (!pieces) return { input: { preset: given?.preset ?? '' } }; // The book says what it thinks of the rulebook.
    if (given?.preset == null) return { input: pieces.preset };
    if (Object.hasOwn(pieces.presets, given.preset)) return { input: pieces.presets[given.preset] };
    return problem(
      `There is no preset "${given.preset}"; there are: ${listed(pieces.presets)}.`,
      [...path, 'preset'],
      'UNKNOWN_PRESET',
    );
  }

  /** `{ "preset": "aslsk-plain" }` and nothing else means that preset, not rules that are all switched off. */
  policyDocument(system: string, document: unknown): unknown {
    if (!isBag(document) || Object.keys(document).join() !== 'preset') return document;
    const presets: Bag = this.houses.piecesOf(system)?.presets ?? {};
    const name = String(document.preset);
    return Object.hasOwn(presets, name) ? presets[name] : document;
  }

  /** The same of policies that are tried: `{ "changes": [...] }` are made in those in force. */
  policiesToTry(system: string, before: object, document: unknown): unknown {
    const changes = readAs(z.strictObject({ changes: policyChanges }), document);
    return changes.ok ? withChanges(before, changes.value.changes) : this.policyDocument(system, document);
  }

  /** A document may name a preset, alone or with what it changes in it. */
  private ofDocument(
    { name: _, title: __, about: ___, policies, ...begin }: Bag,
    path: string[],
  ): Read<BeginInput> {
    const preset = typeof policies === 'string' ? policies : isBag(policies) ? policies.preset : null;
    if (typeof preset !== 'string' && preset !== null) return { input: { ...begin, policies } };
    const pieces = this.houses.piecesOf(String(begin.system));
    const isNew = preset !== null && !Object.hasOwn(pieces?.presets ?? {}, preset);
    if (isNew && isBag(policies)) return { input: { ...begin, policies } }; // Policies of one's own.
    const named = preset === null ? null : { preset };
    const found = this.policies(String(begin.system), named, [...path, 'policies']);
    if (found.problem) return found;
    const rules = isBag(policies) ? changed(found.input as Bag, policies) : found.input;
    return { input: { ...begin, policies: rules } };
  }
}

const policyChanges = z
  .array(z.strictObject({ path: z.string().max(400), value: z.json() }))
  .min(1)
  .max(100);

interface GivenPolicies {
  readonly preset?: string | null | undefined;
  readonly document?: unknown;
  readonly changes?: readonly PolicyChange[] | null | undefined;
}

function madeIn(before: object, changes: readonly PolicyChange[], path: string[]): Read<unknown> {
  const changed = withChanges(before, changes);
  if (!('refused' in changed && isFactRefused(changed))) return { input: changed };
  const { refused, why, path: place = [] } = changed;
  return problem(why, [...path, ...place.map(String)], refused);
}

/** One set of rules with the members that another names; lists are taken whole. */
function changed(rules: Bag, by: Bag): Bag {
  const next: Record<string, unknown> = { ...rules };
  for (const [member, value] of Object.entries(by)) {
    const before = next[member];
    next[member] = isBag(before) && isBag(value) ? changed(before, value) : value;
  }
  return next;
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(message: string, path: string[], code?: string): { readonly problem: Problem } {
  return { problem: invalidInput(message, path, code) };
}

function listed(names: object): string {
  return Object.keys(names).join(', ') || 'none';
}
