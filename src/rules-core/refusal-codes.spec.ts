import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_REFUSALS } from './kernel/refusals.js';
import { SYSTEMS } from './systems.js';

/** Codes as the sources write them where no type watches over them. */
function writtenIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(spec|e2e|testkit)\.ts$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set(
    [...text.matchAll(/\brefused: '(\w+)'|\brefuse\(\s*'(\w+)'/g)].map(([, a, b]) => a ?? b ?? ''),
  );
}

test.each(['aslsk', 'combat', 'lnlt', 'panzer'])('every refusal of %s is listed', (system) => {
  const listed = new Set([
    ...(SYSTEMS.get(system)?.rulebook.refusals ?? []),
    ...Object.keys(KERNEL_REFUSALS),
  ]);
  const written = writtenIn(join(import.meta.dirname, system));
  expect(written.size).toBeGreaterThan(50);
  expect([...written].filter((code) => !listed.has(code))).toEqual([]);
});

test('every refusal of the kernel and of the service is listed with its meaning', () => {
  const written = [
    ...writtenIn(join(import.meta.dirname, 'kernel', 'scenarios')),
    ...writtenIn(join(import.meta.dirname, '..', 'battles')),
    ...writtenIn(join(import.meta.dirname, 'kernel')),
  ];
  const others = ['AUDIT_FAILED'];
  expect(written.filter((code) => !(code in KERNEL_REFUSALS) && !others.includes(code))).toEqual([]);
});
