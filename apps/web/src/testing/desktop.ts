/** Simulates a desktop window with a size, which jsdom lacks, so that lists render as grids. */
export function onDesktop(): () => void {
  const before = window.matchMedia;
  const sizes = ['clientWidth', 'offsetWidth', 'clientHeight', 'offsetHeight'] as const;
  const own = sizes.map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  );
  window.matchMedia = (media) => ({ ...before(media), media, matches: media.includes('min-width') });
  for (const name of sizes)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      value: name.endsWith('Width') ? 1200 : 500,
    });
  return () => {
    window.matchMedia = before;
    for (const [name, descriptor] of own) {
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  };
}
