import { parseArticle } from './article-file';

const FILE = `---
section: PRICES
order: 30
needs: PRICING_RULES UPDATE|SUPER_ADMIN|ORG_ADMIN
page: /admin/pricing-rules
pageLabel: Pricing rules
at:
  - /admin/pricing-rules
asks:
  - '@mention: somebody''s price'
  - surcharge
---

# Change prices with a rule

Such as more on Saturdays.

1. Open **Pricing rules**.
2. Save the rule.

- Quotes do not change.
`;

it('reads front matter, title, summary, steps and notes', () => {
  expect(parseArticle('pricing-rules', FILE)).toEqual({
    order: 30,
    article: {
      slug: 'pricing-rules',
      section: 'PRICES',
      title: 'Change prices with a rule',
      summary: 'Such as more on Saturdays.',
      steps: ['Open **Pricing rules**.', 'Save the rule.'],
      notes: ['Quotes do not change.'],
      page: { label: 'Pricing rules', path: '/admin/pricing-rules' },
      at: ['/admin/pricing-rules'],
      asks: ["@mention: somebody's price", 'surcharge'],
      needs: { resource: 'PRICING_RULES', action: 'UPDATE', orRoles: ['SUPER_ADMIN', 'ORG_ADMIN'] },
    },
  });
});

it.each([
  ['QUOTES READ', { resource: 'QUOTES', action: 'READ' }],
  ['ORG_ADMIN', { roles: ['ORG_ADMIN'] }],
  [
    'QUOTES UPDATE|LEADS UPDATE',
    {
      anyOf: expect.arrayContaining([
        { resource: 'QUOTES', action: 'UPDATE' },
        { resource: 'LEADS', action: 'UPDATE' },
      ]),
    },
  ],
])('reads who needs an article: %s', (needs, permission) => {
  const text = FILE.replace('PRICING_RULES UPDATE|SUPER_ADMIN|ORG_ADMIN', needs);
  expect(parseArticle('pricing-rules', text).article.needs).toEqual(permission);
});

it.each([
  ['a section that is none', 'section: PRICES', 'section: COSTS', 'names no section of the help: COSTS'],
  ['no place', 'order: 30\n', '', 'whole number "order"'],
  ['a misspelt key', 'needs:', 'need:', 'unknown key, need'],
  ['a right that is none', 'PRICING_RULES UPDATE', 'PRICING_RULES CHANGE', 'names no right or role'],
  ['half a page', 'pageLabel: Pricing rules\n', '', 'one of page and pageLabel only'],
  ['no pages that it explains', 'at:\n  - /admin/pricing-rules\n', '', 'no list "at"'],
  ['no steps', '1. Open **Pricing rules**.\n2. Save the rule.\n\n', '', 'is not front matter'],
])('rejects %s and names the file', (_what, from, to, message) => {
  const parsed = () => parseArticle('pricing-rules', FILE.replace(from, to));
  expect(parsed).toThrow(message);
  expect(parsed).toThrow('pricing-rules.md');
});
