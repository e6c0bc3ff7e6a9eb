interface TestFile {
  readonly testFilePath: string;
  readonly testResults: readonly { readonly title: string; readonly status: string }[];
}

export default class RulesReporter {
  constructor(config: { readonly rootDir: string });
  onRunComplete(contexts: ReadonlySet<unknown>, results: { readonly testResults: readonly TestFile[] }): void;
}
