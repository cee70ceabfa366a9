import axe from 'axe-core';

/** jsdom does not render, so these find nothing in it and are left to the browser's journeys (tools/journeys.mjs). */
const OF_RENDERED = [
  'color-contrast',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Fails with axe's own message if an element violates WCAG 2.2 AA or axe's best practices, except for `region` and the rules in
 * `without`.
 */
export async function expectAccessible(
  element: Element = document.body,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  const { violations } = await axe.run(element, {
    // Skips passed checks and does not wait for style sheets, for speed.
    resultTypes: ['violations'],
    preload: false,
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: Object.fromEntries(
      [...OF_RENDERED, 'region', ...without].map((rule) => [rule, { enabled: false }]),
    ),
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html.slice(0, 300)}`),
  );
  expect(found).toEqual([]);
}
