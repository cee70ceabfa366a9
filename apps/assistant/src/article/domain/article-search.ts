import type { HelpEntry } from '@quillcare/contracts';
import type { Article } from './article';
import { ArticleClassifier, type Topic } from './article-classifier';
import { spelled, Thesaurus, type Term } from './thesaurus';
import { isLight, plainText, wordsOf } from './words';

/** An article that fits a question, and how well; only scores of the same question can be compared. */
export interface Found {
  article: Article;
  score: number;
}

/** What a question is about. */
export interface Reading {
  /** Every article with a word of it, the best first, whether it answers it or not. */
  ranked: Found[];
  /** How much of it the help has words for at all, by their weight: 0 to 1. */
  share: number;
  /** Whether the help has words for enough of it to answer it, and the answer is more than a guess. */
  isMet: boolean;
  /** How likely what it is about is what it sounds like most: 0 to 1. */
  likelihood: number;
  /** The name of what it is about in all likelihood where that is no article. */
  other: string | null;
}

/** How much a word says for an article, by where it stands. */
const WEIGHTS = { title: 1, asks: 0.9, summary: 0.7, steps: 0.5, notes: 0.4 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** What an article itself says: how people ask for it is no part of that. */
const OWN = ['title', 'summary', 'steps', 'notes'] as const;
/** An article about the page that one is on comes first before those that fit a little better. */
const HERE = 1.25;
/** What the help has words for less than half of is about something else; less will do if it sounds like an article. */
const LEAST_SHARE = 0.5;
const LEAST_SHARE_IF_LIKELY = 0.3;
/** What is less likely than this is a guess, and no answer. */
const LEAST_LIKELY = 0.2;
/** How likely something is that fewer words will do for. */
const LIKELY = 0.7;
/** How likely something is that is no article before it is said. */
const OTHER = 0.5;

/** A word that stands nowhere may be anything: it counts as one that so many articles have. */
const UNKNOWN = 20;
/** How much a word counts that stands in many questions. */
const LIGHT = 0.4;
/** How much the desk's word counts where the article has its own. */
const SYNONYM = 0.85;
/** What each further place of a word adds, of what is not known yet. */
const REPEATED = 0.6;
/** What a word is worth that an article mentions at all. */
const MENTIONED = 0.25;
/** A title is what the panel offers as a question: nothing comes before it. */
const TITLE = 10;
interface Indexed {
  article: Article;
  /** Of each sense, how much the article is about it: 0 to 1. */
  places: ReadonlyMap<string, number>;
}

/** What is learnt of the articles: some hundred are read in about a second. */
interface Learnt {
  index: readonly Indexed[];
  /** In how many articles a sense stands. */
  counts: ReadonlyMap<string, number>;
  /** Every word that a question may be asked in. */
  known: ReadonlySet<string>;
  /** The words that the articles themselves are written in. */
  written: ReadonlySet<string>;
  /** Every word that may be meant by one with a wrong letter. */
  spelled: ReadonlySet<string>;
  thesaurus: Thesaurus;
  classifier: ArticleClassifier;
}

/**
 * Finds articles by what the words of a question mean, in whatever form and with a letter wrong, the rarer words counting for more,
 * and by the ways in which people ask for them. It learns in memory when it is first asked, so that no process waits for it at its start.
 */
export class ArticleSearch {
  private readonly bySlug: ReadonlyMap<string, Article>;
  private known: Learnt | undefined;

  constructor(
    private readonly articles: readonly Article[],
    /** What other words people have for those of the articles, see `Thesaurus`. */
    private readonly words = '',
    /** What people ask that no article answers. */
    private readonly others: readonly Topic[] = [],
  ) {
    this.bySlug = new Map(articles.map((article) => [article.slug, article]));
  }

  private get learnt(): Learnt {
    return (this.known ??= learn(this.articles, this.words, this.others));
  }

  get(slug: string): Article | null {
    return this.bySlug.get(slug) ?? null;
  }

  /** Those that answer `question`, the best first; `page` is the route that the asker is on. */
  find(question: string, page?: string): Found[] {
    const { ranked, share } = this.read(question, page);
    return share >= LEAST_SHARE ? ranked : [];
  }

  /** What `question` is about; `page` is the route that the asker is on. */
  read(question: string, page?: string): Reading {
    const mended = this.mended(question);
    const terms = this.learnt.thesaurus.termsOf(mended);
    if (terms.length === 0) return { ranked: [], share: 0, isMet: false, likelihood: 0, other: null };
    const likely = this.learnt.classifier.likelihoods(mended);
    const likelihood = Math.max(...likely.values());
    const least = likelihood >= LIKELY ? LEAST_SHARE_IF_LIKELY : LEAST_SHARE;
    const share = this.shareMet(terms);
    return {
      ranked: this.ranked(question, terms, likely, page),
      share,
      isMet: share >= least && likelihood >= LEAST_LIKELY,
      likelihood,
      other: this.others.find(({ slug }) => (likely.get(slug) ?? 0) >= OTHER)?.slug ?? null,
    };
  }

  private shareMet(terms: readonly Term[]): number {
    const met = terms.filter(({ senses }) => senses.some((sense) => this.learnt.counts.has(sense)));
    return this.weigh(met) / (this.weigh(terms) || 1);
  }

  private ranked(
    question: string,
    terms: readonly Term[],
    likely: ReadonlyMap<string, number>,
    page?: string,
  ): Found[] {
    const whole = this.weigh(terms) || 1;
    const plain = plainText(question);
    return this.learnt.index
      .map(({ article, places }) => {
        const stands =
          sum(terms.map((term) => this.weightOf(term) * standing(placeOf(term, places)))) / whole;
        const isHere = isAbout(article, page) ? HERE : 1;
        const isTitle = plain === plainText(article.title) ? TITLE : 0;
        const score = (stands + (likely.get(article.slug) ?? 0)) * isHere + isTitle;
        return { article, stands, score };
      })
      .filter(({ stands }) => stands > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** Those about a page; all of them without one. */
  about(page?: string): readonly Article[] {
    return page === undefined ? this.articles : this.articles.filter((article) => isAbout(article, page));
  }

  /** Those about a page, the ones first that are about it before any other. */
  explaining(page: string): Article[] {
    const rank = ({ at, page: place }: Article) => Number(at[0] !== page) + Number(place?.path !== page);
    return [...this.about(page)].sort((a, b) => rank(a) - rank(b));
  }

  /** Whether a word stands in the help, or is one that says nothing: no name does. */
  isHelpWord(word: string): boolean {
    return wordsOf(word).every(({ plain, isEmpty }) => isEmpty || this.learnt.known.has(plain));
  }

  /**
   * A question in the help's own words: what stands in the articles, the articles' word for what the desk says, and the words of the
   * language that say nothing. Whatever else was typed, such as a name, is not in it.
   */
  helpWords(question: string): string {
    return this.learnt.thesaurus.inArticleWords(this.mended(question), this.learnt.written);
  }

  /** Up to four others of the same section. */
  related({ slug, section }: Article): Article[] {
    return this.articles.filter((other) => other.section === section && other.slug !== slug).slice(0, 4);
  }

  /** With its typing errors put right. */
  private mended(question: string): string {
    return wordsOf(question)
      .map(({ plain, isEmpty }) => (isEmpty ? plain : spelled(plain, this.learnt.spelled)))
      .join(' ');
  }

  /** A word that every article has says little, one that a single article has says it all. */
  private weightOf({ senses, words }: Term): number {
    const count = Math.max(0, ...senses.map((sense) => this.learnt.counts.get(sense) ?? 0));
    return Math.log(1 + this.articles.length / (count || UNKNOWN)) * (words.every(isLight) ? LIGHT : 1);
  }

  private weigh(terms: readonly Term[]): number {
    return sum(terms.map((term) => this.weightOf(term)));
  }
}

function learn(articles: readonly Article[], words: string, others: readonly Topic[]): Learnt {
  const thesaurus = new Thesaurus(words);
  const index = articles.map((article) => indexed(article, thesaurus));
  const counts = new Map<string, number>();
  for (const { places } of index)
    for (const sense of places.keys()) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  const known = new Set([...plainWordsOf(articles, FIELDS), ...thesaurus.known]);
  return {
    index,
    counts,
    known,
    written: plainWordsOf(articles, OWN),
    spelled: new Set([...known, ...others.flatMap(({ asks }) => asks).flatMap(plainOf)]),
    thesaurus,
    classifier: new ArticleClassifier([...articles, ...others], thesaurus),
  };
}

function indexed(article: Article, thesaurus: Thesaurus): Indexed {
  const places = new Map<string, number>();
  for (const field of FIELDS)
    for (const text of textsOf(article, field))
      for (const sense of thesaurus.sensesOf(text))
        // Each further place says less: an article that says a word often is about it.
        places.set(sense, 1 - (1 - (places.get(sense) ?? 0)) * (1 - REPEATED * WEIGHTS[field]));
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
    articles.flatMap((article) => fields.flatMap((field) => textsOf(article, field).flatMap(plainOf))),
  );
}

function plainOf(text: string): string[] {
  return wordsOf(text).map(({ plain }) => plain);
}

function placeOf({ senses, key }: Term, places: ReadonlyMap<string, number>): number {
  return Math.max(0, ...senses.map((sense) => (places.get(sense) ?? 0) * (sense === key ? 1 : SYNONYM)));
}

/** A word that stands anywhere is worth something, and more the more is said of it. */
function standing(place: number): number {
  return place === 0 ? 0 : MENTIONED + (1 - MENTIONED) * place;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
