import { act, renderHook } from '@testing-library/react';
import { LOCALE_CODES, type LocaleCode } from '@quillcare/rules';
import { changeLocale, startI18n, useNavigationLanguage, useNavigationWords, useTagline } from './i18n';
import { wordsOf } from './language.words';
import { navigationEn } from './navigation.en';

beforeAll(() => startI18n());

function useWords() {
  const words = useNavigationWords();
  return {
    quotes: words('entry.quotes'),
    organisations: words('entry.organisations'),
    lang: useNavigationLanguage(),
    tagline: useTagline(),
  };
}

async function inLocale(code: LocaleCode) {
  const { result } = renderHook(useWords);
  await act(() => changeLocale(code));
  return {
    ...result.current,
    html: document.documentElement.lang,
    stored: localStorage.getItem('quillcare.locale'),
  };
}

it.each([
  ['en-AU', 'Quotes', undefined],
  ['en-NZ', 'Quotes', undefined],
  ['fr-FR', 'Devis', 'fr-FR'],
  ['de-DE', 'Angebote', 'de-DE'],
  ['es-ES', 'Presupuestos', 'es-ES'],
  ['it-IT', 'Quotes', undefined],
  ['ja-JP', 'Quotes', undefined],
] as const)('calls quotes in %s: %s', async (code, quotes, lang) => {
  expect(await inLocale(code)).toMatchObject({ quotes, lang, stored: code });
});

it('writes American English with a z', async () => {
  expect(await inLocale('en-US')).toMatchObject({
    organisations: 'Organizations',
    quotes: 'Quotes',
    html: 'en-US',
  });
  expect(await inLocale('en-AU')).toMatchObject({ organisations: 'Organisations', html: 'en-AU' });
});

it('marks the language of the pages and of the tagline', async () => {
  expect(await inLocale('zh-CN')).toMatchObject({
    html: 'en-AU',
    tagline: { tagline: '手术报价管理', lang: 'zh-CN' },
  });
});

it.each(LOCALE_CODES.filter((code) => !code.startsWith('en-')))(
  '%s has a tagline and a description',
  async (code) => {
    expect(Object.keys((await wordsOf(code)).product ?? {})).toEqual(['tagline', 'description']);
  },
);

const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner).map((rest) => `${key}.${rest}`) : [key],
  );

it.each(['fr-FR', 'de-DE', 'es-ES'] as const)('%s translates the whole navigation', async (code) => {
  expect(keysOf((await wordsOf(code)).navigation ?? {}).sort()).toEqual(keysOf(navigationEn).sort());
});
