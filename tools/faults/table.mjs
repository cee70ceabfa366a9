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
 * A mistake that a programmer could make, with its effect on users, and the tests that a developer working there runs. `isMissed`
 * explains why its tests do not find it.
 * @typedef {{ area: string, name: string, file: string, find: string, put: string, tests: string[], isMissed?: string }} Fault
 */

/** @type {Fault[]} */
export const FAULTS = Object.entries(AREAS).flatMap(([area, faults]) =>
  faults.map((fault) => ({ area, ...fault })),
);
