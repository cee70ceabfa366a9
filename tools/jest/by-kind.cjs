// Runs the browser's tests first, then those with servers, then the quick ones, each group from longest to shortest. A worker
// keeps the server's modules in memory and accumulates what the browser's tests leave behind until it is replaced; if the kinds
// alternated, each replacement would load the product again. It also avoids workers waiting at the end for one long file, because
// on a new machine Jest does not know yet which files are long.
//
// Among the tests with servers, those of one project follow each other, because they mostly share a product, and a worker stops
// the product that it shared when a file asks for another one (`libs/testing/src/shared-product.ts`).
const { relative, sep } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const KINDS = ['web', 'int', 'unit'];
/** For files that have not run on this machine. */
const USUAL_MS = 3_000;

const kindOf = ({ context }) => KINDS.indexOf(context.config.displayName?.name);

/** The project of a test with servers, such as `apps/crm`. The other kinds are not divided. */
function groupOf(test) {
  const { displayName, rootDir } = test.context.config;
  if (displayName?.name !== 'int') return '';
  return relative(rootDir, test.path).split(sep, 2).join('/');
}

class ByKind extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const lengths = new Map();
    for (const test of sorted)
      lengths.set(groupOf(test), (lengths.get(groupOf(test)) ?? 0) + (test.duration ?? USUAL_MS));
    const lengthOf = (test) => lengths.get(groupOf(test));
    return sorted.sort(
      (one, other) =>
        kindOf(one) - kindOf(other) ||
        lengthOf(other) - lengthOf(one) ||
        groupOf(one).localeCompare(groupOf(other)),
    );
  }
}

module.exports = ByKind;
