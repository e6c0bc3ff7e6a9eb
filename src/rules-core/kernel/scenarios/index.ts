export { Areas, EDGES, type Edge } from './areas.js';
export { beginScenario, readScenario, type ScenarioProblem } from './begin.js';
export {
  type DrawingUp,
  type DrawnUp,
  drawingUp,
  drawUp,
  drawUpJsonSchema,
  type Lot,
  type ToDrawUp,
} from './drawing-up.js';
export { type Scenario, type ScenarioText, scenarioJsonSchema, scenarioSchema } from './schema.js';
export * from './set-up.js';
export * from './victory.js';
