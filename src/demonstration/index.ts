export { DemonstrationModule } from './demonstration.module.js';
export { SeatsModule } from './seats.module.js';
export { DemonstrationSeats } from './seats.resolver.js';
export { DemonstrationTokens, type Handout, TOKEN_DAYS } from './tokens.js';
