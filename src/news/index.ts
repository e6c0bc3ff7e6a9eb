export { NewsModule } from './news.module.js';
export type { NewsPreferencesView } from './news.resolver.js';
