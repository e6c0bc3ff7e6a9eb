import 'reflect-metadata';
import { describeFault } from '../app/faults.js';
import { OperatorError } from '../config/index.js';

/** A subcommand: gets the arguments after its name, answers with the exit code. */
export interface Command {
  run(argv: string[]): Promise<number>;
}

/** Each is a file of its own beside this one, loaded only when asked for: the lab must not wait for the database. */
const commands: Readonly<Record<string, readonly [says: string, load: () => Promise<Command>]>> = {
  lab: ['what may come of an order in a position, with exact odds', () => import('./lab.js')],
  board: ['a board as a picture or as text', () => import('./board.js')],
  vassal: ['what is in a save or log of VASSAL', () => import('./vassal.js')],
  verify: ['recompute a campaign, or a bundle, and say precisely what is wrong', () => import('./verify.js')],
  audit: [
    "list what today's rules would decide otherwise in a campaign, a bundle or a tape",
    () => import('./audit.js'),
  ],
  archive: ['write a finished campaign to a compressed bundle', () => import('./archive.js')],
  export: ['write a campaign as it stands to a compressed bundle', () => import('./export.js')],
  restore: ['bring a campaign back from its bundle', () => import('./restore.js')],
  members: [
    'list the members of a campaign, and give their places to other accounts',
    () => import('./members.js'),
  ],
  invite: ['make a code with which somebody may open an account', () => import('./invite.js')],
  tokens: ['make new tokens for the demonstration campaigns', () => import('./tokens.js')],
  migration: ['apply, take back or show changes of the database schema', () => import('./migration.js')],
  census: ['count orders, chances and states of stored positions', () => import('./census.js')],
};

async function main([name, ...argv]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(usage());
    return 0;
  }
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!known)
    throw new OperatorError(
      'UNKNOWN_COMMAND',
      `there is no command "${name}"`,
      `Known are: ${Object.keys(commands).join(', ')}.`,
      name,
    );
  const [, load] = known;
  return (await load()).run(argv);
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, [says]]) => `  ${name.padEnd(9)} ${says}`);
  return `Usage: npx hexledger <command> [arguments]\n\n${lines.join('\n')}\n\nnpx hexledger <command> --help tells more.`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(describeFault(error));
  process.exitCode = 1;
}
