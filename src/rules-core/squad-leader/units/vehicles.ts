/** The vehicles of 1977, as their counters have them; the morale of crews is not printed there (3.22.1). */
import type { Counter } from './catalogue.js';
import printed from './vehicles.json' with { type: 'json' };

type Printed = (typeof printed)[number];

const GUN = /^(\d+)/;

function typeOf({ name, passengers, turret }: Printed): NonNullable<Counter['vehicle']> {
  if (name === 'truck' || name === 'jeep') return name;
  if (passengers !== undefined || name === 'M16') return 'halftrack';
  return turret ? 'tank' : 'sp-gun';
}

const isArmoured = ({ name }: Printed): boolean => name !== 'truck' && name !== 'jeep';

/** "105 (HE only)" and "75* (no AP)" have no other ammunition. */
function gunOf({ gun }: Printed): Pick<Counter, 'gun'> {
  const calibre = GUN.exec(gun ?? '')?.[1];
  if (calibre === undefined) return {};
  const firesHeAlone = /HE only|no AP|HE, H/.test(gun ?? '');
  const heat = /\bH(\d+)/.exec(gun ?? '')?.[1];
  return {
    gun: {
      calibre: Number(calibre),
      ...(firesHeAlone && { only: 'HE' as const }),
      ...(gun?.includes('two shots') && { shots: 2 }),
      ...(gun?.includes('*') && { asterisk: true as const }),
      ...(heat !== undefined && { heat: Number(heat) }),
    },
  };
}

/** The counters of 1977 have one factor for the covered arc, whatever gun it is of, and one all round. */
function machineGunsOf({ mg_covered_arc_360: factors }: Printed): Pick<Counter, 'mg'> {
  const [bow = 0, aa = 0] = factors ?? [];
  return bow + aa === 0 ? {} : { mg: { ...(bow > 0 && { bow }), ...(aa > 0 && { aa }) } };
}

const CREW_MORALE: Readonly<Record<string, number>> = { German: 8, British: 8, American: 7, Russian: 7 };
const AMERICAN_SP_GUN = 6;

/** Tank destroyers with a turret are tanks here. */
function crewMorale(one: Printed): number {
  if (one.nationality === 'American' && typeOf(one) === 'sp-gun') return AMERICAN_SP_GUN;
  return CREW_MORALE[one.nationality] ?? 0;
}

export const VEHICLES: readonly Counter[] = printed.map((one) => ({
  kind: 'vehicle',
  name: one.name,
  nationality: one.nationality,
  vehicle: typeOf(one),
  ...(isArmoured(one) && { armoured: true as const, morale: crewMorale(one) }),
  ...(one.open_topped && { openTopped: true as const }),
  mp: one.mp,
  ...gunOf(one),
  ...machineGunsOf(one),
  ...(one.note === 'quad .50' && { quad: true as const }),
  ...(one.crew_survival && { survival: one.crew_survival }),
  ...(one.passengers && { capacity: one.passengers }),
  facing: 0,
}));
