/** A picture as PNG. WebAssembly runs in a thread like any other code: one that takes too long is ended with it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';

interface RasterTask {
  readonly svg: string;
  readonly width: number;
}

let loaded: ReturnType<typeof load> | undefined;

/** Loaded with the first picture: no other task waits for it, and a server that draws none does not need it. */
function rasterizer() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const rasterizer = await import('@resvg/resvg-wasm');
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await rasterizer.initWasm(await readFile(wasm));
  return rasterizer;
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
