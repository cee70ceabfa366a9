import type { HelpEntry } from '@quillcare/contracts';
import type { Article } from './article';
import { ArticleClassifier, type Topic } from './article-classifier';
import { correctSpelling, Thesaurus, type Term } from './thesaurus';
import { isLowInformation, plainText, wordsOf } from './words';

/** An article that matches a question, with its score. Scores are only comparable within one question. */
export interface RankedArticle {
  article: Article;
  score: number;
}

/** The interpretation of a question. */
export interface QuestionMatch {
  /** Every article that contains a word of the question, best first, whether or not it answers it. */
  ranked: RankedArticle[];
  /** Weighted share of the question's words that occur in the help, from 0 to 1. */
  share: number;
  /** Whether the help covers enough of the question to answer it, and the best topic is more than a guess. */
  isMet: boolean;
  /** Probability of the most likely topic, from 0 to 1. */
  likelihood: number;
  /** Slug of the probable topic if that is not an article; null otherwise. */
  other: string | null;
}

/** How strongly a word counts for an article, by the field it occurs in. */
const WEIGHTS = { title: 1, asks: 0.9, summary: 0.7, steps: 0.5, notes: 0.4 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** The fields of an article's own text, as opposed to the phrasings people ask for it in. */
const CONTENT_FIELDS = ['title', 'summary', 'steps', 'notes'] as const;
/** Boost for articles about the page the user is on, so that they beat slightly better matches. */
const CURRENT_PAGE_BOOST = 1.25;
/**
 * A question of which the help covers less than half is about something else. A lower share is enough if the classifier is
 * confident.
 */
const MIN_SHARE = 0.5;
const MIN_SHARE_IF_LIKELY = 0.3;
/** Below this probability the best topic is a guess, not an answer. */
const MIN_LIKELIHOOD = 0.2;
/** Probability from which the lower share is enough. */
const CONFIDENT_LIKELIHOOD = 0.7;
/** Probability from which a topic that is not an article is taken as the answer. */
const OTHER = 0.5;

/** A word that occurs nowhere could be anything; it is weighted as if this many articles contained it. */
const UNKNOWN_WORD_COUNT = 20;
/** Weight of a word that occurs in many questions. */
const LIGHT = 0.4;
/** Weight of a desk synonym relative to the article's own word. */
const SYNONYM = 0.85;
/** How much each further occurrence of a word adds, as a share of what is still missing from 1. */
const REPETITION_GAIN = 0.6;
/** Minimum value of a word an article contains at all. */
const MENTIONED = 0.25;
/** Bonus for a question that is an article's exact title. The panel offers titles as questions, so these must come first. */
const TITLE = 10;
interface Indexed {
  article: Article;
  /** How much the article is about each sense, from 0 to 1. */
  places: ReadonlyMap<string, number>;
}

/** What is learnt from the articles. Reading the hundred or so takes about a second. */
interface SearchIndex {
  index: readonly Indexed[];
  /** Number of articles in which each sense occurs. */
  counts: ReadonlyMap<string, number>;
  /** Every word of the articles, their phrasings and the thesaurus. */
  knownWords: ReadonlySet<string>;
  /** Every word of the articles' own text. */
  articleWords: ReadonlySet<string>;
  /** Every word a misspelling may be corrected to. */
  spelled: ReadonlySet<string>;
  thesaurus: Thesaurus;
  classifier: ArticleClassifier;
}

/**
 * Finds the articles that answer a question, by the meaning of its words (in any inflection and with one typing error, rare words
 * counting for more) and by the known phrasings of each article. The index is built in memory on the first question, so that no
 * process waits for it when starting.
 */
export class ArticleSearch {
  private readonly bySlug: ReadonlyMap<string, Article>;
  private cachedIndex: SearchIndex | undefined;

  constructor(
    private readonly articles: readonly Article[],
    /** Synonyms for the words of the articles; see `Thesaurus` for the format. */
    private readonly words = '',
    /** Topics people ask about that no article answers. */
    private readonly others: readonly Topic[] = [],
  ) {
    this.bySlug = new Map(articles.map((article) => [article.slug, article]));
  }

  private get searchIndex(): SearchIndex {
    return (this.cachedIndex ??= buildIndex(this.articles, this.words, this.others));
  }

  get(slug: string): Article | null {
    return this.bySlug.get(slug) ?? null;
  }

  /** Returns the articles that answer `question`, best first; `page` is the route the user is on. */
  find(question: string, page?: string): RankedArticle[] {
    const { ranked, share } = this.analyse(question, page);
    return share >= MIN_SHARE ? ranked : [];
  }

  /** Interprets `question`; `page` is the route the user is on. */
  analyse(question: string, page?: string): QuestionMatch {
    const mended = this.mended(question);
    const terms = this.searchIndex.thesaurus.termsOf(mended);
    if (terms.length === 0) return { ranked: [], share: 0, isMet: false, likelihood: 0, other: null };
    const likely = this.searchIndex.classifier.likelihoods(mended);
    const likelihood = Math.max(...likely.values());
    const least = likelihood >= CONFIDENT_LIKELIHOOD ? MIN_SHARE_IF_LIKELY : MIN_SHARE;
    const share = this.coveredShare(terms);
    return {
      ranked: this.ranked(question, terms, likely, page),
      share,
      isMet: share >= least && likelihood >= MIN_LIKELIHOOD,
      likelihood,
      other: this.others.find(({ slug }) => (likely.get(slug) ?? 0) >= OTHER)?.slug ?? null,
    };
  }

  private coveredShare(terms: readonly Term[]): number {
    const met = terms.filter(({ senses }) => senses.some((sense) => this.searchIndex.counts.has(sense)));
    return this.totalWeight(met) / (this.totalWeight(terms) || 1);
  }

  private ranked(
    question: string,
    terms: readonly Term[],
    likely: ReadonlyMap<string, number>,
    page?: string,
  ): RankedArticle[] {
    const totalWeight = this.totalWeight(terms) || 1;
    const plain = plainText(question);
    return this.searchIndex.index
      .map(({ article, places }) => {
        const stands =
          sum(terms.map((term) => this.weightOf(term) * mentionValue(prominenceOf(term, places)))) /
          totalWeight;
        const isHere = isAbout(article, page) ? CURRENT_PAGE_BOOST : 1;
        const isTitle = plain === plainText(article.title) ? TITLE : 0;
        const score = (stands + (likely.get(article.slug) ?? 0)) * isHere + isTitle;
        return { article, stands, score };
      })
      .filter(({ stands }) => stands > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** Returns the articles about a page, or all of them without one. */
  articlesAbout(page?: string): readonly Article[] {
    return page === undefined ? this.articles : this.articles.filter((article) => isAbout(article, page));
  }

  /** Returns the articles about a page, those primarily about it first. */
  articlesExplaining(page: string): Article[] {
    const rank = ({ at, page: place }: Article) => Number(at[0] !== page) + Number(place?.path !== page);
    return [...this.articlesAbout(page)].sort((a, b) => rank(a) - rank(b));
  }

  /** Whether a word occurs in the help or is a stop word. No name does. */
  isHelpWord(word: string): boolean {
    return wordsOf(word).every(({ plain, isEmpty }) => isEmpty || this.searchIndex.knownWords.has(plain));
  }

  /**
   * Reduces a question to the help's own words: words of the articles, the articles' term for what the desk says, and stop words.
   * Everything else that was typed, such as a name, is dropped.
   */
  helpWords(question: string): string {
    return this.searchIndex.thesaurus.rewriteInArticleWords(
      this.mended(question),
      this.searchIndex.articleWords,
    );
  }

  relatedTo({ slug, section }: Article): Article[] {
    return this.articles.filter((other) => other.section === section && other.slug !== slug).slice(0, 4);
  }

  private mended(question: string): string {
    return wordsOf(question)
      .map(({ plain, isEmpty }) => (isEmpty ? plain : correctSpelling(plain, this.searchIndex.spelled)))
      .join(' ');
  }

  /** Inverse document frequency: a word in every article says little, a word in a single one says a lot. */
  private weightOf({ senses, words }: Term): number {
    const count = Math.max(0, ...senses.map((sense) => this.searchIndex.counts.get(sense) ?? 0));
    return (
      Math.log(1 + this.articles.length / (count || UNKNOWN_WORD_COUNT)) *
      (words.every(isLowInformation) ? LIGHT : 1)
    );
  }

  private totalWeight(terms: readonly Term[]): number {
    return sum(terms.map((term) => this.weightOf(term)));
  }
}

function buildIndex(articles: readonly Article[], words: string, others: readonly Topic[]): SearchIndex {
  const thesaurus = new Thesaurus(words);
  const index = articles.map((article) => indexed(article, thesaurus));
  const counts = new Map<string, number>();
  for (const { places } of index)
    for (const sense of places.keys()) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  const known = new Set([...plainWordsOf(articles, FIELDS), ...thesaurus.known]);
  return {
    index,
    counts,
    knownWords: known,
    articleWords: plainWordsOf(articles, CONTENT_FIELDS),
    spelled: new Set([...known, ...others.flatMap(({ asks }) => asks).flatMap(plainWords)]),
    thesaurus,
    classifier: new ArticleClassifier([...articles, ...others], thesaurus),
  };
}

function indexed(article: Article, thesaurus: Thesaurus): Indexed {
  const places = new Map<string, number>();
  for (const field of FIELDS)
    for (const text of textsOf(article, field))
      for (const sense of thesaurus.sensesOf(text))
        // Each further occurrence adds less: an article that repeats a word is about it, but with diminishing returns.
        places.set(sense, 1 - (1 - (places.get(sense) ?? 0)) * (1 - REPETITION_GAIN * WEIGHTS[field]));
  return { article, places };
}

export function entryOf({ slug, section, title, summary }: Article): HelpEntry {
  return { slug, section, title, summary };
}

function isAbout({ at }: Article, page: string | undefined): boolean {
  return page !== undefined && at.includes(page);
}

function textsOf(article: Article, field: Field): readonly string[] {
  const value = article[field];
  return typeof value === 'string' ? [value] : (value ?? []);
}

function plainWordsOf(articles: readonly Article[], fields: readonly Field[]): Set<string> {
  return new Set(
    articles.flatMap((article) => fields.flatMap((field) => textsOf(article, field).flatMap(plainWords))),
  );
}

function plainWords(text: string): string[] {
  return wordsOf(text).map(({ plain }) => plain);
}

function prominenceOf({ senses, key }: Term, places: ReadonlyMap<string, number>): number {
  return Math.max(0, ...senses.map((sense) => (places.get(sense) ?? 0) * (sense === key ? 1 : SYNONYM)));
}

/** Any occurrence is worth something, and more the more the article is about the word. */
function mentionValue(place: number): number {
  return place === 0 ? 0 : MENTIONED + (1 - MENTIONED) * place;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
