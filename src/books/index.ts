export type { BattleInBook, ReportView } from './battles-in-book.resolver.js';
export { BeginInputs } from './begin-inputs.js';
export type { LineView } from './book.resolver.js';
export * from './book-events.js';
export { BOOK_FOLDING } from './book-folding.js';

export { BookTable } from './book-table.js';
export type { BookView } from './book-views.js';
export {
  type BookAt,
  type BookCommand,
  type BookResult,
  Books,
  type FactInput,
} from './books.js';
export { BooksModule, type PiecesBySystem } from './books.module.js';

export type { EntryView } from './entries.js';
export type { NodeView } from './graph.resolver.js';
export { HandOvers } from './hand-over.js';

export type { RosterUnitView } from './roster.resolver.js';

export { Turns } from './turns.js';
export type { StepView, TurnView } from './turns.resolver.js';
