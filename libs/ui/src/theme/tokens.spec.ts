import { SCHEMES, TONE_NAMES, type SchemeTokens } from './tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(SCHEMES))('%s colour scheme', (_name, scheme: SchemeTokens) => {
  const grounds = Object.values(scheme.ground);

  it.each(TONE_NAMES)('has AA contrast for %s text on every background and its own tint', (name) => {
    const tone = scheme.tones[name];
    for (const ground of [...grounds, tone.tint])
      expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('has AA contrast for text and accent', () => {
    for (const ground of grounds) {
      expect(contrast(scheme.text.primary, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(scheme.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.accent.main, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(scheme.accent.contrastText, scheme.accent.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.accent.main, scheme.accent.tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a contrast of at least 3:1 for control borders', () => {
    expect(contrast(scheme.control, scheme.ground.paper)).toBeGreaterThanOrEqual(3);
  });
});
