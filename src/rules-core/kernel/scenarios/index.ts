export { type Area, Areas, area, EDGES, type Edge } from './areas.js';
export { beginScenario, readScenario, type ScenarioProblem, type ScenarioResult } from './begin.js';
export { type Scenario, type ScenarioText, scenarioJsonSchema, scenarioSchema } from './schema.js';
export * from './set-up.js';
export * from './victory.js';
