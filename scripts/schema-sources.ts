import { buildSchema, type GraphQLSchema } from 'graphql';
import { PROJECT, schemaText } from '../src/api/schema-files.js';

export const ROOT = PROJECT;

export async function writtenSchema(): Promise<GraphQLSchema> {
  return buildSchema(await schemaText());
}
