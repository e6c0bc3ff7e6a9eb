export type { Read } from '../rules-core/kernel/boards/vasl-problem.js';
export { chainHash } from './bundle/chain.js';
export type { BundleFinding } from './bundle/finding.js';
export type {
  BundleCommand,
  BundleEvent,
  Eyes,
  Manifest,
  People,
  Pins,
  Provenance,
} from './bundle/format.js';
export { BUNDLE_FORMAT, PUBLISHING_SEEDS } from './bundle/format.js';
export { BadCompression } from './bundle/ground.js';
export { LineTooLong, linesOf } from './bundle/lines.js';
export { NODE } from './bundle/node-ground.js';
export { type BundleItem, BundleReader } from './bundle/reader.js';
export { claimIn, isPublicKey, type SignedType } from './bundle/signed.js';
export { type BundleReport, verifyBundle } from './bundle/verify.js';
export { reportInWords } from './bundle/words.js';
export { BundleWriter } from './bundle/writer.js';
export { type Sheet, workbook } from './sheets/workbook.js';
export { fileAsked, setUpAsked } from './vasl/asked.js';
export { type SetUpAsked, setUpFrom, setUpInWords } from './vasl/set-up.js';
export { proposalAsked } from './vassal/asked.js';
export { noteOf } from './vassal/chat.js';
export { diceOf } from './vassal/dice.js';
export {
  type Expected,
  proposalInWords,
  proposeReport,
  reportRows,
} from './vassal/proposal.js';
export { readVassal, type VassalFile } from './vassal/read.js';
export { vassalAsJson, vassalInWords } from './vassal/words.js';
