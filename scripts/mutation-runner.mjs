/**
 * A test runner for StrykerJS that loads the specs of a rulebook once and then runs single tests of them, mutant after mutant, in
 * one process: the rules core has no state of its own, so nothing needs to be loaded anew. A hundred times as fast as Jest.
 *
 * What a mutant leaves behind (something worked out once and kept) would make later mutants look killed. So before each mutant
 * the test that killed the last one must pass again without it; when it does not, the process ends and Stryker begins a new one.
 */
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { expect } from 'expect';

register('./swc-loader.mjs', import.meta.url);

/** Whole battles between bots touch everything and assert little of it. */
const LEFT_OUT = /(battles|play|scenarios)\.spec\.ts$/;

const tests = [];
let file = '';
const titles = [];

function describe(title, body) {
  titles.push(title);
  body();
  titles.pop();
}

function test(title, body) {
  const name = [...titles, title].join(' ');
  tests.push({ id: `${file} ${tests.length}`, name, fileName: file, body, ms: 0 });
}

describe.each = (table) => (title, body) => {
  for (const [i, row] of table.entries()) describe(`${title} #${i}`, () => body(...[row].flat()));
};

test.each = (table) => (title, body) => {
  for (const [i, row] of table.entries()) {
    const values = Array.isArray(row) ? row : [row];
    test(`${title} #${i}`, () => body(...values));
  }
};

function specsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts') && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Where the instrumented code looks which mutant is active, and notes which test has come by. */
globalThis.__stryker__ ??= {};

class SpecsInProcess {
  #context = globalThis.__stryker__;
  #lastKiller;

  /**
   * Static mutants are left out, so a mutant is active only while tests run, and nothing needs to be loaded anew for it; who cannot
   * reload is ended and begun again for each mutant that is also met while modules load.
   */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Object.assign(globalThis, { describe, test, it: test, expect });
    for (const spec of specsIn(join(process.cwd(), 'src', 'rules-core', process.env.MUTATION_OF))) {
      file = spec;
      await import(pathToFileURL(spec).href);
    }
  }

  async dryRun() {
    const results = [];
    for (const one of tests) {
      this.#context.currentTestId = one.id;
      results.push(await this.#run(one));
      this.#context.currentTestId = undefined;
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: this.#context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    await this.#mustBeClean();
    const chosen = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests;
    chosen.sort((a, b) => a.ms - b.ms); // Quick ones first: most mutants fall at once.
    Object.assign(this.#context, {
      activeMutant: activeMutant.id,
      hitCount: hitLimit ? 0 : undefined,
      hitLimit,
    });
    const results = [];
    for (const one of chosen) {
      const result = await this.#run(one);
      results.push(result);
      if (result.status === TestStatus.Failed) {
        this.#lastKiller = one;
        break;
      }
    }
    const endless = determineHitLimitReached(this.#context.hitCount, hitLimit);
    Object.assign(this.#context, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: results });
  }

  async #mustBeClean() {
    const before = this.#lastKiller;
    this.#lastKiller = undefined;
    if (before && (await this.#run(before)).status === TestStatus.Failed) process.exit(70);
  }

  async #run(one) {
    const { id, name, fileName } = one;
    const began = performance.now();
    const fault = await failureOf(one.body);
    one.ms = performance.now() - began;
    const result = { id, name, fileName, timeSpentMs: one.ms };
    if (fault === undefined) return { ...result, status: TestStatus.Success };
    return { ...result, status: TestStatus.Failed, failureMessage: fault };
  }
}

async function failureOf(body) {
  try {
    await body();
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

const create = () => new SpecsInProcess();
create.inject = [];
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'specs-in-process', create)];
