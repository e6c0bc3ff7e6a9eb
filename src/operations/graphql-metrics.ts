import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { Metrics } from './metrics.js';

/** Measures GraphQL operations by type and outcome, never by name: names are the client's to choose and unbounded. */
@Plugin()
export class GraphqlMetrics implements ApolloServerPlugin<BaseContext> {
  constructor(private readonly metrics: Metrics) {}

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    const started = performance.now();
    return {
      willSendResponse: async ({ operation, errors }) => {
        const labels = {
          type: operation?.operation ?? 'invalid',
          outcome: errors && errors.length > 0 ? 'errors' : 'data',
        };
        this.metrics.graphql.observe(labels, (performance.now() - started) / 1000);
      },
    };
  }
}
