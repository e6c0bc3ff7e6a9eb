/** Skirmish alone, for servers that are tested with it and for the threads they have. */
import { knownSystem, systemsOf } from '../../src/rules-core/kernel/decide/known-system.js';
import { skirmish } from '../skirmish/rulebook.js';
import { FIELD } from '../skirmish/scenario.js';
import { RULES, type RuleId } from '../skirmish/system.js';

export const SYSTEMS = systemsOf(
  import.meta.url,
  knownSystem({
    rulebook: skirmish,
    charts: FIELD.charts,
    board: (name) => (name === 'field' ? FIELD.map : undefined),
    ruleText: async (rule) => (Object.hasOwn(RULES, rule) ? RULES[rule as RuleId] : undefined),
  }),
);
