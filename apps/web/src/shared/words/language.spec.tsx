import { act, renderHook } from '@testing-library/react';
import { changeLocale, isPartlyTranslated, isWhollyTranslated, useLanguageOf } from './language';
import { defineWords, textsArrived, useWords, word } from './words';

const greeting = defineWords(
  'language-spec',
  { hello: 'Hello' },
  {
    'fr-FR': () => Promise.resolve({ words: { hello: 'Bonjour' } }),
    'en-US': () => Promise.resolve({ words: {} }),
    'it-IT': () => Promise.resolve({ words: {} }),
    'ja-JP': () => Promise.reject(new Error('no network')),
  },
);

async function inLocale(code: Parameters<typeof changeLocale>[0]) {
  const { result } = renderHook(() => ({ text: useWords(greeting)('hello'), lang: useLanguageOf(greeting) }));
  await act(() => changeLocale(code));
  const { lang, dir } = document.documentElement;
  return { ...result.current, html: lang, dir, stored: localStorage.getItem('quillcare.locale') };
}

it.each([
  ['en-AU', 'Hello', undefined, 'en-AU'],
  ['en-NZ', 'Hello', undefined, 'en-NZ'],
  ['en-US', 'Hello', undefined, 'en-US'],
  ['fr-FR', 'Bonjour', 'fr-FR', 'fr-FR'],
  ['it-IT', 'Hello', undefined, 'en-AU'],
] as const)('greets in %s with "%s", and sets the language attributes', async (code, text, lang, html) => {
  expect(await inLocale(code)).toEqual({ text, lang, html, dir: 'ltr', stored: code });
});

it('keeps the previous language if the new one cannot be fetched', async () => {
  await inLocale('fr-FR');
  await expect(changeLocale('ja-JP')).rejects.toThrow('no network');
  expect(localStorage.getItem('quillcare.locale')).toBe('fr-FR');
  expect(document.documentElement.lang).toBe('fr-FR');
});

it('detects a part without a translation', () => {
  expect(isWhollyTranslated('fr-FR')).toBe(true);
  expect(isPartlyTranslated('fr-FR')).toBe(false);
  defineWords('language-spec-english', { bye: 'Bye' });
  expect(isWhollyTranslated('fr-FR')).toBe(false);
  expect(isWhollyTranslated('en-NZ')).toBe(true);
  expect(isPartlyTranslated('fr-FR')).toBe(true);
  expect(isPartlyTranslated('en-NZ')).toBe(false);
});

it('includes texts declared while a language is being fetched', async () => {
  let arrive: (module: { words: { hello: string } }) => void = () => undefined;
  const slow = new Promise<{ words: { hello: string } }>((resolve) => {
    arrive = resolve;
  });
  defineWords('language-spec-slow', { hello: 'Hello' }, { 'fr-FR': () => slow });
  await act(() => changeLocale('en-AU'));
  const changing = changeLocale('fr-FR');
  const late = defineWords(
    'language-spec-late',
    { bye: 'Goodbye' },
    { 'fr-FR': () => Promise.resolve({ words: { bye: 'Au revoir' } }) },
  );
  arrive({ words: { hello: 'Bonjour' } });
  await act(() => changing);
  expect(word(late, 'bye')).toBe('Au revoir');
});

it('waits for the texts of the first page', async () => {
  await act(() => changeLocale('fr-FR'));
  const own = defineWords(
    'language-spec-page',
    { menu: 'Menu' },
    { 'fr-FR': async () => ({ words: { menu: 'Carte' } }) },
  );
  expect(word(own, 'menu')).toBe('Menu');
  await textsArrived();
  expect(word(own, 'menu')).toBe('Carte');
});
