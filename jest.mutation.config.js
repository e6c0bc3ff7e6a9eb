import config from './jest.config.js';

const [unit] = config.projects;

/** The tests that prove one rulebook; StrykerJS runs them for every mutant that they cover. */
export default {
  ...unit,
  displayName: undefined,
  // Whole battles between bots touch everything and assert little of it.
  testPathIgnorePatterns: ['(battles|play|scenarios|examples)\\.spec\\.ts$'],
  testMatch: [`<rootDir>/src/rules-core/${process.env.MUTATION_OF}/**/*.spec.ts`],
};
