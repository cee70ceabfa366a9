import { isOneEditApart, stemOf, wordsOf, type Word } from './words';

/** One or more consecutive words of a text and what they may mean. */
export interface Term {
  key: string;
  /** What it may mean: its concepts, and its own key. */
  senses: readonly string[];
  words: readonly Word[];
}

/** Shorter words are not corrected, because changing one letter often gives another valid word. */
const MIN_CORRECTED_LENGTH = 5;

/**
 * Maps the words of the front desk and those of the articles to the same concepts. Each line of the table is a term of the
 * articles, a colon, and its synonyms, which may have several words.
 */
export class Thesaurus {
  /** Concepts by the stems of an entry's words. */
  private readonly entries = new Map<string, Set<string>>();
  /** The articles' term for each concept. */
  private readonly heads = new Map<string, string>();
  private readonly plainWords = new Set<string>();
  /** Number of words of the longest entry that begins with a stem. */
  private readonly longest = new Map<string, number>();

  constructor(table: string) {
    for (const line of table.split('\n').filter((text) => text.includes(':'))) {
      const [head = '', others = ''] = line.split(':');
      this.heads.set(headOf(head), head.trim());
      for (const entry of [head, ...others.split(',')]) this.addEntry(entry, headOf(head));
    }
  }

  /** Splits a text into terms, preferring the longest entries. Stop words are left out. */
  termsOf(text: string): Term[] {
    const words = wordsOf(text);
    const terms: Term[] = [];
    for (let at = 0; at < words.length;) {
      const term = this.termAt(words, at);
      if (term) terms.push(term);
      at += term?.words.length ?? 1;
    }
    return terms;
  }

  /** Every sense of a text: those of its terms, and those of each word of a multi-word term on its own. */
  sensesOf(text: string): Set<string> {
    const terms = this.termsOf(text);
    const alone = terms
      .filter(({ words }) => words.length > 1)
      .flatMap(({ words }) => words.flatMap((_word, at) => this.termAt(words, at, 1) ?? []));
    return new Set([...terms, ...alone].flatMap(({ senses }) => senses));
  }

  /**
   * Rewrites a text so that every word is in `written`, is the articles' term for an entry, or is a stop word. Numbers and all
   * other words are dropped.
   */
  rewriteInArticleWords(text: string, articleWords: ReadonlySet<string>): string {
    const words = wordsOf(text);
    const rewritten: string[] = [];
    for (let at = 0; at < words.length;) {
      const term = this.termAt(words, at);
      const heads = term?.senses.flatMap((sense) => this.heads.get(sense) ?? []) ?? [];
      const matched = term?.words ?? [words[at]!];
      if (matched.every(({ plain, isEmpty }) => /\p{L}/u.test(plain) && (isEmpty || articleWords.has(plain))))
        rewritten.push(...matched.map(({ plain }) => plain));
      else if (heads[0] !== undefined) rewritten.push(heads[0]);
      at += matched.length;
    }
    return rewritten.join(' ');
  }

  /** The words of the entries, unstemmed. */
  get known(): ReadonlySet<string> {
    return this.plainWords;
  }

  private termAt(words: readonly Word[], at: number, maxWords = Infinity): Term | null {
    const longest = this.longest.get(words[at]!.stem) ?? 0;
    for (let length = Math.min(maxWords, longest, words.length - at); length > 0; length -= 1) {
      const candidate = words.slice(at, at + length);
      const key = candidate.map(({ stem }) => stem).join(' ');
      const senses = this.entries.get(key);
      if (senses) return { key, senses: [...senses, key], words: candidate };
    }
    const word = words[at]!;
    return word.isEmpty ? null : { key: word.stem, senses: [word.stem], words: [word] };
  }

  private addEntry(entry: string, concept: string): void {
    const words = wordsOf(entry);
    if (words.length === 0) return;
    const key = words.map(({ stem }) => stem).join(' ');
    this.entries.set(key, (this.entries.get(key) ?? new Set()).add(concept));
    const [{ stem } = { stem: '' }] = words;
    this.longest.set(stem, Math.max(this.longest.get(stem) ?? 0, words.length));
    for (const { plain } of words) this.plainWords.add(plain);
  }
}

/** Returns the known word one edit away from a misspelling, or the word itself if there is none. */
export function correctSpelling(plain: string, known: ReadonlySet<string>): string {
  if (plain.length < MIN_CORRECTED_LENGTH || known.has(plain)) return plain;
  for (const word of known) if (word.length > 3 && isOneEditApart(plain, word)) return word;
  return plain;
}

/** The `#` keeps concepts apart from plain stems. */
function headOf(head: string): string {
  return `#${stemOf(
    wordsOf(head)
      .map(({ plain }) => plain)
      .join('-'),
  )}`;
}
