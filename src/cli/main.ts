import 'reflect-metadata';
import { describeFault } from '../app/faults.js';
import { OperatorError } from '../config/index.js';

/** A subcommand: gets the arguments after its name, answers with the exit code. */
export interface Command {
  run(argv: string[]): Promise<number>;
}

/** Each is a file of its own beside this one, loaded only when asked for: the lab must not wait for the database. */
const commands: Readonly<Record<string, string>> = {
  lab: 'what may come of an order in a position, with exact odds',
  board: 'a board as a picture or as text',
  vassal: 'what is in a save or log of VASSAL',
  verify: 'recompute a campaign, or a bundle, and say precisely what is wrong',
  audit: "list what today's rules would decide otherwise in a campaign, a bundle or a tape",
  archive: 'write a finished campaign to a compressed bundle',
  export: 'write a campaign as it stands to a compressed bundle',
  restore: 'bring a campaign back from its bundle',
  members: 'list the members of a campaign, and give their places to other accounts',
  invite: 'make a code with which somebody may open an account',
  tokens: 'make new tokens for the demonstration campaigns',
  migration: 'apply, take back or show changes of the database schema',
  census: 'count orders, chances and states of stored positions',
};

async function main([name, ...argv]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(usage());
    return 0;
  }
  if (!Object.hasOwn(commands, name))
    throw new OperatorError(
      'UNKNOWN_COMMAND',
      `there is no command "${name}"`,
      `Known are: ${Object.keys(commands).join(', ')}.`,
      name,
    );
  const command = (await import(`./${name}.js`)) as Command;
  return command.run(argv);
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, says]) => `  ${name.padEnd(9)} ${says}`);
  return `Usage: npx hexledger <command> [arguments]\n\n${lines.join('\n')}\n\nnpx hexledger <command> --help tells more.`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(describeFault(error));
  process.exitCode = 1;
}
