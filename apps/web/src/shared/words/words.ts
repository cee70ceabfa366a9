import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { LocaleCode } from '@quillcare/rules';
import type { Tree, Translate, TranslationOf, WordKey } from './words.types';

/** The texts of a feature. English is bundled with its code, other languages are loaded when chosen. */
export interface Words<E extends Tree> {
  readonly namespace: string;
  readonly en: E;
}

/** For each locale, loads a module that exports `words`. Missing texts are shown in English. */
export type Languages<E extends Tree> = Partial<
  Record<LocaleCode, () => Promise<{ words: TranslationOf<E> }>>
>;

interface Registered extends Words<Tree> {
  languages: Partial<Record<LocaleCode, () => Promise<{ words: object }>>>;
}

const registered = new Map<string, Registered>();
/** Running and completed loads, by language and namespace. */
const fetched = new Map<string, Promise<void>>();
let language: LocaleCode = 'en-AU';

void i18next.use(initReactI18next).init({
  lng: language,
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
});

/**
 * Declares a feature's texts, once, in its `<feature>.en.ts`. A text may contain `{{values}}`. A plural is a pair of texts whose
 * keys end in `_one` and `_other`, selected by the value `count`.
 */
export function defineWords<const E extends Tree>(
  namespace: string,
  en: E,
  languages: Languages<E> = {},
): Words<E> {
  registered.set(namespace, { namespace, en, languages });
  i18next.addResourceBundle('en', namespace, en);
  // Pages opened later show the chosen language as soon as its texts have loaded.
  void fetchWords(language, namespace).catch((error: unknown) => console.warn(error));
  return { namespace, en };
}

/** Returns the texts in the user's language. The component re-renders when the language changes. */
export function useWords<E extends Tree>(words: Words<E>): Translate<E> {
  const { t } = useTranslation(words.namespace);
  return useMemo(() => ((key, values) => t(key, { ...values })) as Translate<E>, [t]);
}

/**
 * Returns a text in the user's language outside of components, such as in a toast. Never store the result, because the language
 * may change.
 */
export function word<E extends Tree, K extends WordKey<E>>(
  { namespace }: Words<E>,
  ...[key, values]: Parameters<Translate<E, K>>
): string {
  return (i18next.t as (key: string, options: object) => string)(key as string, {
    ns: namespace,
    ...(values as object),
  });
}

/** Returns a text by a key known only at run time, such as an error code. Undefined if there is none. */
export function lookUp({ namespace, en }: Words<Tree>, key: string, values?: object): string | undefined {
  const keys = keysOf(en);
  const isThere = keys.includes(key) || keys.includes(`${key}_other`);
  return isThere ? i18next.t(key, { ...values, ns: namespace }) : undefined;
}

/** Loads a language for all texts in use, then switches to it. Rejects if they cannot be loaded. */
export async function switchLanguage(code: LocaleCode): Promise<void> {
  await fetchAll(code);
  language = code;
  // Texts declared in the meantime were loaded in the previous language.
  await fetchAll(code);
  await i18next.changeLanguage(code);
}

/** Resolves once all requested texts have loaded or failed to load, so that the page does not mix languages. */
export async function textsArrived(): Promise<void> {
  await Promise.allSettled(fetched.values());
}

async function fetchAll(code: LocaleCode): Promise<void> {
  await Promise.all([...registered.keys()].map((namespace) => fetchWords(code, namespace)));
}

/** Whether all texts of a namespace exist in a language. Otherwise some are shown in English. */
export function isTranslated({ namespace, en }: Words<Tree>, code: LocaleCode): boolean {
  if (code === 'en-AU') return true;
  const texts = i18next.getResourceBundle(code, namespace) as object | undefined;
  return (
    texts !== undefined &&
    keysOf(en).every((key) => i18next.exists(key, { lng: code, ns: namespace, fallbackLng: [] }))
  );
}

/** Returns all declared texts: those of features whose pages have been opened, and shared ones. */
export function wordsInUse(): Registered[] {
  return [...registered.values()];
}

/** Returns all keys of a tree of texts in dot notation: `list.empty`. */
export function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

function fetchWords(code: LocaleCode, namespace: string): Promise<void> {
  const load = registered.get(namespace)?.languages[code];
  if (!load) return Promise.resolve();
  const key = `${code} ${namespace}`;
  const known = fetched.get(key);
  if (known) return known;
  const fetching = load().then(({ words }) => void i18next.addResourceBundle(code, namespace, words));
  fetched.set(key, fetching);
  // A failed load is retried at the next switch.
  fetching.catch(() => fetched.delete(key));
  return fetching;
}
