// Reduces jsdom's computed styles to what tests read. Queries by role and clicks compute the style of every ancestor, which took
// a quarter of the time: jsdom matched 120 rules for fonts and margins, and resolved twelve colours.
const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require(SHEET);
// Must run before the rest of jsdom reads it.
require.cache[SHEET].exports = displays(require.cache[SHEET].exports);

const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

/** The rules of a style sheet that set `display`. Consecutive rules with the same value are merged. */
function displays(sheet) {
  const rules = [];
  for (const [, selector, declared] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^}]*)\}/g)) {
    const display = /(?<![\w-])display:\s*([\w-]+)/.exec(declared)?.[1];
    if (!display) continue;
    const last = rules.at(-1);
    if (last?.display === display) last.selectors.push(selector.trim());
    else rules.push({ display, selectors: [selector.trim()] });
  }
  return rules.map((rule) => `${rule.selectors.join(', ')} { display: ${rule.display} }`).join('\n');
}
