/** Where the code of a rulebook cites its rules, and which functions that is about. */
import ts from 'typescript';

export interface Code {
  readonly file: string;
  readonly source: string;
}

export interface Routine {
  readonly file: string;
  readonly name: string;
  readonly start: number;
  /** A place in its body that lies in no function inside. */
  readonly inside: number;
  readonly end: number;
}

export interface Citation {
  readonly rule: string;
  readonly file: string;
  /** Where it stands; undefined when a comment says it. */
  readonly at: number | undefined;
  /** The function that it stands in; for a table or a declaration, those that use it. */
  readonly routines: readonly Routine[];
}

export class Codebase {
  private readonly files: readonly ts.SourceFile[];
  private readonly mentions = new Map<string, ts.Node[]>();

  constructor(code: readonly Code[]) {
    this.files = code.map(({ file, source }) =>
      ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS),
    );
    for (const file of this.files)
      each(file, (node) => {
        if (ts.isIdentifier(node) && isMention(node))
          this.mentions.set(node.text, [...(this.mentions.get(node.text) ?? []), node]);
      });
  }

  routines(): Routine[] {
    return this.files.flatMap((file) => routinesIn(file));
  }

  /** A citation that belongs to no function says nothing of what the code does, and is left out. */
  citations(rules: ReadonlySet<string>): Citation[] {
    const all = this.files.flatMap((file) => [
      ...literalsIn(file)
        .filter(({ text }) => rules.has(text))
        .map((node) => this.citation(node.text, node, node.getStart())),
      ...commentsIn(file).flatMap(({ text, node }) =>
        rulesNamed(text, rules).map((rule) => this.citation(rule, node, undefined)),
      ),
    ]);
    return all.filter(({ routines }) => routines.length > 0);
  }

  private citation(rule: string, node: ts.Node, at: number | undefined): Citation {
    return { rule, file: node.getSourceFile().fileName, at, routines: this.routinesOf(node, new Set()) };
  }

  /** The function around it, or what carries out the order; else what its declaration holds; else the code that names that. */
  private routinesOf(node: ts.Node, asked: Set<string>): readonly Routine[] {
    const above = ancestry(node);
    for (const here of above) {
      const routine = routineOf(here) ?? carriedOutBy(here);
      if (routine) return [routine];
    }
    for (const here of above) {
      const within = routinesIn(here);
      if (within.length > 0) return within;
    }
    const statement = above.at(-1);
    return statement ? this.usersOf(declaredBy(statement), asked) : [];
  }

  private usersOf(names: readonly string[], asked: Set<string>): readonly Routine[] {
    return names.flatMap((name) => {
      if (asked.has(name)) return [];
      asked.add(name);
      return (this.mentions.get(name) ?? []).flatMap((node) => this.routinesOf(node, asked));
    });
  }
}

/** The node and what it is in, up to the statement at the top of the file. */
function ancestry(node: ts.Node): ts.Node[] {
  return ts.isSourceFile(node) ? [] : [node, ...ancestry(node.parent)];
}

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}

function routinesIn(node: ts.Node): Routine[] {
  const found: Routine[] = [];
  each(node, (here) => {
    const routine = routineOf(here);
    if (routine) found.push(routine);
  });
  return found;
}

const known = new WeakMap<ts.Node, Routine>();

function routineOf(node: ts.Node): Routine | undefined {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return undefined;
  const body = node.body as ts.Node;
  const routine = known.get(node) ?? {
    file: node.getSourceFile().fileName,
    name: nameOf(node),
    start: node.getStart(),
    inside: body.getStart(),
    end: node.getEnd(),
  };
  known.set(node, routine);
  return routine;
}

function nameOf(node: ts.Node): string {
  for (let here = node; !ts.isSourceFile(here); here = here.parent) {
    const { name } = here as { name?: ts.Node };
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) return name.text;
  }
  return '';
}

/** Lists and checks of an order run whenever orders are looked for: what tells is whether it was given. */
function carriedOutBy(node: ts.Node): Routine | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const perform = node.properties.find((member) => member.name?.getText() === 'perform');
  return perform && routinesIn(perform)[0];
}

/** Names that a statement at the top of a file gives to something; imports only pass a name on. */
function declaredBy(node: ts.Node): string[] {
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

function isMention(node: ts.Identifier): boolean {
  const { parent } = node;
  const declares = ts.isVariableDeclaration(parent) && parent.name === node;
  return !declares && !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent);
}

function literalsIn(file: ts.SourceFile): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  each(file, (node) => {
    if (ts.isStringLiteral(node)) found.push(node);
  });
  return found;
}

/** Comments with what they stand before; what the head of a file says is about nothing in particular. */
function commentsIn(file: ts.SourceFile): { text: string; node: ts.Node }[] {
  const found = new Map<number, { text: string; node: ts.Node }>();
  each(file, (node) => {
    if (ts.isSourceFile(node) || ts.isImportDeclaration(node)) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [])
      if (!found.has(pos)) found.set(pos, { text: file.text.slice(pos, end), node: subjectOf(node) });
  });
  return [...found.values()];
}

/** A name that is given to a function stands for the function. */
function subjectOf(node: ts.Node): ts.Node {
  const given = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
  const value =
    given && (ts.isVariableDeclaration(given) || ts.isPropertyAssignment(given)) && given.initializer;
  return value && ts.isFunctionLike(value) ? value : node;
}

const NAMED = /([\w#.\-/+]+)((?:, [a-z]{1,2}\b)*)/g;

/** `3.8/v, w` names 3.8/v and 3.8/w. */
function rulesNamed(comment: string, rules: ReadonlySet<string>): string[] {
  const found = [...comment.matchAll(NAMED)].flatMap(([, word = '', more = '']) => {
    const rule = word.replace(/[.:\-/]+$/, '');
    const stem = rule.replace(/[a-z]+$/, '');
    return [
      rule,
      ...more
        .split(', ')
        .slice(1)
        .map((letters) => stem + letters),
    ];
  });
  return [...new Set(found.filter((rule) => rules.has(rule)))];
}
