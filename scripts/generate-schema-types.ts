/** Writes the TypeScript types of the schema's resolvers: `npm run generate:schema`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse, printSchema } from 'graphql';
import { ROOT, writtenSchema } from './schema-sources.js';

export const GENERATED = join(ROOT, 'src', 'api', 'generated', 'schema.ts');

/**
 * What a resolver hands on for a type, where that is not the type itself: `feature/index.js#Name`.
 * A feature whose objects are resolved field by field adds its types here.
 */
const MAPPERS: Record<string, string> = {
  Battle: '../../battles/index.js#BattleView',
  BattleAction: '../../battles/index.js#ActionView',
  BattleEffect: '../../battles/index.js#EffectView',
  BattleLocation: '../../battles/index.js#LocationView',
  BattleUnit: '../../battles/index.js#UnitView',
  Board: '../../pictures/index.js#BoardView',
  Book: '../../books/index.js#BookView',
  BookEntry: '../../books/index.js#EntryView',
  BookLine: '../../books/index.js#LineView',
  AfterActionReport: '../../books/index.js#ReportView',
  CampaignBattle: '../../books/index.js#BattleInBook',
  RosterUnit: '../../books/index.js#RosterUnitView',
  ScenarioNode: '../../books/index.js#NodeView',
  CampaignTurn: '../../books/index.js#TurnView',
  TurnStep: '../../books/index.js#StepView',
  Campaign: '../../campaigns/index.js#CampaignView',
  CampaignOverview: '../../projections/index.js#OverviewView',
  CampaignEvent: '../../campaign-log/index.js#CampaignEventView',
  Citation: '../../battles/index.js#CitationView',
  Invitation: '../../campaigns/index.js#InvitationView',
  Job: '../../jobs/index.js#JobView',
  LibraryItem: '../../library/index.js#ItemView',
  Rulebook: '../../rules-core/kernel/decide/known-system.js#KnownSystem',
  Member: '../../campaigns/index.js#MemberView',
  Person: '../../accounts/index.js#PersonRef',
  Viewer: '../../accounts/index.js#ViewerRef',
  NewsPreferences: '../../news/index.js#NewsPreferencesView',
  Webhook: '../../webhooks/index.js#WebhookView',
  ViewerStanding: '../../campaigns/index.js#StandingView',
};

const CONFIG = {
  contextType: '../context.js#ApiContext',
  enumsAsTypes: true,
  makeResolverTypeCallable: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null | undefined',
  avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: true },
  nonOptionalTypename: false,
  useTypeImports: true,
  scalars: { DateTime: 'Date', JSON: 'unknown', ID: 'string' },
  mappers: MAPPERS,
  resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
};

export async function generatedTypes(): Promise<string> {
  const schema = await writtenSchema();
  const text = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    filename: GENERATED,
    config: CONFIG,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return `// Generated from graphql/*.graphql by \`npm run generate:schema\`. Do not edit.\n${text}`;
}

export async function typesAreCurrent(): Promise<boolean> {
  const written = await readFile(GENERATED, 'utf8').catch(() => '');
  return written === (await generatedTypes());
}

if (process.argv[1] && fileURLToPath(import.meta.url).endsWith(process.argv[1].replace(/^\.\//, ''))) {
  await mkdir(dirname(GENERATED), { recursive: true });
  await writeFile(GENERATED, await generatedTypes());
  console.log('Wrote src/api/generated/schema.ts');
}
