/** What was found in a bundle, as sentences. */
import type { Eyes } from './format.js';
import type { BundleReport } from './verify.js';

export function reportInWords(report: BundleReport): string {
  const { findings } = report;
  return [
    counted(report),
    `chain ${report.hash === '' ? 'empty' : report.hash}`,
    ...pinned(report),
    ...report.provenance.map(
      ({ at, events, signer }) =>
        `Events 1 to ${events} came from another server on ${dayOf(at)}: ${signer ? `signed with the key ${signer}` : 'nobody had signed them'}.`,
    ),
    ...findings.map(({ flaw, line, position, message }) => {
      const place = position === undefined ? `line ${line}` : `line ${line}, position ${position}`;
      return `${flaw} (${place}): ${message}.`;
    }),
    findings.length === 0 ? trust(report) : wrong(findings.length),
    ...report.unchecked.map((what) => `Not checked here: ${what}.`),
  ].join('\n');
}

function counted({ campaign, eyes, events, commands, battles, folds, rolls }: BundleReport): string {
  const all = [
    several(events, 'event'),
    several(commands, 'command'),
    several(battles, 'stream'),
    `${folds} folded`,
    several(rolls, 'roll'),
  ];
  return `campaign ${campaign ?? 'unknown'}, ${knows(eyes)}: ${all.join(', ')}`;
}

function knows(eyes: Eyes | null): string {
  if (eyes === null) return 'nobody knows whose knowledge';
  return eyes === 'referee' ? 'all of it' : `as the side "${eyes.side}" knows it`;
}

function pinned({ pins }: BundleReport): string[] {
  if (!pins) return [];
  return Object.entries(pins.rules).map(([system, versions]) => `rules ${system} ${versions.join(', ')}`);
}

function trust({ signer }: BundleReport): string {
  if (signer === null) return 'Everything fits together.';
  return `Everything fits together, and is signed with the key ${signer}.\nCompare the key with what the server publishes at /.well-known/hexledger.json.`;
}

const wrong = (count: number): string => `${several(count, 'thing')} ${count === 1 ? 'is' : 'are'} wrong.`;
const several = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
