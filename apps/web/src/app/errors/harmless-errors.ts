/** What browsers report when a size changes twice within a frame: it is measured again in the next, and nothing is wrong. */
const RESIZE_LOOP = /^ResizeObserver loop/;

/** Keeps reports that mean nothing out of the console, where they would hide the others. */
export function hideHarmlessErrors(): void {
  window.addEventListener('error', (event) => {
    if (RESIZE_LOOP.test(event.message)) event.preventDefault();
  });
}
