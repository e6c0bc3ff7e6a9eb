import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface Spawned {
  /** All it has printed so far. */
  output(): string;
  /** Resolves with the match once its output matches; rejects when it ends without. */
  says(wanted: RegExp): Promise<RegExpMatchArray>;
  /** Resolves with the exit code, or the name of the signal that killed it. */
  ended: Promise<number | string>;
  signal(name: NodeJS.Signals): void;
  readonly pid: number;
}

export interface SpawnedOptions {
  readonly env?: Record<string, string>;
  /** Words before the command: whom to run it as, for instance. */
  readonly as?: readonly string[];
  /** The project to run; this one unless it is a copy. */
  readonly cwd?: string;
}

/** Runs an entry of the product as a process of its own, the way `npm start` does. */
export function spawnEntry(entry: string, args: readonly string[] = [], options?: SpawnedOptions): Spawned {
  return spawnNode([join(options?.cwd ?? root, 'bin', 'run.js'), entry, ...args], options);
}

/** Runs an entry of what the image of a container holds, the way the container does. */
export function spawnBuilt(folder: string, entry: string, args: readonly string[], env = {}): Spawned {
  return spawnNode([join('dist', 'src', `${entry}.js`), ...args], { cwd: folder, env });
}

/** Runs a TypeScript file of the tests as a process of its own, again and again. */
export function spawnScript(file: string, args: readonly string[] = [], options?: SpawnedOptions): Spawned {
  return spawnNode([join(root, 'scripts', 'run-bundled.mjs'), join(root, file), ...args], options);
}

function spawnNode(args: readonly string[], { env = {}, as = [], cwd = root }: SpawnedOptions = {}): Spawned {
  const [program, ...rest] = [...as, process.execPath, '--disable-warning=ExperimentalWarning', ...args];
  // Nothing of the test run's own environment may decide how the product behaves.
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program!, rest, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return follow(child);
}

function follow(child: ChildProcess): Spawned {
  let output = '';
  let over = false;
  let look = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      look();
    });
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    over = true;
    look();
    return signal ?? code ?? 0;
  });
  return {
    output: () => output,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        look = () => {
          const match = output.match(wanted);
          if (match) resolve(match);
          else if (over) reject(new Error(`ended without saying ${wanted}:\n${output}`));
        };
        look();
      }),
    ended,
    signal: (name) => void child.kill(name),
    pid: child.pid!,
  };
}
