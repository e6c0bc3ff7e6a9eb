/** The rulebooks of the house and the smallest one, for servers in which secrets are tested, and for the threads they have. */
import { type KnownSystem, systemsOf } from '../../src/rules-core/kernel/decide/known-system.js';
import { SYSTEMS as HOUSE } from '../../src/rules-core/systems.js';
import { SYSTEMS as SKIRMISH } from '../support/skirmish-systems.js';

export const SYSTEMS = systemsOf(import.meta.url, ...HOUSE.values(), ...SKIRMISH.values());

export const systemCalled = (name: string): KnownSystem => SYSTEMS.get(name) as KnownSystem;
