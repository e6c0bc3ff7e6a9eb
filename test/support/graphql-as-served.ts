/**
 * GraphQL as the product runs it (`bin/run.js`): elsewhere it looks, at each value of each answer, for a second copy of itself.
 * It asks once, when it is loaded; all other packages go on as in tests.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await import('graphql/jsutils/instanceOf.js');
process.env.NODE_ENV = NODE_ENV;
