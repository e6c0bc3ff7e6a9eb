/** The text behind a citation. The ledgers are loaded when somebody asks: nothing that folds or decides carries them. */
import type { RuleId as AslskRule } from './aslsk/rules.js';
import type { RuleId as CombatRule } from './combat/rules.js';
import { type LedgerRow, parseLedger } from './kernel/citations/ledger.js';
import type { RuleId as LnltRule } from './lnlt/rules.js';
import type { RuleId as PanzerRule } from './panzer/rules.js';
import type { RuleId as SquadLeaderRule } from './squad-leader/rules.js';

/** The rule ids of each system: a citation that does not exist does not compile. */
export interface RuleIds {
  readonly aslsk: AslskRule;
  readonly combat: CombatRule;
  readonly lnlt: LnltRule;
  readonly panzer: PanzerRule;
  readonly 'squad-leader': SquadLeaderRule;
}

export type SystemName = keyof RuleIds;

const LOADERS: Readonly<Record<SystemName, () => Promise<{ readonly LEDGER: string }>>> = {
  aslsk: () => import('./aslsk/rules.js'),
  combat: () => import('./combat/rules.js'),
  lnlt: () => import('./lnlt/rules.js'),
  panzer: () => import('./panzer/rules.js'),
  'squad-leader': () => import('./squad-leader/rules.js'),
};

export const SYSTEM_NAMES = Object.keys(LOADERS) as SystemName[];

const loaded = new Map<SystemName, Promise<ReadonlyMap<string, LedgerRow>>>();

/** All rules of a system by their ids, in the order of the book. */
export function rulesOf(system: SystemName): Promise<ReadonlyMap<string, LedgerRow>> {
  const rules = loaded.get(system) ?? load(system);
  loaded.set(system, rules);
  return rules;
}

/** What a rule says, in our own words; undefined for an id that is not in the ledger. */
export async function ruleText<S extends SystemName>(system: S, rule: RuleIds[S]): Promise<LedgerRow>;
export async function ruleText(system: SystemName, rule: string): Promise<LedgerRow | undefined>;
export async function ruleText(system: SystemName, rule: string): Promise<LedgerRow | undefined> {
  return (await rulesOf(system)).get(rule);
}

async function load(system: SystemName): Promise<ReadonlyMap<string, LedgerRow>> {
  const { LEDGER } = await LOADERS[system]();
  return new Map(parseLedger(LEDGER).rows.map((row) => [row.rule, row]));
}
