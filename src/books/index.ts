export type { BattleInBook, ReportView } from './api/battles-in-book.resolver.js';
export type { LineView } from './api/book.resolver.js';
export type { NodeView } from './api/graph.resolver.js';
export type { RosterUnitView } from './api/roster.resolver.js';
export type { StepView, TurnView } from './api/turns.resolver.js';
export { HandOvers } from './battles/hand-over.js';
export { BooksModule, type PiecesBySystem } from './books.module.js';
export { BeginInputs } from './entries/begin-inputs.js';
export {
  type BookAt,
  type BookCommand,
  type BookResult,
  Books,
  type FactInput,
} from './entries/books.js';

export type { EntryView } from './entries/entries.js';
export { writeCsv } from './files/csv.js';
export { rosterFromCsv } from './files/roster-files.js';
export * from './line/book-events.js';
export { BOOK_FOLDING } from './line/book-folding.js';
export { BookTable } from './line/book-table.js';
export type { BookView } from './line/book-views.js';
export { Turns } from './turns/turns.js';
