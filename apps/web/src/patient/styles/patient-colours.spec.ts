import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK, LIGHT } from '@quillcare/ui';

it('uses the colours of the product', () => {
  const css = readFileSync(join(__dirname, 'patient.tokens.css'), 'utf8').toLowerCase();
  const [light = '', dark = ''] = css.split('@media');
  for (const [text, scheme] of [
    [light, LIGHT],
    [dark, DARK],
  ] as const) {
    const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(text)?.[1];
    expect({
      page: colour('page'),
      text: colour('text'),
      muted: colour('muted'),
      accent: colour('accent'),
      error: colour('error'),
    }).toEqual({
      page: scheme.ground.page.toLowerCase(),
      text: scheme.text.primary.toLowerCase(),
      muted: scheme.text.secondary.toLowerCase(),
      accent: scheme.accent.main.toLowerCase(),
      error: scheme.tones.error.text.toLowerCase(),
    });
  }
});
