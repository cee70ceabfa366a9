// Runs the browser's tests first, then those with servers, then the quick ones, each group from longest to shortest. A worker
// keeps the server's modules in memory and accumulates what the browser's tests leave behind until it is replaced; if the kinds
// alternated, each replacement would load the product again. It also avoids workers waiting at the end for one long file, because
// on a new machine Jest does not know yet which files are long.
const Sequencer = require('@jest/test-sequencer').default;

const KINDS = ['web', 'int', 'unit'];

const kindOf = ({ context }) => KINDS.indexOf(context.config.displayName?.name);

class ByKind extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => kindOf(one) - kindOf(other));
  }
}

module.exports = ByKind;
