// Reduces jsdom's computed styles to what tests read: `display` by the kind of element, the few rules that tests insert, and what
// elements set themselves. Queries by role and clicks compute the style of every ancestor, which took a quarter of the time:
// jsdom matched each element against 120 rules, and resolved twelve colours.
const SHEET = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const styles = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { CSSStyleDeclaration } = require('cssstyle');

for (const name of Object.keys(styles.propertiesWithResolvedValueImplemented))
  if (name.endsWith('color')) delete styles.propertiesWithResolvedValueImplemented[name];

const DISPLAYS = displays(require(SHEET));

/** The `display` of each kind of element in a style sheet. */
function displays(sheet) {
  const found = new Map();
  for (const [, selector, declared] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^}]*)\}/g)) {
    const display = /(?<![\w-])display:\s*([\w-]+)/.exec(declared)?.[1];
    if (!display) continue;
    for (const name of selector.split(',')) if (/^\s*\w+\s*$/.test(name)) found.set(name.trim(), display);
  }
  return found;
}

function displayOf(element) {
  const { _localName: name } = element;
  if (element.hasAttributeNS(null, 'hidden')) return 'none';
  if (name === 'dialog' && !element.hasAttributeNS(null, 'open')) return 'none';
  if (name === 'input' && element.type === 'hidden') return 'none';
  return DISPLAYS.get(name);
}

/** The classes that the last part of each of a rule's selectors requires; none if they are not that simple. */
function classesOf(rule) {
  rule.lastClasses ??= (rule.selectorText.includes('(') ? '' : rule.selectorText)
    .split(',')
    .map((selector) => /[^\s>+~]*$/.exec(selector.trimEnd())[0])
    .map((last) => [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  return rule.lastClasses;
}

const matches = (rule, element, classes) =>
  rule.selectorText !== undefined &&
  classesOf(rule).some((needed) => needed.every((name) => classes.has(name))) &&
  matchesDontThrow(element, rule.selectorText);

function copy(style, declaration) {
  for (const property of Array.from(style))
    declaration.setProperty(property, style.getPropertyValue(property), style.getPropertyPriority(property));
}

// Must be replaced before the rest of jsdom reads it.
styles.getDeclarationForElement = (element) => {
  const { _ownerDocument: document } = element;
  const cache = (document._styleCache ??= new WeakMap());
  const known = cache.get(element);
  if (known) return known;
  const declaration = new CSSStyleDeclaration();
  const display = displayOf(element);
  if (display) declaration.setProperty('display', display);
  const classes = new Set(element.getAttributeNS(null, 'class')?.split(/\s+/));
  for (const { cssRules } of document.styleSheets._list)
    for (const rule of Array.from(cssRules))
      if (matches(rule, element, classes)) copy(rule.style, declaration);
  copy(element.style, declaration);
  cache.set(element, declaration);
  return declaration;
};
