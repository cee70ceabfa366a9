// What jsdom answers about an element's style, without what no test reads. Queries by role and clicks ask it about every element above
// them, which took a quarter of the time: it matched 120 rules for fonts and margins, and worked out twelve colours.
const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require(SHEET);
// Before the rest of jsdom reads it.
require.cache[SHEET].exports = displays(require.cache[SHEET].exports);

const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

/** The rules of a sheet that say how elements are displayed; those that follow each other and say the same are one. */
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
