export { type LedgerProblem, type LedgerRow, parseLedger, RULE_KINDS, type RuleKind } from './ledger.js';
