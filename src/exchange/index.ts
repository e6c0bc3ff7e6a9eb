export { NATIONS } from './vassal/counter.js';
export { type CounterThere, type Location, readVassal, type VassalFile } from './vassal/read.js';
export { vassalInWords } from './vassal/words.js';
