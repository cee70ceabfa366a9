import { KIT_FAULTS } from './kit.mjs';
import { MIGRATIONS_FAULTS } from './migrations.mjs';
import { PEOPLE_FAULTS } from './people.mjs';
import { QUOTING_FAULTS } from './quoting.mjs';
import { RULES_FAULTS } from './rules.mjs';
import { SERVICES_FAULTS } from './services.mjs';
import { WEB_FAULTS } from './web.mjs';

const AREAS = {
  kit: KIT_FAULTS,
  rules: RULES_FAULTS,
  quoting: QUOTING_FAULTS,
  people: PEOPLE_FAULTS,
  services: SERVICES_FAULTS,
  web: WEB_FAULTS,
  migrations: MIGRATIONS_FAULTS,
};

/**
 * A slip that a programmer could make, with what it would do to people, and the tests that somebody who works there runs. `isMissed`
 * says why its tests do not find it.
 * @typedef {{ area: string, name: string, file: string, find: string, put: string, tests: string[], isMissed?: string }} Fault
 */

/** @type {Fault[]} */
export const FAULTS = Object.entries(AREAS).flatMap(([area, faults]) =>
  faults.map((fault) => ({ area, ...fault })),
);
