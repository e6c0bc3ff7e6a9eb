/** What effects carry of a roll that was modified, and how an attack with the GP table is told. */
export interface Told {
  readonly why: string;
  readonly value: number;
  readonly cites: string;
}

export interface Modified {
  readonly modifiers: readonly Told[];
}

export interface GpAttack extends Modified {
  readonly factor: number;
  readonly defense: number;
  readonly rolled: number;
  readonly net: number;
  readonly result: string;
}

export const gpInWords = ({ factor, defense, net, result }: GpAttack): string =>
  `factor ${factor} against ${defense}, ${net} after modifiers: ${result}.`;
