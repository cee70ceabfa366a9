// `act` for React's production build, which has none: does a piece of work and then all resulting work of React.
const { setImmediate } = require('node:timers');
const { flush, isIdle, queueMicrotask } = require('scheduler');

// React captures this function for its microtasks when it is loaded.
const { queueMicrotask: own } = globalThis;
globalThis.queueMicrotask = queueMicrotask;
require('react-dom/client');
globalThis.queueMicrotask = own;

/** The number of nested calls. The outermost one does React's work. */
let running = 0;

function end() {
  running -= 1;
  if (running === 0) flush();
}

function act(work) {
  running += 1;
  let result;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (typeof result?.then === 'function') return settle(result);
  end();
  return { then: (resolve) => resolve(result) };
}

async function settle(result) {
  try {
    return await result;
  } finally {
    do {
      if (running === 1) flush();
      await new Promise((resolve) => setImmediate(resolve));
    } while (running === 1 && !isIdle());
    end();
  }
}

module.exports = { act };
