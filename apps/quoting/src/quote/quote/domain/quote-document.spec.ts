import { createHash } from 'node:crypto';
import { NOW, draft, sent } from './quote.fixtures';
import { documentOf, freeze, proceduresOf } from './quote-document';

const practice = {
  id: '01890000-0000-7000-8000-0000000000aa',
  name: 'Te Ariki Surgical',
  phone: null,
  email: 'hello@example.co.nz',
};
const terms = { version: 2, title: 'Our terms', sha256: 'e'.repeat(64) };
const document = () =>
  documentOf(
    {
      ...draft(),
      id: '01890000-0000-7000-8000-0000000000bb',
      createdAt: NOW,
      lines: [],
      totals: sent().totals,
    },
    practice,
    terms,
    NOW,
  );

describe('frozen document', () => {
  it('has the same text and hash for the same facts in any order', () => {
    const reversed = Object.fromEntries(Object.entries(document()).reverse()) as ReturnType<typeof document>;
    expect(freeze(reversed)).toEqual(freeze(document()));
  });

  it('is hashed with SHA-256 over exactly its text', () => {
    const { canonicalJson, sha256 } = freeze(document());
    expect(sha256).toBe(createHash('sha256').update(canonicalJson).digest('hex'));
    expect(canonicalJson.startsWith('{"client":')).toBe(true);
  });

  it('has another hash if an amount, a name, the consent or the terms differ', () => {
    const original = document();
    const variants = [
      { ...original, totals: { ...original.totals, totalMinor: original.totals.totalMinor + 1 } },
      { ...original, client: { ...original.client, lastName: 'OBrien' } },
      { ...original, consentWording: `${original.consentWording} ` },
      { ...original, terms: { ...terms, sha256: 'f'.repeat(64) } },
    ];
    expect(new Set([original, ...variants].map((variant) => freeze(variant).sha256)).size).toBe(5);
  });

  it('names its terms by version and hash, and their title in the consent', () => {
    const { termsVersion, terms: frozen, consentWording } = document();
    expect({ termsVersion, frozen }).toEqual({ termsVersion: '2', frozen: terms });
    expect(consentWording).toContain('“Our terms”');
  });

  it('contains no date of birth', () => {
    expect(freeze(document()).canonicalJson).not.toMatch(/birth/i);
  });

  it('lists the surgeon lines as procedures, including GST', () => {
    expect(proceduresOf(draft().lines)).toEqual([{ name: 'Rhinoplasty', finalFee: 1_100_000 }]);
  });
});
