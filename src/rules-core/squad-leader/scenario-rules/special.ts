/** Special rules of scenarios: which are in force, and what they say. */
import type { ScenarioHooks } from '../../kernel/decide/rulebook.js';
import { SPECIAL_RULES } from '../attributes/scenarios.js';
import type { RuleId } from '../rules.js';
import type { Battle, SquadLeader } from '../system.js';

type Name = keyof typeof SPECIAL_RULES;
type Special = NonNullable<SquadLeader['options']['special']>;

/** The parameters of a rule that is in force. */
export const specialOf = <N extends Name>({ options }: Battle, name: N): Special[N] | undefined =>
  options.special?.[name];

const CITES: Readonly<Record<Name, readonly RuleId[]>> = {
  'stone-buildings': ['Sc1/VC', 'Sc1/VCdef'],
  'losses-by-kind': ['Sc7/7.1', 'Sc8/VC', 'Sc9/9.1'],
  'first-move-by-die': ['Sc3/setup'],
  'late-entry': ['Sc3/3.3'],
  fanatics: ['Sc2/2.2'],
  'shaken-at-start': ['Sc5/5.1'],
  'no-concealment': ['Sc6/6.1'],
  'wait-for-sight': ['Sc6/6.2'],
  'closed-bunkers': ['Sc9/9.2'],
  'surrender-check': ['Sc9/9.3'],
  'short-of-fuel': ['Sc11/11.1'],
  'last-rounds': ['Sc11/11.2'],
  'stacks-by-die': ['Sc11/11.3'],
  'no-rivers': ['Sc11/11.4'],
  'shown-when-landed': ['Sc11/11.5'],
  'most-per-board': ['Sc12/12.1'],
  'dense-minefields': ['Sc12/12.2'],
  introduces: ['Sc/rules'],
  battalions: ['Sc8/8.1', 'Sc8/8.2', 'Sc8/8.3', 'Sc8/8.4'],
  'no-artillery-until': ['Sc12/12.3'],
  builders: ['Sc12/12.5'],
  'no-sewers': ['Sc12/12.6'],
};

export const SPECIAL: ScenarioHooks<SquadLeader>['special'] = Object.fromEntries(
  Object.entries(SPECIAL_RULES).map(([name, parameters]) => [
    name,
    { says: parameters.description ?? name, cites: CITES[name as Name], parameters },
  ]),
);
