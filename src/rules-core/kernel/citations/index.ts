export { type LedgerProblem, type LedgerRow, parseLedger, RULE_KINDS, type RuleKind } from './ledger.js';
export { type RuleIds, rulesOf, ruleText, SYSTEM_NAMES, type SystemName } from './rule-text.js';
