/** The page `/verify`: the verifier of bundles in the browser. It asks the server for nothing. */
import { isPublicKey } from '../../src/exchange/bundle/signed.js';
import { verifyBundle } from '../../src/exchange/bundle/verify.js';
import { reportInWords } from '../../src/exchange/bundle/words.js';
import { BROWSER, piecesOf } from './ground.js';

const byId = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const choice = byId<HTMLInputElement>('file');
const key = byId<HTMLInputElement>('key');
const report = byId<HTMLOutputElement>('report');

function tell(text: string): void {
  report.replaceChildren(
    ...text.split('\n').map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
}

async function check(file: File): Promise<void> {
  const named = key.value.trim();
  if (named !== '' && !isPublicKey(named)) {
    tell('This is not the public key of a server: it has 43 characters.');
    return;
  }
  tell(`Reading ${file.name}…`);
  try {
    const signedBy = named === '' ? [] : [named];
    tell(reportInWords(await verifyBundle(BROWSER, piecesOf(file), { signedBy })));
  } catch (fault) {
    tell(`The file cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

let last: File | undefined;
function take(files: FileList | null | undefined): void {
  last = files?.[0] ?? last;
  if (last) void check(last);
}

choice.addEventListener('change', () => take(choice.files));
key.addEventListener('change', () => take(undefined));
byId<HTMLFormElement>('drop').addEventListener('submit', (event) => {
  event.preventDefault();
  take(undefined);
});
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  take(event.dataTransfer?.files);
});
