// Whoever looks for a role asks each element and all around it for their style, and jsdom then matches the browser's own two hundred rules
// once more: a third of the time of these tests. What decides whether an element is shown is looked up here; all else jsdom answers.
const { window } = globalThis;
const exactly = window.getComputedStyle.bind(window);

/** Whether these are shown depends on more than their name. */
const BY_MORE = new Set(['dialog', 'details', 'input', 'audio', 'video']);
/** What jsdom hands on from an element to those within it, beside colours. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

const NOT_STYLES = new Set(['cssText', 'cssFloat', 'length', 'parentRule']);

/** By element name, as the browser shows it without any style of ours. */
const plain = new Map();
/** The selectors of our rules, by the property that they set. */
let selectors = new Map();
let counted = -1;

function ruleCount() {
  let count = 0;
  for (const sheet of window.document.styleSheets) count += sheet.cssRules.length + 1;
  return count;
}

function collect(rules, name) {
  return [...rules].flatMap((rule) => {
    if (rule.cssRules) return collect(rule.cssRules, name);
    return rule.style?.getPropertyValue(name) ? [rule.selectorText] : [];
  });
}

function selectorOf(name) {
  const count = ruleCount();
  if (count !== counted) selectors = new Map();
  counted = count;
  if (!selectors.has(name)) {
    const sheets = [...window.document.styleSheets];
    selectors.set(name, sheets.flatMap((sheet) => collect(sheet.cssRules, name)).join(','));
  }
  return selectors.get(name);
}

function isDecidedByUs(element, name) {
  if (element.hasAttribute('style') && element.style.getPropertyValue(name)) return true;
  const selector = selectorOf(name);
  if (!selector) return false;
  try {
    return element.matches(selector);
  } catch {
    // A selector that only browsers understand: jsdom decides what it makes of the others.
    return true;
  }
}

function isSpecial(element) {
  const { localName, parentElement } = element;
  if (BY_MORE.has(localName) || localName.includes('-') || element.hasAttribute('hidden')) return true;
  return parentElement?.localName === 'details';
}

/** The value where it follows from the element's name or from those around it, null where it does not. */
function quickly(element, name) {
  if (name in INHERITED) {
    for (let one = element; one; one = one.parentElement) if (isDecidedByUs(one, name)) return null;
    return INHERITED[name];
  }
  if (name.includes('color') || isSpecial(element) || isDecidedByUs(element, name)) return null;
  const key = `${element.namespaceURI} ${element.localName}`;
  if (!plain.has(key))
    plain.set(key, exactly(window.document.createElementNS(element.namespaceURI, element.localName)));
  return plain.get(key).getPropertyValue(name);
}

/** `pointerEvents` is `pointer-events`. */
const dashed = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !(element instanceof window.Element)) return exactly(element, pseudo);
  let style;
  const whole = () => (style ??= exactly(element));
  const valueOf = (name) => quickly(element, name) ?? whole().getPropertyValue(name);
  const { prototype } = window.CSSStyleDeclaration;
  const isProperty = (key) =>
    Boolean(Object.getOwnPropertyDescriptor(prototype, key)?.get) && !NOT_STYLES.has(key);
  return new Proxy(prototype, {
    get(_, key) {
      if (key === 'getPropertyValue') return (name) => valueOf(String(name));
      if (isProperty(key)) return valueOf(dashed(key));
      const value = whole()[key];
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
  });
};
