import { isOneEditApart, stemOf, wordsOf, type Word } from './words';

/** A part of a text: what it may mean, and the words that it is written in. */
export interface Term {
  /** Its words without their endings. */
  key: string;
  /** What it may stand for: its concepts, and itself. */
  senses: readonly string[];
  /** In the order of the text. */
  words: readonly Word[];
}

/** Short words are others with one letter changed. */
const LEAST_FOR_TYPOS = 5;

/**
 * The words of the desk and those of the articles, brought to the same concepts. Each line of its table is a word of the articles,
 * a colon, and what else people say for it, of one word or several.
 */
export class Thesaurus {
  /** Of each entry, by the stems of its words, the concepts. */
  private readonly entries = new Map<string, Set<string>>();
  /** Of each concept, the word of the articles. */
  private readonly heads = new Map<string, string>();
  private readonly plainWords = new Set<string>();
  /** How many words the longest entry has that begins with a stem. */
  private readonly longest = new Map<string, number>();

  constructor(table: string) {
    for (const line of table.split('\n').filter((text) => text.includes(':'))) {
      const [head = '', others = ''] = line.split(':');
      this.heads.set(headOf(head), head.trim());
      for (const entry of [head, ...others.split(',')]) this.enter(entry, headOf(head));
    }
  }

  /** The terms of a text, the longest entries first; words that say nothing are left out. */
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

  /** All that a text may mean: by its terms, and by each word of them alone. */
  sensesOf(text: string): Set<string> {
    const terms = this.termsOf(text);
    const alone = terms
      .filter(({ words }) => words.length > 1)
      .flatMap(({ words }) => words.flatMap((_word, at) => this.termAt(words, at, 1) ?? []));
    return new Set([...terms, ...alone].flatMap(({ senses }) => senses));
  }

  /**
   * A text in words of which each is in `written`, in the word of the articles that an entry stands for, or one that says nothing.
   * Numbers and all other words are left out.
   */
  inArticleWords(text: string, written: ReadonlySet<string>): string {
    const words = wordsOf(text);
    const kept: string[] = [];
    for (let at = 0; at < words.length;) {
      const term = this.termAt(words, at);
      const heads = term?.senses.flatMap((sense) => this.heads.get(sense) ?? []) ?? [];
      const taken = term?.words ?? [words[at]!];
      if (taken.every(({ plain, isEmpty }) => /\p{L}/u.test(plain) && (isEmpty || written.has(plain))))
        kept.push(...taken.map(({ plain }) => plain));
      else if (heads[0] !== undefined) kept.push(heads[0]);
      at += taken.length;
    }
    return kept.join(' ');
  }

  /** The entries’ words, as they are written. */
  get known(): ReadonlySet<string> {
    return this.plainWords;
  }

  private termAt(words: readonly Word[], at: number, most = Infinity): Term | null {
    const longest = this.longest.get(words[at]!.stem) ?? 0;
    for (let length = Math.min(most, longest, words.length - at); length > 0; length -= 1) {
      const taken = words.slice(at, at + length);
      const key = taken.map(({ stem }) => stem).join(' ');
      const senses = this.entries.get(key);
      if (senses) return { key, senses: [...senses, key], words: taken };
    }
    const word = words[at]!;
    return word.isEmpty ? null : { key: word.stem, senses: [word.stem], words: [word] };
  }

  private enter(entry: string, concept: string): void {
    const words = wordsOf(entry);
    if (words.length === 0) return;
    const key = words.map(({ stem }) => stem).join(' ');
    this.entries.set(key, (this.entries.get(key) ?? new Set()).add(concept));
    const [{ stem } = { stem: '' }] = words;
    this.longest.set(stem, Math.max(this.longest.get(stem) ?? 0, words.length));
    for (const { plain } of words) this.plainWords.add(plain);
  }
}

/** The known word that is meant by one with a wrong letter; the word itself if none is near. */
export function spelled(plain: string, known: ReadonlySet<string>): string {
  if (plain.length < LEAST_FOR_TYPOS || known.has(plain)) return plain;
  for (const word of known) if (word.length > 3 && isOneEditApart(plain, word)) return word;
  return plain;
}

/** Concepts are told from words by their sign. */
function headOf(head: string): string {
  return `#${stemOf(
    wordsOf(head)
      .map(({ plain }) => plain)
      .join('-'),
  )}`;
}
