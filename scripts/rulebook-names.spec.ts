import { join } from 'node:path';
import { SYSTEM_NAMES } from '../src/rules-core/rule-text.js';
import { neutralFiles, offencesIn, offencesOf } from './rulebook-names.js';

const ROOT = join(import.meta.dirname, '..');
const found = (text: string) => offencesOf('planted.ts', text, SYSTEM_NAMES);

describe('the check that nothing decides by the name of a rulebook', () => {
  test.each([
    ['a comparison', "if (battle.system === 'aslsk') fire();"],
    ['a loose one, turned round', 'const far = "combat" != system;'],
    ['a switch', "switch (system) { case 'panzer': break; }"],
    ['a choice', "const dice = system === 'lnlt' ? 6 : 10;"],
    ['a choice that only answers', "const pack = { system: old ? 'combat' : other };"],
    ['a list to look it up in', "const turnless = ['combat', 'lnlt'].includes(system);"],
    ['a set', "new Set(['squad-leader']).has(system);"],
    ['an object by rulebooks', 'const sides = { aslsk: 2, other: 3 }[system];'],
    ['one with a quoted key', "const sides = { 'squad-leader': 2 };"],
    ['a member of that name', 'const sides = dice.combat;'],
    ['an element of that name', "const sides = dice['combat'];"],
    ['a name of its own', "const THE_OLD_ONE = 'aslsk';"],
    ['a plain template', 'const old = system === `aslsk`;'],
    ['a pattern', 'const old = /^aslsk/.test(system);'],
    ['a look at the register', "SYSTEMS.get('aslsk');"],
  ])('%s is found', (_, text) => {
    const offences = found(`\n${text}\n`);
    expect(offences.length).toBeGreaterThan(0);
    expect(offences[0]).toEqual({ file: 'planted.ts', line: 2, code: text });
  });

  test.each([
    ['data', "const campaign = { system: 'combat', scenario: 'river' };"],
    ['a type', "type Old = 'aslsk' | 'squad-leader'; interface Orders { readonly combat?: Order }"],
    ['a type of a name', "let system: 'aslsk' | undefined;"],
    ['an import', "import { combat } from 'combat';"],
    ['text in which it stands', "say('rules of aslsk and of close combat');"],
    ['another comparison', "if (system === 'skirmish') say(combat);"],
  ])('%s is allowed', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('it looks at the whole product but the rulebooks and their registers', () => {
    const files = neutralFiles(ROOT, SYSTEM_NAMES);
    expect(files).toEqual(
      expect.arrayContaining([
        'src/main.ts',
        'src/rules-core/kernel/decide/decide.ts',
        'src/battles/orders.ts',
      ]),
    );
    expect(files.filter((file) => /aslsk|rules-core.systems|rule-text|\.spec\.|testkit/.test(file))).toEqual(
      [],
    );
  });

  test('there is none', () => {
    expect(offencesIn(ROOT, neutralFiles(ROOT, SYSTEM_NAMES), SYSTEM_NAMES)).toEqual([]);
  });
});
