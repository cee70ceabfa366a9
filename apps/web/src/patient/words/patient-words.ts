import type { LocaleCode } from '@quillcare/rules';

/** The same texts in another language; functions take the same values. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: never[]) => unknown
      ? T[K]
      : Translation<T[K]>;
};

/** Texts by the name under which they are declared. */
export type TextsByName = Readonly<Record<string, object>>;

/** By locale, a module with all texts: a chunk of its own, fetched only for readers of that language. */
export type Languages = Partial<Record<LocaleCode, () => Promise<{ WORDS: TextsByName }>>>;

const declared = new Map<string, object>();
/** The texts of the page's language; null for English. */
let spoken: TextsByName | null = null;

/**
 * Declares texts, once, in the `<folder>.en.ts` of their folder. English is part of the page; another language takes its place
 * before the page is drawn, so that components read the texts as they stand: `FRAME.print`.
 */
export function patientWords<T extends object>(name: string, english: T): T {
  declared.set(name, english);
  // A part that is fetched later finds the page in its language already.
  const own = spoken?.[name];
  if (own) replaceTexts(english, own);
  return english;
}

/** Everything that is declared, which a language must have. */
export function declaredWords(): ReadonlyMap<string, object> {
  return declared;
}

/**
 * Puts the reader's language in place of English, where we have it. One that cannot be fetched leaves the page in English: a
 * quote that can be read in a second language is better than none. Resolves with the language of the page.
 */
export async function loadWords(locale: LocaleCode, languages: Languages): Promise<string> {
  try {
    const texts = await languages[locale]?.();
    if (!texts) return 'en-AU';
    spoken = texts.WORDS;
    for (const [name, translated] of Object.entries(texts.WORDS)) {
      const own = declared.get(name);
      if (own) replaceTexts(own, translated);
    }
    return locale;
  } catch (error) {
    console.warn(error);
    return 'en-AU';
  }
}

/** In place, so that whoever holds a part of the texts has the new ones too. */
function replaceTexts(texts: object, translated: object): void {
  const target = texts as Record<string, unknown>;
  for (const [name, value] of Object.entries(translated)) {
    const own = target[name];
    if (typeof own === 'object' && own !== null) replaceTexts(own, value as object);
    else target[name] = value;
  }
}
