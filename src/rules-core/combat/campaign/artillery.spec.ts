import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import { emptyBook } from '../../campaign/book/book.js';
import type { CampaignDice } from '../../campaign/book/dice.js';
import { enter, isEntered } from '../../campaign/facts/decide.js';
import { type Consequence, factSchema } from '../../campaign/facts/facts.js';
import { muster } from '../../campaign/muster/muster.js';
import { seenBook } from '../../campaign/views/views.js';
import {
  CONTACT,
  call,
  effect,
  MISS,
  ON_TARGET,
  RESPONDS,
  scene,
  standing,
} from '../artillery/scene.testkit.js';
import { COMBAT_SCENARIOS } from '../scenarios/index.js';
import type { Trial } from '../testkit.testkit.js';
import { d100 } from '../testkit.testkit.js';
import { combatCampaign } from './index.js';

const kept = (trial: Trial) =>
  new KeptBattle(
    combatCampaign,
    trial.battle,
    (side, order, ...faces) => trial.order(side, order, ...faces).action,
  );

const noDice: CampaignDice = {
  roll: (key) => {
    throw new Error(`Nobody expected a roll for "${key}".`);
  },
};

/** A campaign with The Saddle at every node. */
class Saddle {
  readonly book = emptyBook();

  constructor() {
    const node = (id: string, more: object) => ({ node: id, title: id, scenario: 'the-saddle', ...more });
    this.enter({
      fact: 'begin',
      system: 'combat',
      date: '1943-07-05',
      sides: ['german', 'russian'].map((side) => ({ side, name: side })),
      policies: { preset: 'combat-plain' },
      graph: {
        start: ['first'],
        nodes: [node('first', { edges: [{ edge: 'on', to: 'next' }] }), node('next', { ends: true })],
      },
      roster: ['german', 'russian'].map((side) => ({
        unit: `${side}-nco`,
        side,
        kind: 'person',
        name: side,
        counter: 'NCO',
      })),
      dice: { scheme: 'hmac-sha256/1', hash: '0'.repeat(64) },
    });
  }

  enter(fact: object): readonly Consequence[] {
    const told = enter(this.book, factSchema.parse(fact), { pieces: combatCampaign, dice: noDice });
    if (!isEntered(told)) throw new Error(JSON.stringify(told));
    return told;
  }

  fight(node: string, turn: number, usedUp: object): readonly Consequence[] {
    this.enter({ fact: 'reveal', turn });
    this.enter({ fact: 'open-battle', battle: node, node, name: node, mode: 'RECORD', drawn: {} });
    this.enter({ fact: 'report', battle: node, report: { winner: null, why: 'Dusk.', usedUp } });
    return this.enter({ fact: 'aftermath', battle: node });
  }

  side(side: string) {
    const { scenario } = muster(COMBAT_SCENARIOS['the-saddle'], this.book, 'next', combatCampaign);
    const { is, forces } = scenario.sides[side] as (typeof scenario.sides)[string];
    const batteries = (is.batteries as { id: string }[] | undefined)?.map(({ id }) => id);
    const sets = forces.flatMap(({ units }) =>
      units.flatMap(({ is: { radio, phone } }) => radio ?? phone ?? []),
    );
    return { batteries, sets };
  }
}

describe('batteries in a campaign', () => {
  test('[combat 19.1.9] one that has placed an FFE is reported as used up; a Call For Fire is not enough', () => {
    const called = kept(scene()).order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET);
    expect(called.handOver()).not.toHaveProperty('usedUp');
    const fired = kept(standing({ units: { a1: 'nco at H8' } }));
    fired.order('german', effect(), ...CONTACT, RESPONDS, ...MISS);
    expect(fired.handOver().usedUp).toEqual({ german: ['guns'] });
    expect(fired.undo(1).handOver()).not.toHaveProperty('usedUp');
  });

  test('[combat 19.1.9] neither is one that was lifted or called off before it came', () => {
    const lifted = kept(scene()).order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(100));
    expect(lifted.battle.side('german').batteries?.[0]).toMatchObject({ used: true });
    expect(lifted.handOver()).not.toHaveProperty('usedUp');
  });

  test('[combat 19.1.9] in later scenarios of the campaign it is missing, with its sets and its spotter plane', () => {
    const campaign = new Saddle();
    expect(campaign.side('german')).toEqual({ batteries: ['105s', '150s', '81s'], sets: ['105s'] });
    expect(campaign.side('russian')).toEqual({ batteries: ['122s', '76s'], sets: ['76s'] });
    const told = campaign.fight('first', 1, { german: ['105s'], russian: ['76s', '122s'] });
    expect(told.filter(({ what }) => what === 'used-up')).toMatchObject([
      { about: { side: 'german', what: ['105s'], battle: 'first' }, cites: ['19.1.9'], to: ['german'] },
      { about: { side: 'russian', what: ['76s', '122s'] }, to: ['russian'] },
    ]);
    expect(campaign.side('german')).toEqual({ batteries: ['150s', '81s'], sets: [] });
    expect(campaign.side('russian')).toEqual({ batteries: undefined, sets: [] });
  });

  test('what it has left is the affair of its own side', () => {
    const campaign = new Saddle();
    campaign.fight('first', 1, { german: ['105s'] });
    const seen = (viewer: Parameters<typeof seenBook>[1]) => JSON.stringify(seenBook(campaign.book, viewer));
    expect(seen({ side: 'german' })).toContain('usedUp');
    expect(seen({ side: 'russian' })).not.toContain('usedUp');
    expect(seen('public')).not.toContain('usedUp');
  });
});
