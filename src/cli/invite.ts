import { randomUUID } from 'node:crypto';
import { openSecrets, operatorsCode } from '../accounts/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger invite [--days 7]

Makes a code with which one person may open an account, whatever SIGN_UP says: they send it as "invitation" of signUp or
signInWithOpenId. Uses DATABASE_URL, or the data folder of npm start, whether it runs or not.

  --days   how long it is good, 1 to 90`;

const LONGEST = 90;

export async function run(argv: string[]): Promise<number> {
  const { values } = readOptions(argv, USAGE, { days: { type: 'string' } });
  if (values.help) return print(USAGE);
  const days = daysOf(values.days ?? '7');
  const expiresAt = new Date(Date.now() + days * 86_400_000);
  return withDatabase(async (source) => {
    const secrets = await openSecrets(readConfig().accounts.secret, source);
    return print(operatorsCode(secrets, randomUUID(), expiresAt));
  });
}

function daysOf(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= LONGEST) return days;
  throw new OperatorError(
    'BAD_ARGUMENTS',
    `"${text}" is not a number of days`,
    `Give a whole number from 1 to ${LONGEST}.`,
    '--days',
  );
}
