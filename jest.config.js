const shared = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/fast-check.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.stryker-tmp/'],
};

/** unit: beside the code, no server, in one process. e2e: through the public API, with the real database, each suite by itself. */
export default {
  // Property tests and real servers take their time on a busy machine.
  testTimeout: 60_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/scripts/longest-first.js',
  // Modules of finished suites are not given back; a worker that carries many of them slows down.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/scripts/rules-reporter.js'],
  projects: [
    {
      displayName: 'unit',
      runner: 'jest-light-runner',
      setupFiles: ['<rootDir>/test/support/native.mjs'],
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
      testMatch: [
        '<rootDir>/src/**/*.spec.ts',
        '<rootDir>/test/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.ts',
        '<rootDir>/web/**/*.spec.ts',
      ],
    },
    {
      ...shared,
      displayName: 'e2e',
      setupFiles: [...shared.setupFiles, '<rootDir>/test/support/graphql-as-served.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/collect-statements.ts'],
      testMatch: ['<rootDir>/src/**/*.e2e.ts', '<rootDir>/test/**/*.e2e.ts', '<rootDir>/web/**/*.e2e.ts'],
    },
  ],
};
