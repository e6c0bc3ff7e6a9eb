export { DemonstrationModule } from './demonstration.module.js';
export { SeatsModule } from './seats.module.js';
export { DemonstrationSeats } from './seats.resolver.js';
export { DemonstrationTokens, TOKEN_DAYS } from './tokens.js';
