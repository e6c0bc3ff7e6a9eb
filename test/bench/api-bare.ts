/** What `api.typename` is measured against: Apollo Server as its documentation sets it up, in a process of its own. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { tellUsage } from './usage.js';

const server = new ApolloServer({ typeDefs: 'type Query { hello: String }' });
const { url } = await startStandaloneServer(server, { listen: { port: 0 } });

tellUsage();
process.on('message', (question) => {
  if (question === 'stop') void server.stop().then(() => process.exit(0));
});
// The benchmark has ended, in whatever way.
process.on('disconnect', () => process.exit(1));
process.send?.({ url: `http://127.0.0.1:${new URL(url).port}` });
