import { loadWords, patientWords } from './patient-words';
import { keepLanguage, localeFor, pageLanguage, readerLocale } from './reader';

describe('patient page texts', () => {
  it('are English until another language is loaded, which also updates texts already held', async () => {
    const words = patientWords('test.WORDS', {
      title: 'Your quote',
      form: { submit: 'Send', wait: (time: string) => `Wait ${time}` },
    });
    const french = {
      'test.WORDS': {
        title: 'Votre devis',
        form: { submit: 'Envoyer', wait: (time: string) => `Attendez ${time}` },
      },
      'test.GONE': { title: 'Disparu' },
    };
    const languages = { 'fr-FR': () => Promise.resolve({ WORDS: french }) };
    const { form } = words;
    expect(await loadWords('en-NZ', languages)).toBe('en-AU');
    expect([words.title, form.submit, form.wait('1 min')]).toEqual(['Your quote', 'Send', 'Wait 1 min']);
    expect(await loadWords('fr-FR', languages)).toBe('fr-FR');
    expect([words.title, form.submit, form.wait('1 min')]).toEqual([
      'Votre devis',
      'Envoyer',
      'Attendez 1 min',
    ]);
  });

  it('stay English if the other language cannot be fetched', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const words = patientWords('test.AWAY', { title: 'Your quote' });
    expect(await loadWords('de-DE', { 'de-DE': () => Promise.reject(new Error('away')) })).toBe('en-AU');
    expect(words.title).toBe('Your quote');
    expect(warned).toHaveBeenCalledWith(new Error('away'));
    warned.mockRestore();
  });
});

it('uses the formats of the quote’s country for a reader of an unsupported language', () => {
  expect(localeFor('mi', 'en-NZ')).toBe('en-NZ');
});

it.each([
  ['en-NZ', 'en-NZ'],
  ['ja-jp', 'ja-JP'],
  ['mi', 'en-AU'],
  ['', 'en-AU'],
  ['zh', 'zh-CN'],
  ['zh-Hans-AU', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  // Traditional characters are a different script.
  ['zh-TW', 'en-AU'],
  ['zh-Hant-HK', 'en-AU'],
])('uses for a reader of "%s" the formats of %s', (language, locale) => {
  expect(localeFor(language)).toBe(locale);
});

it('prefers the language chosen on the page to the browser’s, and the English of the quote’s country', () => {
  Object.defineProperty(navigator, 'language', { value: 'mi', configurable: true });
  expect([pageLanguage(), readerLocale('NZD')]).toEqual(['en-AU', 'en-NZ']);
  keepLanguage('zh-CN');
  expect([pageLanguage(), readerLocale('NZD')]).toEqual(['zh-CN', 'zh-CN']);
  keepLanguage('en-AU');
  expect([pageLanguage(), readerLocale('NZD')]).toEqual(['en-AU', 'en-NZ']);
  localStorage.clear();
});
