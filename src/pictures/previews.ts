/** Pictures of published battles for link previews, as PNG: drawn in the workshop, once for each version of a battle. */
import { createHash } from 'node:crypto';
import { battleId, type Standings } from '../api/index.js';
import type { BattleHistory, BattleTable, GameSystems } from '../battles/index.js';
import type { Tables } from '../library/index.js';
import type { Outcome, Position } from '../rules-core/kernel/position/position.js';
import { PLAIN, type Presentation } from '../rules-core/kernel/presentation/index.js';
import { Kept, type Workshop, WorkshopError } from '../workshop/index.js';
import { PREVIEW, previewSvg } from './preview-svg.js';

interface PreviewParts {
  readonly standings: Standings;
  readonly table: BattleTable;
  readonly history: BattleHistory;
  readonly systems: GameSystems;
  readonly tables: Tables;
  readonly workshop: Workshop;
}

/** What a link to a battle shows before anybody has followed it. */
export interface Preview {
  readonly name: string;
  readonly sides: readonly string[];
  readonly winner: string | undefined;
  readonly why: string;
  /** The path of its picture on this server. */
  readonly picture: string;
}

interface Published {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly version: number;
  readonly position: Position;
  readonly outcome: Outcome;
}

/** Changes with the way previews are drawn. */
const DRAWING = '1';
/** A picture takes one; a machine with much else to do may need many, and what failed once is not drawn again. */
const SECONDS = 30;
const MOST_BYTES = 16_000_000;
/** An uploaded board may be as large as it likes; a picture of it is not drawn for strangers. */
const MOST_CHARACTERS = 4_000_000;
const NOTHING = Buffer.alloc(0);

export class Previews {
  private readonly drawn = new Kept<string, Buffer>(MOST_BYTES, (picture) => picture.length + 200);
  private readonly coming = new Map<string, Promise<Buffer>>();

  constructor(private readonly parts: PreviewParts) {}

  /** Undefined for a battle that strangers may not read. */
  async of(id: string): Promise<Preview | undefined> {
    const found = await this.published(id);
    if (!found) return undefined;
    const { name, outcome, position } = found;
    const nameOf = (side: string) => (position.sides[side] as { name?: string } | undefined)?.name ?? side;
    return {
      name,
      sides: Object.keys(position.sides).sort().map(nameOf),
      winner: outcome.winner === undefined ? undefined : nameOf(outcome.winner),
      why: outcome.why,
      picture: `/previews/${id}/${hashOf(found)}.png`,
    };
  }

  /** The picture of that path; undefined where there is none, or it cannot be drawn within bounds. */
  async picture(id: string, hash: string): Promise<Buffer | undefined> {
    const found = await this.published(id);
    if (!found || hash !== hashOf(found)) return undefined;
    const known = this.drawn.get(hash);
    const picture = known ?? (await (this.coming.get(hash) ?? this.draw(found, hash)));
    return picture.length > 0 ? picture : undefined;
  }

  private draw(found: Published, hash: string): Promise<Buffer> {
    const drawing = this.drawnPicture(found)
      .then((picture) => {
        this.drawn.set(hash, picture);
        return picture;
      })
      .finally(() => this.coming.delete(hash));
    this.coming.set(hash, drawing);
    return drawing;
  }

  private async drawnPicture({ system, position }: Published): Promise<Buffer> {
    const { systems, tables, workshop } = this.parts;
    const known = systems.of(system);
    const asker = { caller: 'previews', seconds: SECONDS };
    try {
      const { map } = await systems.table(known, position);
      const facts = tables.facts(map);
      const svg = previewSvg({
        board: await tables.picture(map, { caller: asker.caller, took: () => undefined }),
        size: map,
        hexNamed: (name) => facts[map.named.get(name) ?? -1],
        position,
        shown: (known.rulebook.presentation as Presentation | undefined) ?? PLAIN,
      });
      if (svg.length > MOST_CHARACTERS) return NOTHING;
      const { output } = await workshop.do('raster', { svg, width: PREVIEW.width }, asker);
      return Buffer.from(output);
    } catch (fault) {
      if (fault instanceof WorkshopError && fault.code !== 'BUSY') return NOTHING;
      throw fault;
    }
  }

  private async published(id: string): Promise<Published | undefined> {
    const { standings, table, history } = this.parts;
    const place = battleId.decode(id);
    if (!place) return undefined;
    const row = await table.find(place.campaign, place.local);
    if (!row?.closedAt || !(await this.isPublic(place.campaign, place.local, standings))) return undefined;
    const version = await history.version(row.campaign, row.battle);
    const { position } = await history.at(row.campaign, row.battle, version, 'referee');
    const { name, system } = row;
    const outcome = position.clock.over;
    return outcome ? { id, name, system, version, position, outcome } : undefined;
  }

  private async isPublic(campaign: string, battle: string, standings: Standings): Promise<boolean> {
    const open = await standings.of({ kind: 'anonymous' }, campaign);
    return (open ?? (await standings.toPublished(campaign, battle))) !== null;
  }
}

const hashOf = ({ id, version }: Published): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, id, version]))
    .digest('base64url')
    .slice(0, 22);
