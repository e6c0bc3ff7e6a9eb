import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, SourceTextModule } from 'node:vm';
import type { Action } from '../src/rules-core/kernel/decide/action.js';
import { randomBot } from '../src/rules-core/kernel/lab/bots.js';
import { copy, playOut } from '../src/rules-core/kernel/lab/match.js';
import { canonical } from '../src/rules-core/kernel/position/canonical.js';
import { skirmish } from '../test/skirmish/rulebook.js';
import { crossroads, FIELD } from '../test/skirmish/scenario.js';
import type { Skirmish } from '../test/skirmish/system.js';
import { bundle, FOLD } from './bundle.js';

/** The bundle, evaluated where there is nothing but JavaScript itself. */
async function inBareContext(code: string): Promise<Record<string, (...args: unknown[]) => unknown>> {
  const module = new SourceTextModule(code, { context: createContext({}) });
  await module.link(() => {
    throw new Error('The bundle imports something.');
  });
  await module.evaluate();
  return module.namespace as Record<string, (...args: unknown[]) => unknown>;
}

describe('the fold for browsers', () => {
  test('folds a whole battle, and takes every action back, without anything around it', async () => {
    const { fold, apply, make, canonical: text } = await inBareContext(await bundle(FOLD));
    const actions: Action<Skirmish>[] = [];
    const bots = () => randomBot<Skirmish>(3);
    const end = playOut(
      { rulebook: skirmish, table: FIELD, start: crossroads(), seed: 3, bots },
      ({ action }) => actions.push(copy(action)),
    );
    const position = copy(crossroads());
    const before = canonical(position);
    const back = actions.map((action) => apply?.(position, action) as unknown[]);
    expect(text?.(position)).toBe(canonical(end.position));
    for (const changes of back.reverse()) for (const change of changes) make?.(position, change);
    expect(canonical(position)).toBe(before);
    expect(canonical(fold?.(position, actions))).toBe(canonical(end.position));
  });

  test('is as small as the README says', async () => {
    const readme = readFileSync(join(import.meta.dirname, '..', 'src', 'rules-core', 'README.md'), 'utf8');
    const stated = Number(
      /bundle of the fold: at most ([\d,]+) bytes/.exec(readme)?.[1]?.replaceAll(',', ''),
    );
    const { length } = await bundle(FOLD);
    expect(length).toBeLessThanOrEqual(stated);
    expect(length).toBeGreaterThan(stated / 2);
  });

  test('a file that imports a package is refused, and the package named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
    try {
      writeFileSync(join(folder, 'a.ts'), "import { z } from 'zod';\nexport const a = z;\n");
      await expect(bundle(join(folder, 'a.ts'))).rejects.toThrow(/imports zod/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
