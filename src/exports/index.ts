export { ExportsModule } from './exports.module.js';
export { pinnedBoards } from './pinned-boards.js';
export { rebuildRows, rebuildRowsIn } from './restoring.js';
