/** Special rules of scenarios. */
import { chapter } from '../form.js';
import { tells } from './effects.js';
import { build } from './works.js';

export const scenarioRulesChapter = chapter({ tells, orders: { build }, tasks: {} });
