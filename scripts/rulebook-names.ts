/** Finds code that decides by a rulebook's name, which only the register of the rulebooks may do. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Offence {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** The two registers: what belongs to a rulebook, and where the text of its rules is. */
const REGISTERS = ['src/rules-core/systems.ts', 'src/rules-core/rule-text.ts'];
const TESTS = /\.(spec|e2e|testkit)\.ts$/;

/** The files that must know no rulebook: all of the product but the rulebooks themselves and the registers. */
export function neutralFiles(root: string, names: readonly string[]): string[] {
  const own = names.map((name) => `src/rules-core/${name}/`);
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !TESTS.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
    .filter((file) => !REGISTERS.includes(file) && !own.some((folder) => file.startsWith(folder)))
    .sort();
}

export function offencesIn(root: string, files: readonly string[], names: readonly string[]): Offence[] {
  return files.flatMap((file) => offencesOf(file, readFileSync(join(root, file), 'utf8'), names));
}

/**
 * A rulebook's name may be written as data, `{ system: 'combat' }`, and in types. Compared, switched on, looked up, kept
 * under a name of its own or used as a key, it decides something: that belongs into the rulebook.
 */
export function offencesOf(file: string, text: string, names: readonly string[]): Offence[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const named = new Set(names);
  const found: Offence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (decides(node, named)) found.push(offence(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function decides(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isStringLiteralLike(node)) return names.has(node.text) && !isData(node);
  if (ts.isRegularExpressionLiteral(node))
    return [...names].some((name) => new RegExp(`\\b${name}\\b`).test(node.text));
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text);
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && names.has(node.name.text);
}

/** The value of `system` in an object that is written out. */
function isData({ parent }: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(parent) &&
    ts.isIdentifier(parent.name) &&
    parent.name.text === 'system' &&
    ts.isObjectLiteralExpression(parent.parent)
  );
}

function offence(source: ts.SourceFile, node: ts.Node): Offence {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const code = source.text.split('\n')[line]?.trim() ?? '';
  return { file: source.fileName, line: line + 1, code };
}
