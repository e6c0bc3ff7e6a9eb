import { Scroll } from './scroll.js';

/** A line for each side over time. What the picture shows stands in a table too, for those who do not see it. */
export interface Line {
  readonly name: string;
  readonly place: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** How far the line may be expected to stray, above and below 0, at each of its points. */
  readonly band?: readonly number[];
}

interface ChartProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly xTitle: string;
  readonly yTitle: string;
  /** Where a reader is now. */
  readonly at?: number;
}

const [WIDTH, HEIGHT] = [640, 220];
const MARGIN = { left: 34, right: 12, top: 10, bottom: 22 };

export function Chart({ title, lines, xTitle, yTitle, at }: ChartProps) {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  const ys = lines.flatMap(({ points, band = [] }) => [
    ...points.map(([, y]) => y),
    ...band.flatMap((far) => [far, -far]),
  ]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(0, ...ys), Math.max(1, ...ys)];
  const x = (value: number) =>
    MARGIN.left +
    (right === left ? 0.5 : (value - left) / (right - left)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number) =>
    HEIGHT - MARGIN.bottom - ((value - bottom) / (top - bottom || 1)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <figure class="chart">
      <figcaption>
        {title}
        <span class="legend">
          {lines.map(({ name, place }) => (
            <span key={name} class={`by side-${place}`}>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks(bottom, top).map((value) => (
          <g key={value}>
            <line
              class={value === 0 ? 'axis' : 'grid'}
              x1={MARGIN.left}
              x2={WIDTH - MARGIN.right}
              y1={y(value)}
              y2={y(value)}
            />
            <text x={MARGIN.left - 5} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {ticks(left, right, 8).map((value) => (
          <text key={value} x={x(value)} y={HEIGHT - 6} text-anchor="middle">
            {value}
          </text>
        ))}
        {lines.map(({ name, place, points, band }) =>
          band ? <path key={name} class={`band side-${place}`} d={bandPath(points, band, x, y)} /> : null,
        )}
        {lines.map(({ name, place, points }) => (
          <g key={name} class={`series side-${place}`}>
            <polyline points={points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')} />
            {points.length < 30 &&
              points.map(([px, py]) => <circle key={px} cx={x(px)} cy={y(py)} r="3.500" />)}
          </g>
        ))}
        {at !== undefined && (
          <line class="now" x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />
        )}
      </svg>
      <details>
        <summary>As a table</summary>
        <Scroll>
          <table class="plain">
            <thead>
              <tr>
                <th scope="col">{xTitle}</th>
                {lines.map(({ name }) => (
                  <th scope="col" key={name}>
                    {name} ({yTitle})
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...new Set(xs)]
                .sort((a, b) => a - b)
                .map((value) => (
                  <tr key={value}>
                    <th scope="row">{value}</th>
                    {lines.map(({ name, points }) => (
                      <td key={name}>{points.find(([px]) => px === value)?.[1] ?? ''}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </figure>
  );
}

type Scale = (value: number) => number;

function bandPath(points: Line['points'], band: readonly number[], x: Scale, y: Scale): string {
  const above = points.map(([px], number) => `${x(px)},${y(band[number] ?? 0)}`);
  const below = points.map(([px], number) => `${x(px)},${y(-(band[number] ?? 0))}`).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}

/** Round numbers, a handful of them. */
export function ticks(from: number, to: number, most = 5): number[] {
  const rough = Math.max((to - from) / most, Number.EPSILON);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (([1, 2, 5, 10] as const).find((times) => times * unit >= rough) ?? 10) * unit);
  const found: number[] = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) found.push(value);
  return found;
}
