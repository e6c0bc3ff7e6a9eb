/** The words of positions, as the API sends them. */
export type { Change } from '../../src/rules-core/kernel/position/changes.js';
export type { Json, Position, Unit } from '../../src/rules-core/kernel/position/position.js';

/** A GraphQL document that knows what it answers. */
export type Document<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data };
