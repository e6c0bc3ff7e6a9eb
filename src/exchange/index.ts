export { type Sheet, workbook } from './sheets/workbook.js';
export { proposalAsked } from './vassal/asked.js';
export { diceOf } from './vassal/dice.js';
export {
  type Expected,
  proposalInWords,
  proposeReport,
  reportRows,
} from './vassal/proposal.js';
export { readVassal, type VassalFile } from './vassal/read.js';
export { vassalInWords } from './vassal/words.js';
