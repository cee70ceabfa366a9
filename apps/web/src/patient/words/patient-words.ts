import type { LocaleCode } from '@quillcare/rules';

/** The same texts in another language. Functions take the same parameters. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: never[]) => unknown
      ? T[K]
      : Translation<T[K]>;
};

/** Texts by the name under which they are declared. */
export type TextsByName = Readonly<Record<string, object>>;

/** For each locale, a lazily loaded module with all its texts. */
export type Languages = Partial<Record<LocaleCode, () => Promise<{ WORDS: TextsByName }>>>;

const declared = new Map<string, object>();
/** The texts of the page's language. Null for English. */
let spoken: TextsByName | null = null;

/**
 * Declares texts, once, in the folder's `<folder>.en.ts`. English is bundled; another language replaces it in place before the
 * page renders, so that components can use the texts directly: `FRAME.print`.
 */
export function patientWords<T extends object>(name: string, english: T): T {
  declared.set(name, english);
  // A module loaded later gets the page's language immediately.
  const own = spoken?.[name];
  if (own) replaceTexts(english, own);
  return english;
}

/** Returns all declared texts, each of which a language must translate. */
export function declaredWords(): ReadonlyMap<string, object> {
  return declared;
}

/**
 * Replaces English with the reader's language, if available. If it cannot be loaded the page stays in English, because a quote in
 * a second language is better than none. Resolves with the page's locale code.
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

/** Mutates in place, so that references to nested texts see the translation too. */
function replaceTexts(texts: object, translated: object): void {
  const target = texts as Record<string, unknown>;
  for (const [name, value] of Object.entries(translated)) {
    const own = target[name];
    if (typeof own === 'object' && own !== null) replaceTexts(own, value as object);
    else target[name] = value;
  }
}
