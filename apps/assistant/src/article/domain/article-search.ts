import type { HelpEntry } from '@quillcare/contracts';
import MiniSearch from 'minisearch';
import type { Article } from './article';

/** An article that fits a question, and how well; only scores of the same question can be compared. */
export interface Found {
  article: Article;
  score: number;
}

// Words that stand in every question say nothing about which article answers it.
const EMPTY_WORDS = new Set(
  (
    'a about again all also am an and any are as at be been but by can could did do does for from get give go had has ' +
    'have he her his how i if in into is it its just like me mine my need no not of on one or our out please she ' +
    'should so some someone tell than that the their them then there they this to up us use want was way we were what ' +
    'when where which while who why will with would write you your'
  ).split(' '),
);
const FIELDS = ['title', 'asks', 'summary', 'steps', 'notes'] as const;
const WEIGHTS = { title: 4, asks: 3, summary: 2, steps: 1, notes: 1 };
/** An article about the page that one is on comes first before those that fit a little better. */
const HERE = 1.6;
/** All the words of something that people ask for stand in the question, not just some of several. */
const ASKED_FOR = 1.5;
/** Half of what the words of a title score: less is a chance hit on a common word. */
const LEAST_SCORE = 6;

/** Finds articles by words, whatever their form and with a letter wrong. Built once, in memory: there are some dozens. */
export class ArticleSearch {
  private readonly bySlug: ReadonlyMap<string, Article>;
  private readonly index: MiniSearch;
  /** The words of each phrase that people ask for an article by. */
  private readonly phrases: ReadonlyMap<string, readonly string[][]>;

  constructor(private readonly articles: readonly Article[]) {
    this.bySlug = new Map(articles.map((article) => [article.slug, article]));
    this.phrases = new Map(
      articles.map(({ slug, asks }) => [slug, asks.map(wordsOf).filter((words) => words.length > 1)]),
    );
    this.index = new MiniSearch({
      idField: 'slug',
      fields: [...FIELDS],
      extractField: (article, field) => textOf(article as Article, field),
      processTerm: wordOf,
    });
    this.index.addAll(articles);
  }

  get(slug: string): Article | null {
    return this.bySlug.get(slug) ?? null;
  }

  /** Those that answer `question`, the best first; `page` is the route that the asker is on. */
  find(question: string, page?: string): Found[] {
    const words = new Set(wordsOf(question));
    return this.index
      .search(question, { boost: WEIGHTS, prefix: (word) => word.length > 3, fuzzy: wrongLetters })
      .map(({ id, score }) => {
        const article = this.bySlug.get(String(id))!;
        const isHere = isAbout(article, page) ? HERE : 1;
        const isAsked = this.phrases.get(article.slug)!.some((all) => all.every((word) => words.has(word)));
        return { article, score: score * isHere * (isAsked ? ASKED_FOR : 1) };
      })
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((a, b) => b.score - a.score);
  }

  /** Those about a page; all of them without one. */
  about(page?: string): readonly Article[] {
    return page === undefined ? this.articles : this.articles.filter((article) => isAbout(article, page));
  }

  /** Up to four others of the same section. */
  related({ slug, section }: Article): Article[] {
    return this.articles.filter((other) => other.section === section && other.slug !== slug).slice(0, 4);
  }
}

export function entryOf({ slug, section, title, summary }: Article): HelpEntry {
  return { slug, section, title, summary };
}

function isAbout({ at }: Article, page: string | undefined): boolean {
  return page !== undefined && at.includes(page);
}

function textOf(article: Article, field: string): string {
  const value = article[field as keyof Article];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => wordOf(word) ?? []);
}

/** The word as it is compared: without accents, and without the commonest endings. */
function wordOf(word: string): string | null {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  if (plain.length < 2 || EMPTY_WORDS.has(plain)) return null;
  return plain.length > 4 ? plain.replace(/(?:ies|es|s|ed|ing|e|y)$/, '') : plain.replace(/s$/, '');
}

/** A short word with another letter is another word. */
function wrongLetters(word: string): number | false {
  return word.length > 5 ? 0.2 : false;
}
