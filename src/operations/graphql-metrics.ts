import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { Metrics } from './metrics.js';

/** Measures GraphQL operations by type and outcome, never by name: names are the client's to choose and unbounded. */
export const graphqlMetrics = (metrics: Metrics): ApolloServerPlugin<BaseContext> => ({
  async requestDidStart() {
    const started = performance.now();
    return {
      async willSendResponse({ operation, errors }) {
        const outcome = errors && errors.length > 0 ? 'errors' : 'data';
        metrics.graphql.observe(
          { type: operation?.operation ?? 'invalid', outcome },
          (performance.now() - started) / 1000,
        );
      },
    };
  },
});
