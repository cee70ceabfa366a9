// The browser's tests first, then those with servers, then the quick ones, the longest of each first. A worker keeps the server's modules
// and collects what the browser's leave behind until it is replaced: in turns, each replacement would load the product once more.
// And no worker waits at the end for another one's minute: on a new machine Jest does not know yet which files are long.
const Sequencer = require('@jest/test-sequencer').default;

const KINDS = ['web', 'int', 'unit'];

const kindOf = ({ context }) => KINDS.indexOf(context.config.displayName?.name);

class ByKind extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => kindOf(one) - kindOf(other));
  }
}

module.exports = ByKind;
