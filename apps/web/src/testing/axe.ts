import axe from 'axe-core';

/**
 * Fails with axe's own words where an element breaks WCAG 2.2 AA or axe's best practice, but for the rules named in
 * `without`. jsdom paints nothing, so contrast is left to the journeys.
 */
export async function expectAccessible(
  element: Element = document.body,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  const { violations } = await axe.run(element, {
    // Nothing is said about what passes, and styles have not to be loaded.
    resultTypes: ['violations'],
    preload: false,
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: Object.fromEntries(
      ['color-contrast', 'region', ...without].map((rule) => [rule, { enabled: false }]),
    ),
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html.slice(0, 300)}`),
  );
  expect(found).toEqual([]);
}
