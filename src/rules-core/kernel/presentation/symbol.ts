/**
 * Counters and marks as SVG, drawn for this project. What a counter is shows in its shape, so that it reads at 24 pixels and
 * without colours; the second side has cut corners, and what is wrong with a unit shows as a striped edge.
 * Runs in a browser: it imports nothing.
 */
import type { CounterFacts } from './facts.js';
import type { MarkName, SymbolName } from './presentation.js';

export interface CounterLook
  extends Pick<CounterFacts, 'symbol' | 'nation' | 'strength' | 'facing' | 'turret'> {
  /** The place of its side among the sides of the battle: sides differ in shape also where their nation is one. */
  readonly side?: number;
  readonly badges?: readonly { readonly text: string; readonly tone: string }[];
}

/** Blue, vermilion, green, purple, ochre, sky: told apart with every common colour vision. */
const NATIONS: Readonly<Record<string, string>> = {
  german: '#33557d',
  russian: '#b4501f',
  soviet: '#b4501f',
  american: '#3f7d5e',
  us: '#3f7d5e',
  usmc: '#2c6a6a',
  british: '#b98a2f',
  japanese: '#d8a6b8',
  finnish: '#9cc3df',
  french: '#5566a8',
  italian: '#7b7f52',
  'allied minor': '#8a7a4d',
  'axis minor': '#6d6480',
};
const SIDES = ['#33557d', '#b4501f', '#3f7d5e', '#8a5a83', '#b98a2f', '#9cc3df', '#7b7f52', '#666b70'];

const INK_DARK = '#14181c';
const INK_LIGHT = '#ffffff';

/** From 0 to 255. */
export const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b;
};

const dots = (...xs: readonly number[]): string =>
  xs
    .map((x) => `<circle cx="${x}" cy="13" r="3.6"/><path d="M${x - 4.6} 27v-4a4.6 4.6 0 0 1 9.2 0v4z"/>`)
    .join('');

const line = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Everything lies in a square of 48, above the line of text at the foot. Vehicles are drawn from above and turned. */
const GLYPHS: Readonly<Record<SymbolName, string>> = {
  squad: dots(12.5, 24, 35.5),
  'half-squad': dots(18, 30),
  crew: `${dots(18, 30)}${line('M10 30h28', 2.4)}`,
  team: `${dots(24)}${line('M10 30h28', 2.4)}`,
  leader: '<path d="M24 6l4 8.6 9.4 1.1-7 6.4 1.9 9.3L24 26.7l-8.3 4.7 1.9-9.3-7-6.4 9.4-1.1z"/>',
  'machine-gun': `${line('M8 13h30')}${line('M14 13v6M20 19l-6 9M20 19l6 9M20 13v6')}${line('M38 9v8')}`,
  rocket: `${line('M9 22L37 10', 4.4)}${line('M16 19v8M22 17l3 6')}`,
  flamethrower: `${line('M9 25l14-8')}<path d="M23 17c3-8 8-4 15-11-1 9-5 14-14 13z"/>`,
  charge: `<rect x="13" y="15" width="20" height="13" rx="2"/>${line('M33 15c0-5 6-3 5-9', 2.2)}`,
  mortar: `${line('M18 26L32 8', 4.6)}${line('M11 28h26')}${line('M27 15l6 13')}`,
  gun: `${line('M24 6v18', 4)}${line('M14 18h20')}${line('M24 24l-7 7M24 24l7 7')}`,
  tank: '<path d="M12 6h6v26h-6zM30 6h6v26h-6z"/><path d="M18 9h12v20H18z" opacity=".55"/>',
  'armoured-car':
    '<path d="M16 7h16v24H16z" opacity=".7"/><path d="M12 8h4v7h-4zM32 8h4v7h-4zM12 23h4v7h-4zM32 23h4v7h-4z"/>',
  'half-track':
    '<path d="M16 6h16v26H16z" opacity=".7"/><path d="M12 7h4v6h-4zM32 7h4v6h-4zM11 16h5v16h-5zM32 16h5v16h-5z"/>',
  truck: '<path d="M17 6h14v8H17z"/><path d="M15 16h18v16H15z" opacity=".7"/>',
  boat: '<path d="M24 5c6 6 8 12 6 27H18c-2-15 0-21 6-27z"/>',
  aircraft: '<path d="M22.500 5h3l1.500 9 14 5v4l-14-2-1 7 4 3v2H18v-2l4-3-1-7-14 2v-4l14-5z"/>',
  concealed: line('M17 13c0-9 14-9 14 0 0 6-7 5-7 11M24 30v.5', 4),
  unit: '<path d="M24 7l14 12-14 12-14-12z"/>',
};

