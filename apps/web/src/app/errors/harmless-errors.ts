/** Browsers report this when a size changes twice within a frame. It is harmless: the next frame measures again. */
const RESIZE_LOOP = /^ResizeObserver loop/;

/** Keeps harmless errors out of the console, where they would bury the real ones. */
export function hideHarmlessErrors(): void {
  window.addEventListener('error', (event) => {
    if (RESIZE_LOOP.test(event.message)) event.preventDefault();
  });
}
