// Replaces React's scheduler in the browser's tests: work is done when it is due, or immediately by `flush`, as `act` needs it.
const scheduler = require('../../node_modules/scheduler/cjs/scheduler.production.js');

/** Tasks that React has scheduled but not begun, in order. */
const tasks = new Set();
const microtasks = new Set();
let isFlushing = false;
/** How deep React is in its own work, where an element that takes the focus calls `act` by way of user-event. */
let working = 0;

function work(callback) {
  working += 1;
  try {
    return callback?.(false);
  } finally {
    working -= 1;
  }
}

function run(task) {
  tasks.delete(task);
  const { callback } = task;
  task.callback = null;
  const rest = work(callback);
  if (typeof rest !== 'function') return undefined;
  task.callback = rest;
  tasks.add(task);
  return () => run(task);
}

function scheduleCallback(priority, callback, options) {
  const task = { callback };
  tasks.add(task);
  task.real = scheduler.unstable_scheduleCallback(priority, () => run(task), options);
  return task;
}

function cancelCallback(task) {
  tasks.delete(task);
  task.callback = null;
  scheduler.unstable_cancelCallback(task.real);
}

const { queueMicrotask: queue } = globalThis;
function queueMicrotask(callback) {
  const once = () => {
    if (microtasks.delete(once)) work(callback);
  };
  microtasks.add(once);
  queue(once);
}

const isIdle = () => microtasks.size + tasks.size === 0;

/** Runs all pending work, and the work that results from it. Not within React's own work, which loses updates if it is entered again. */
function flush() {
  if (isFlushing || working > 0) return;
  isFlushing = true;
  try {
    while (!isIdle()) {
      for (const microtask of microtasks) microtask();
      const [task] = tasks;
      if (task) run(task);
    }
  } finally {
    isFlushing = false;
  }
}

module.exports = {
  ...scheduler,
  unstable_scheduleCallback: scheduleCallback,
  unstable_cancelCallback: cancelCallback,
  // While everything is being flushed, React must not yield.
  unstable_shouldYield: () => !isFlushing && scheduler.unstable_shouldYield(),
  queueMicrotask,
  isIdle,
  flush,
};
