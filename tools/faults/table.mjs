import { KIT_FAULTS } from './kit.mjs';
import { MIGRATIONS_FAULTS } from './migrations.mjs';
import { RULES_FAULTS } from './rules.mjs';
import { SERVICES_FAULTS } from './services.mjs';
import { WEB_FAULTS } from './web.mjs';

/**
 * A slip that a programmer could make, with what it would do to people, and the tests that somebody who works there runs. `isMissed`
 * says why its tests do not find it.
 * @typedef {{ name: string, file: string, find: string, put: string, tests: string[], isMissed?: string }} Fault
 */

/** @type {Fault[]} */
export const FAULTS = [
  ...KIT_FAULTS,
  ...RULES_FAULTS,
  ...SERVICES_FAULTS,
  ...WEB_FAULTS,
  ...MIGRATIONS_FAULTS,
];

/** The text of a file with the fault in it; throws unless what it changes is there exactly once. */
export function planted({ name, file, find, put }, text) {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`"${name}": what it changes is ${times} times in ${file}.`);
  return text.replace(find, () => put);
}
