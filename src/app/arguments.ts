import { parseArgs } from 'node:util';
import { OperatorError, variables } from '../config/index.js';

interface StartArguments {
  readonly help: boolean;
  /** Begin with an empty database. */
  readonly fresh: boolean;
  /** The environment, with what the arguments say instead. */
  readonly env: NodeJS.ProcessEnv;
}

export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): StartArguments {
  const { values } = parse(argv);
  return {
    help: values.help === true,
    fresh: values.fresh === true,
    env: {
      ...env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.home !== undefined && { HEXLEDGER_HOME: values.home }),
    },
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        fresh: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string', short: 'p' },
        home: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OperatorError(
      'BAD_ARGUMENT',
      error instanceof Error ? error.message : String(error),
      'npm start -- --help lists what can be said.',
      argv.join(' '),
    );
  }
}

export function helpText(): string {
  const lines = Object.entries(variables).map(([name, variable]) => {
    const fallback =
      'def' in variable && 'defaultValue' in variable.def ? String(variable.def.defaultValue) : '';
    return `  ${name.padEnd(28)} ${variable.description}${fallback && ` (${fallback})`}`;
  });
  return `Usage: npm start -- [--port 4000] [--home .hexledger] [--fresh]

  --port, -p   port of the API
  --home       folder of the embedded database
  --fresh      throw the embedded database away and start over

Environment variables (default):
${lines.join('\n')}
`;
}
