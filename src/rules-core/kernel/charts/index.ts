export * from './chart.js';
export { ChartPack, type PackResult } from './pack.js';
export { Recorder } from './recorder.js';
export * from './shape.js';
