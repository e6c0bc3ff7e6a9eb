import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';

const resolve = createRequire(import.meta.url).resolve;

const SCRIPT = 'text/javascript; charset=utf-8';

/** The files of the explorer, all from installed packages: it works without the internet. */
function files(): Record<string, { path: string; type: string }> {
  const [react, reactDom, graphiql] = ['react', 'react-dom', 'graphiql'].map((name) =>
    dirname(resolve(`${name}/package.json`)),
  );
  return {
    'react.js': { path: join(react!, 'umd', 'react.production.min.js'), type: SCRIPT },
    'react-dom.js': { path: join(reactDom!, 'umd', 'react-dom.production.min.js'), type: SCRIPT },
    'graphiql.js': { path: join(graphiql!, 'graphiql.min.js'), type: SCRIPT },
    'graphiql.css': { path: join(graphiql!, 'graphiql.min.css'), type: 'text/css; charset=utf-8' },
  };
}

/** Headers typed into the explorer, `{"authorization": "Bearer …"}`, go with subscriptions too. */
const START = `
const url = new URL(document.body.dataset.graphql, location.href);
const subscriptionUrl = url.href.replace(/^http/, 'ws');
const fetcher = GraphiQL.createFetcher({ url: url.href, subscriptionUrl });
const welcome = \`# Hexledger. Paste a token below under "Headers": {"authorization": "Bearer …"}
{
  viewer {
    person { displayName }
    scopes
  }
}
\`;
ReactDOM.createRoot(document.getElementById('explorer')).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery: welcome, shouldPersistHeaders: false }),
);
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hexledger: GraphQL explorer</title>
<link rel="stylesheet" href="EXPLORER/graphiql.css">
<style>html, body, #explorer { height: 100%; margin: 0; }</style>
</head>
<body data-graphql="GRAPHQL">
<div id="explorer">Loading…</div>
<script src="EXPLORER/react.js"></script>
<script src="EXPLORER/react-dom.js"></script>
<script src="EXPLORER/graphiql.js"></script>
<script src="EXPLORER/start.js"></script>
</body>
</html>
`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page to try queries on. */
export function explorer(explorerPath: string, graphqlPath: string): Router {
  const served = files();
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('content-security-policy', POLICY);
    next();
  });
  router.get('/', (_request, response) => {
    response.type('html').send(PAGE.replaceAll('EXPLORER', explorerPath).replaceAll('GRAPHQL', graphqlPath));
  });
  router.get('/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.get('/:name', (request, response, next) => {
    const file = Object.hasOwn(served, request.params.name) ? served[request.params.name] : undefined;
    if (!file) return next();
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', 'public, max-age=3600');
    createReadStream(file.path).on('error', next).pipe(response);
  });
  return router;
}
