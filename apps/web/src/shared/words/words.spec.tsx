import { act, render, screen } from '@testing-library/react';
import { defineWords, isTranslated, keysOf, lookUp, switchLanguage, useWords, word } from './words';

const fetches = { 'de-DE': 0 };
const words = defineWords(
  'words-spec',
  {
    title: 'Clients',
    list: { empty: 'No clients yet.', found_one: '{{count}} client', found_other: '{{count}} clients' },
    sent: 'Sent to {{email}}',
  },
  {
    'de-DE': () => {
      fetches['de-DE'] += 1;
      return Promise.resolve({ words: { title: 'Patienten' } });
    },
  },
);

function Title() {
  const t = useWords(words);
  return (
    <p>
      {t('title')}: {t('list.found', { count: 1 })}, {t('list.found', { count: 3 })}
    </p>
  );
}

afterEach(() => act(() => switchLanguage('en-AU')));

describe('texts', () => {
  it('are read by typed key, with values and plurals', () => {
    render(<Title />);
    expect(screen.getByText('Clients: 1 client, 3 clients')).toBeInTheDocument();
    expect(word(words, 'sent', { email: 'a@b.test' })).toBe('Sent to a@b.test');
    expect(word(words, 'list.empty')).toBe('No clients yet.');
  });

  it('follow the language without a reload, and fall back to English', async () => {
    render(<Title />);
    await act(() => switchLanguage('de-DE'));
    expect(screen.getByText('Patienten: 1 client, 3 clients')).toBeInTheDocument();
    expect(isTranslated(words, 'de-DE')).toBe(false);
    expect(isTranslated(words, 'en-AU')).toBe(true);
  });

  it('are fetched once per language', async () => {
    await act(() => switchLanguage('de-DE'));
    await act(() => switchLanguage('en-AU'));
    await act(() => switchLanguage('de-DE'));
    expect(fetches['de-DE']).toBe(1);
  });

  it('are fetched for a page opened after the language was changed', async () => {
    await act(() => switchLanguage('de-DE'));
    const late = defineWords(
      'words-spec-late',
      { hello: 'Hello' },
      { 'de-DE': () => Promise.resolve({ words: { hello: 'Hallo' } }) },
    );
    await act(async () => {});
    expect(word(late, 'hello')).toBe('Hallo');
    expect(isTranslated(late, 'de-DE')).toBe(true);
  });

  it('are undefined for an unknown key', () => {
    expect(lookUp(words, 'list.empty')).toBe('No clients yet.');
    expect(lookUp(words, 'list.full')).toBeUndefined();
    expect(lookUp(words, 'list')).toBeUndefined();
  });

  it('have one key each', () => {
    expect(keysOf(words.en)).toEqual(['title', 'list.empty', 'list.found_one', 'list.found_other', 'sent']);
  });

  it('reject unknown keys and missing values at compile time', () => {
    // @ts-expect-error: there is no such text.
    word(words, 'nothing');
    // @ts-expect-error: the address is missing.
    word(words, 'sent');
    // @ts-expect-error: a text without a value takes none.
    word(words, 'title', { count: 1 });
  });
});
