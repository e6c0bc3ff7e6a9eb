/**
 * Arrows point inwards. Run: npx depcruise src --config .dependency-cruiser.cjs
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rulebooks = '(aslsk|squad-leader|lnlt|panzer|combat)';
const tests = '\\.(spec|e2e|testkit)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'rules-core-stands-alone',
      comment: 'The rules core runs in a browser and in a test without a server: it imports itself, zod and fflate.',
      severity: 'error',
      from: { path: '^src/rules-core/', pathNot: tests },
      to: { pathNot: ['^src/rules-core/', '^node_modules/(zod|fflate)/'] },
    },
    {
      name: 'kernel-knows-no-rulebook',
      severity: 'error',
      from: { path: '^src/rules-core/kernel/', pathNot: tests },
      to: { path: `^src/rules-core/${rulebooks}/` },
    },
    {
      name: 'mechanics-are-between-kernel-and-rulebooks',
      comment: 'What several rulebooks need alike: the kernel does not know it, and it knows no rulebook.',
      severity: 'error',
      from: { path: '^src/rules-core/mechanics/', pathNot: tests },
      to: { path: `^src/rules-core/${rulebooks}/` },
    },
    {
      name: 'kernel-knows-no-mechanics',
      severity: 'error',
      from: { path: '^src/rules-core/kernel/', pathNot: tests },
      to: { path: '^src/rules-core/mechanics/' },
    },
    {
      name: 'families-are-between-mechanics-and-rulebooks',
      comment: 'What the books of one family share and no other book: it knows none of them.',
      severity: 'error',
      from: { path: '^src/rules-core/family/', pathNot: tests },
      to: { path: `^src/rules-core/${rulebooks}/` },
    },
    {
      name: 'only-a-family-s-books-know-it',
      severity: 'error',
      from: { path: '^src/rules-core/', pathNot: [tests, '^src/rules-core/(family/asl|aslsk|squad-leader)/'] },
      to: { path: '^src/rules-core/family/asl/' },
    },
    {
      name: 'rulebooks-do-not-know-each-other',
      severity: 'error',
      from: { path: `^src/rules-core/${rulebooks}/` },
      to: { path: `^src/rules-core/${rulebooks}/`, pathNot: '^src/rules-core/$1/' },
    },
    {
      name: 'rulebooks-are-found-through-the-register',
      comment: 'What serves every rulebook asks systems.ts for one; check:rulebooks sees to it that nobody decides by its name.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [tests, `^src/rules-core/${rulebooks}/`, '^src/rules-core/(systems|rule-text)\\.ts$'],
      },
      to: { path: `^src/rules-core/${rulebooks}/` },
    },
    {
      name: 'features-talk-through-their-index',
      comment: 'Import another feature from its index.ts; what is not exported there is its own affair.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: [tests, '^src/(rules-core|cli)/'] },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$', '^src/rules-core/'] },
    },
    {
      name: 'commands-use-features-through-their-index',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: tests },
      to: { path: '^src/[^/]+/', pathNot: ['^src/[^/]+/index\\.ts$', '^src/(rules-core|cli|app)/'] },
    },
    {
      name: 'product-needs-no-tests-and-no-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^test/', '^scripts/', tests] },
    },
    {
      name: 'only-declared-dependencies',
      comment: 'What the product imports is installed with the product.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'the-desk-knows-no-server',
      comment: 'The web client uses the public API. Of the rules core it takes the fold and the check of committed dice, which need no rulebook, and how things are shown; of the exchange the verifier of bundles, which runs anywhere.',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/rules-core/kernel/(position/(fold|changes|position|canonical)|decide/action|dice/(committed|sha256)|presentation/.*)\\.ts$', '^src/exchange/bundle/(ground|signed|verify|words)\\.ts$'] },
    },
    {
      name: 'the-client-library-knows-no-desk',
      comment: 'Anybody can use it, with any framework.',
      severity: 'error',
      from: { path: '^web/client/', pathNot: tests },
      to: { path: ['^web/desk/', 'preact'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other at run time are one file, or a third is missing.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-imported-exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
