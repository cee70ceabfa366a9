import { Corpus } from './corpus.mjs';

describe('corpus of hostile texts', () => {
  const whole = new Corpus({ seed: '7', isWhole: true });
  const part = new Corpus({ seed: '7', isWhole: false });

  it('contains markup, SQL, line breaks and unstorable characters, without duplicates', () => {
    expect(whole.texts.length).toBeGreaterThan(450);
    expect(new Set(whole.texts).size).toBe(whole.texts.length);
    for (const piece of ['<script>', 'DROP TABLE', '\r\n', '\u0000', '\ud800'])
      expect(whole.texts.some((text) => text.includes(piece))).toBe(true);
  });

  it('is used completely in the long form', () => {
    expect(whole.forField('crm.createClient firstName', 12)).toEqual(whole.texts);
  });

  it('is sampled by seed in the short form, differently for every field', () => {
    const drawn = part.forField('crm.createClient firstName', 12);
    expect(drawn).toHaveLength(12);
    expect(part.forField('crm.createClient firstName', 12)).toEqual(drawn);
    expect(part.forField('crm.createClient lastName', 12)).not.toEqual(drawn);
    expect(new Corpus({ seed: '8', isWhole: false }).forField('crm.createClient firstName', 12)).not.toEqual(
      drawn,
    );
  });
});