const TURNED: ReadonlySet<SymbolName> = new Set([
  'gun',
  'tank',
  'armoured-car',
  'half-track',
  'truck',
  'boat',
  'aircraft',
]);
const TURRETED: ReadonlySet<SymbolName> = new Set(['tank', 'armoured-car']);
const TONES: Readonly<Record<string, string>> = { bad: '#ffd23f', good: '#9be7ff', note: '#ffffff' };
const MOST_BADGES = 4;

export function counterSvg(look: CounterLook): string {
  const colour = colourOf(look);
  const ink = luminance(colour) > 140 ? INK_DARK : INK_LIGHT;
  const isHurt = (look.badges ?? []).some(({ tone }) => tone === 'bad');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    outline(look.side ?? 0, colour, isHurt),
    `<g fill="currentColor" color="${ink}">${glyph(look)}</g>`,
    strength(look.strength, ink),
    facing(look.facing, ink),
    ...(look.badges ?? []).slice(0, MOST_BADGES).map(badge),
    '</svg>',
  ].join('');
}

export const nationColour = (nation: string): string | undefined =>
  Object.hasOwn(NATIONS, nation) ? NATIONS[nation] : undefined;

const colourOf = ({ nation, side = 0 }: CounterLook): string =>
  (nation !== undefined ? nationColour(nation) : undefined) ?? (SIDES[side % SIDES.length] as string);

/** A light rim keeps counters apart from dark ground, a dark one from light ground. */
function outline(side: number, colour: string, isHurt: boolean): string {
  const d =
    side % 2 === 0
      ? 'M7 1.500h34a5.500 5.500 0 0 1 5.500 5.500v34a5.500 5.500 0 0 1-5.500 5.500h-34a5.500 5.500 0 0 1-5.500-5.500v-34a5.500 5.500 0 0 1 5.500-5.500z'
      : 'M9 1.500h30l7.500 7.500v30l-7.500 7.500h-30l-7.500-7.500v-30z';
  const rim = `<path d="${d}" fill="${colour}" stroke="${INK_DARK}" stroke-width="2"/>`;
  const inner = isHurt
    ? '<rect x="4" y="4" width="40" height="40" rx="4" fill="none" stroke="#ffd23f" stroke-width="3" stroke-dasharray="5 4"/>'
    : '<rect x="3.600" y="3.600" width="40.800" height="40.800" rx="4" fill="none" stroke="#fff" stroke-opacity=".35"/>';
  return rim + inner;
}

function glyph({ symbol, facing: angle, turret }: CounterLook): string {
  const drawn = GLYPHS[symbol];
  if (!TURNED.has(symbol)) return drawn;
  const hull = `<g transform="rotate(${angle ?? 0} 24 19)">${drawn}</g>`;
  if (!TURRETED.has(symbol)) return hull;
  const gun = `${line('M24 19V3', 3.4)}<circle cx="24" cy="19" r="6"/>`;
  return `${hull}<g transform="rotate(${turret ?? angle ?? 0} 24 19)">${gun}</g>`;
}

function strength(text: string | undefined, ink: string): string {
  if (!text) return '';
  const size = text.length > 7 ? 9 : 12;
  return `<text x="24" y="42" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${escapeXml(text.slice(0, 10))}</text>`;
}

/** A tooth on the rim, on the side that it faces. */
function facing(angle: number | undefined, ink: string): string {
  if (angle === undefined) return '';
  return `<path transform="rotate(${angle} 24 24)" d="M24 .5l5 7h-10z" fill="${ink}" stroke="${INK_DARK}" stroke-width=".8"/>`;
}

