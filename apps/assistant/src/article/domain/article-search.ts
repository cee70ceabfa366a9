import type { HelpEntry } from '@quillcare/contracts';
import type { Article } from './article';
import { ArticleClassifier } from './article-classifier';
import { spelled, Thesaurus, type Term } from './thesaurus';
import { isLight, plainText, wordsOf } from './words';

/** An article that fits a question, and how well; only scores of the same question can be compared. */
export interface Found {
  article: Article;
  score: number;
  /** How much of the question stands in the article, by the weight of its words: 0 to 1. */
  share: number;
}

/** How much a word says for an article, by where it stands. */
const WEIGHTS = { title: 1, asks: 0.9, summary: 0.7, steps: 0.5, notes: 0.4 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** What an article itself says: how people ask for it is no part of that. */
const OWN = ['title', 'summary', 'steps', 'notes'] as const;
/** An article about the page that one is on comes first before those that fit a little better. */
const HERE = 1.25;
/** What the help has words for less than half of is about something else. */
const LEAST_SHARE = 0.5;

/** A word that stands nowhere may be anything: it counts as one that so many articles have. */
const UNKNOWN = 20;
/** How much a word counts that stands in many questions. */
const LIGHT = 0.4;
/** How much the desk's word counts where the article has its own. */
const SYNONYM = 0.85;
/** What two phrases must have in common at least to be as good as one: a rare word, or two common ones. */
const TELLING = 3;

/** What each further place of a word adds, of what is not known yet. */
const REPEATED = 0.6;
/** What a word is worth that an article mentions at all. */
const MENTIONED = 0.25;
/** A title is what the panel offers as a question: nothing comes before it. */
const TITLE = 10;
/** What it counts that somebody asks for an article in just this way, beside its words. */
const ASKED_SO = 0.7;
/** What it counts that a question sounds like those that are asked for an article. */
const SOUNDS_SO = 1;

interface Indexed {
  article: Article;
  /** Of each sense, how much the article is about it: 0 to 1. */
  places: ReadonlyMap<string, number>;
  /** The title, and each way to ask for it. */
  phrases: readonly (readonly Term[])[];
}

/**
 * Finds articles by what the words of a question mean, in whatever form and with a letter wrong, the rarer words counting for more.
 * Built once, in memory, in about half a second: there are some dozens.
 */
export class ArticleSearch {
  private readonly bySlug: ReadonlyMap<string, Article>;
  private readonly index: readonly Indexed[];
  /** In how many articles a sense stands. */
  private readonly counts = new Map<string, number>();
  /** Every word that a question may be asked in. */
  private readonly known: ReadonlySet<string>;
  /** The words that the articles themselves are written in. */
  private readonly written: ReadonlySet<string>;
  private readonly classifier: ArticleClassifier;

  constructor(
    private readonly articles: readonly Article[],
    private readonly thesaurus = new Thesaurus(''),
  ) {
    this.bySlug = new Map(articles.map((article) => [article.slug, article]));
    this.index = articles.map((article) => this.indexed(article));
    for (const { places } of this.index)
      for (const sense of places.keys()) this.counts.set(sense, (this.counts.get(sense) ?? 0) + 1);
    this.written = plainWordsOf(articles, OWN);
    this.known = new Set([...plainWordsOf(articles, FIELDS), ...thesaurus.known]);
    this.classifier = new ArticleClassifier(articles, thesaurus);
  }

  get(slug: string): Article | null {
    return this.bySlug.get(slug) ?? null;
  }

  /** Those that answer `question`, the best first; `page` is the route that the asker is on. */
  find(question: string, page?: string): Found[] {
    const ranked = this.ranked(question, page);
    return this.shareMet(question) >= LEAST_SHARE ? ranked : [];
  }

  /** How much of a question the help has words for at all, by their weight: 0 to 1. */
  private shareMet(question: string): number {
    const terms = this.termsOf(question);
    const weigh = (of: readonly Term[]) => sum(of.map((term) => this.weightOf(term)));
    const met = terms.filter(({ senses }) => senses.some((sense) => this.counts.has(sense)));
    return weigh(met) / (weigh(terms) || 1);
  }

  /** Every article with a word of `question`, the best first, whether it answers it or not. */
  ranked(question: string, page?: string): Found[] {
    const terms = this.termsOf(question);
    const whole = sum(terms.map((term) => this.weightOf(term)));
    if (whole === 0) return [];
    const likely = this.classifier.likelihoods(this.mended(question));
    return this.index
      .map(({ article, places, phrases }) => {
        const met = terms.filter((term) => placeOf(term, places) > 0);
        const share = sum(met.map((term) => this.weightOf(term))) / whole;
        const stands =
          sum(terms.map((term) => this.weightOf(term) * standing(placeOf(term, places)))) / whole;
        const asked = Math.max(0, ...phrases.map((phrase) => this.likeness(terms, phrase)));
        const sounds = likely.get(article.slug) ?? 0;
        const isHere = isAbout(article, page) ? HERE : 1;
        const isTitle = plainText(question) === plainText(article.title) ? TITLE : 0;
        return { article, share, score: (stands + ASKED_SO * asked + SOUNDS_SO * sounds) * isHere + isTitle };
      })
      .filter(({ share }) => share > 0)
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
    return wordsOf(word).every(({ plain, isEmpty }) => isEmpty || this.known.has(plain));
  }

  /**
   * A question in the help's own words: what stands in the articles, the articles' word for what the desk says, and the words of the
   * language that say nothing. Whatever else was typed, such as a name, is not in it.
   */
  helpWords(question: string): string {
    return this.thesaurus.inArticleWords(this.mended(question), this.written);
  }

  /** Up to four others of the same section. */
  related({ slug, section }: Article): Article[] {
    return this.articles.filter((other) => other.section === section && other.slug !== slug).slice(0, 4);
  }

  private termsOf(question: string): Term[] {
    return this.thesaurus.termsOf(this.mended(question));
  }

  /** With its typing errors put right. */
  private mended(question: string): string {
    return wordsOf(question)
      .map(({ plain, isEmpty }) => (isEmpty ? plain : spelled(plain, this.known)))
      .join(' ');
  }

  private indexed(article: Article): Indexed {
    const places = new Map<string, number>();
    for (const field of FIELDS)
      for (const text of textsOf(article, field))
        for (const sense of this.thesaurus.sensesOf(text))
          // Each further place says less: an article that says a word often is about it.
          places.set(sense, 1 - (1 - (places.get(sense) ?? 0)) * (1 - REPEATED * WEIGHTS[field]));
    const phrases = [article.title, ...article.asks].map((text) => this.thesaurus.termsOf(text));
    return { article, places, phrases: phrases.filter((phrase) => phrase.length > 0) };
  }

  /** A word that every article has says little, one that a single article has says it all. */
  private weightOf({ senses, words }: Term): number {
    const count = Math.max(0, ...senses.map((sense) => this.counts.get(sense) ?? 0));
    return Math.log(1 + this.articles.length / (count || UNKNOWN)) * (words.every(isLight) ? LIGHT : 1);
  }

  /** How much two phrases have in common, of all that they say: 0 to 1. */
  private likeness(asked: readonly Term[], phrase: readonly Term[]): number {
    const common = (of: readonly Term[], other: readonly Term[]) =>
      sum(of.map((term) => this.weightOf(term) * Math.max(0, ...other.map((one) => alikeness(term, one)))));
    const all = sum([...asked, ...phrase].map((term) => this.weightOf(term)));
    const [one, other] = [common(asked, phrase), common(phrase, asked)];
    const isWhole = asked.length > 1 && one + other >= SYNONYM * all;
    return all === 0
      ? 0
      : ((one + other) / all) * (isWhole ? 1 : Math.min(1, Math.max(one, other) / TELLING));
  }
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
    articles.flatMap((article) =>
      fields.flatMap((field) =>
        textsOf(article, field)
          .flatMap(wordsOf)
          .map(({ plain }) => plain),
      ),
    ),
  );
}

function placeOf({ senses, key }: Term, places: ReadonlyMap<string, number>): number {
  return Math.max(0, ...senses.map((sense) => (places.get(sense) ?? 0) * (sense === key ? 1 : SYNONYM)));
}

/** A word that stands anywhere is worth something, and more the more is said of it. */
function standing(place: number): number {
  return place === 0 ? 0 : MENTIONED + (1 - MENTIONED) * place;
}

function alikeness(one: Term, other: Term): number {
  if (one.key === other.key) return 1;
  return one.senses.some((sense) => other.senses.includes(sense)) ? SYNONYM : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
