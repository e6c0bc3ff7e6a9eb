/** A picture as PNG. WebAssembly runs in a thread like any other code: one that takes too long is ended with it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';

interface RasterTask {
  readonly svg: string;
  readonly width: number;
}

/** What is used of the package. */
interface Rasterizer {
  initWasm(wasm: Uint8Array): Promise<void>;
  readonly Resvg: new (
    svg: string,
    options: object,
  ) => { render(): { asPng(): Uint8Array; free(): void }; free(): void };
}

const PACKAGE = '@resvg/resvg-wasm';
let loaded: Promise<Rasterizer> | undefined;

/** Loaded with the first picture: no other task waits for it, and a server that draws none does not need it. */
function rasterizer(): Promise<Rasterizer> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Rasterizer> {
  const module = (await import(PACKAGE)) as Rasterizer;
  const wasm = createRequire(import.meta.url).resolve(`${PACKAGE}/index_bg.wasm`);
  await module.initWasm(await readFile(wasm));
  return module;
}

/** Text is left out: which fonts there are is another thing on every machine. */
export async function raster(_: KnownSystems, { svg, width }: RasterTask): Promise<Uint8Array> {
  const { Resvg } = await rasterizer();
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const image = picture.render();
  const png = image.asPng();
  image.free();
  picture.free();
  return png;
}