function badge({ text, tone }: { readonly text: string; readonly tone: string }, index: number): string {
  const y = 9 + index * 10.5;
  return `<g><rect x="35" y="${y - 6}" width="13" height="10" rx="3" fill="${TONES[tone] ?? '#fff'}" stroke="${INK_DARK}" stroke-width=".9"/><text x="41.500" y="${y + 2}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="7.500" fill="${INK_DARK}">${escapeXml(text.slice(0, 3))}</text></g>`;
}

interface MarkLook {
  readonly mark: MarkName;
}

const stroke = (d: string, colour: string, width = 3, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

const MARK_GLYPHS: Readonly<Record<MarkName, string>> = {
  smoke:
    '<g fill="#dfe3e6" stroke="#5b646b" stroke-width="1.500" fill-opacity=".92"><circle cx="17" cy="27" r="10"/><circle cx="31" cy="28" r="9"/><circle cx="24" cy="18" r="10"/></g>',
  fire: '<path d="M24 4c3 9 13 13 11 26-1 8-6 13-11 13s-11-5-11-13c0-6 4-8 5-14 4 2 5 5 5 8 3-6 3-12 1-20z" fill="#e8591c" stroke="#5a1d05" stroke-width="1.500"/><path d="M24 26c2 4 5 6 4 11-1 3-2 4-4 4s-4-2-4-5c0-4 3-5 4-10z" fill="#ffd23f"/>',
  rubble:
    '<g fill="#8f877c" stroke="#37322c" stroke-width="1.500"><path d="M6 38l8-13 9 4 1 9z"/><path d="M20 38l4-17 11 3 6 14z"/><path d="M14 26l5-9 8 4-4 8z"/></g>',
  wreck: `<path d="M10 30l5-11h18l5 11z" fill="#3c3a38" stroke="#111" stroke-width="1.500"/>${stroke('M13 15l22 20M35 15L13 35', '#ffd23f', 3)}`,
  trench: stroke('M5 30l7-10h7l7 10h7l7-10h4', '#5b3d1c', 5),
  foxhole: '<ellipse cx="24" cy="27" rx="15" ry="9" fill="#5b3d1c" stroke="#2b1b0a" stroke-width="2"/>',
  wire: stroke('M5 24c5-12 8 12 13 0s8 12 13 0 8 12 12 0', '#2a2d30', 2.6),
  mines:
    '<circle cx="24" cy="25" r="10" fill="#23262a"/><path d="M24 9v6M24 35v6M8 25h6M34 25h6M13 14l4 4M31 32l4 4M35 14l-4 4M17 32l-4 4" stroke="#23262a" stroke-width="3"/>',
  pillbox:
    '<path d="M8 36V20l7-7h18l7 7v16z" fill="#9aa0a6" stroke="#23262a" stroke-width="2"/><path d="M15 23h18v5H15z" fill="#23262a"/>',
  roadblock:
    '<path d="M5 20h38v9H5z" fill="#7a4c1e" stroke="#23262a" stroke-width="2"/><path d="M11 29v9M37 29v9" stroke="#23262a" stroke-width="4"/>',
  bridge: `${stroke('M6 18h36M6 32h36', '#4d3a22', 3.5)}${stroke('M12 18v14M20 18v14M28 18v14M36 18v14', '#4d3a22', 2)}`,
  barrage:
    '<path d="M24 4l4 12 12-4-6 11 10 7-12 2 1 12-9-8-9 8 1-12-12-2 10-7-6-11 12 4z" fill="#ffd23f" stroke="#7a2a05" stroke-width="2"/>',
  danger: `${stroke('M24 7L6 39h36z', '#a01f12', 3.5)}<path d="M22 18h4l-1 11h-2z" fill="#a01f12"/><circle cx="24" cy="34" r="2.200" fill="#a01f12"/>`,
  melee: stroke('M10 8l26 28M38 8L12 36M8 32l8 8M40 32l-8 8', '#7a1420', 3.5),
  control:
    '<path d="M14 42V7l21 8-21 9" fill="#fff" stroke="#23262a" stroke-width="2.500" stroke-linejoin="round"/>',
  feature: '<circle cx="24" cy="24" r="9" fill="#fff" stroke="#23262a" stroke-width="2.500"/>',
};

export function markSvg({ mark }: MarkLook): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${MARK_GLYPHS[mark]}</svg>`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);
