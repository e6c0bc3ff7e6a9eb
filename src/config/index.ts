export { type Config, readConfig, variables } from './config.js';
export { describeError, OperatorError, systemCode } from './operator-error.js';
