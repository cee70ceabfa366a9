import type { Article } from './article';
import type { Thesaurus } from './thesaurus';
import { wordsOf } from './words';

/** How much each part of a text counts: a word of the language, what a word means, two words in a row, four letters of one. */
const EMPTY = 0.3;
const SENSE = 0.7;
const PAIR = 0.5;
const LETTERS = 0.2;
/** A sentence of an article is worth less than a way to ask for it. */
const SENTENCE = 0.4;
const ROUNDS = 3;
/** A class that a text is this little wrong about learns nothing from it. */
const LEAST_ERROR = 0.001;

/** Parts of a text, each with its number and its weight; together of length one. */
type Vector = readonly (readonly [part: number, weight: number])[];

interface Sample {
  text: Vector;
  article: number;
  worth: number;
}

/**
 * Tells by the many ways to ask for each article which one a question in other words is about: multinomial logistic regression (softmax,
 * AdaGrad) over words, their senses, pairs of words and parts of words. It learns in about half a second, the same each time.
 */
export class ArticleClassifier {
  private readonly parts = new Map<string, number>();
  private readonly weights: Float32Array;

  constructor(
    private readonly articles: readonly Article[],
    private readonly thesaurus: Thesaurus,
  ) {
    const samples = shuffled(this.samples());
    this.weights = new Float32Array(this.parts.size * articles.length);
    const steps = new Float32Array(this.weights.length).fill(1e-6);
    for (let round = 0; round < ROUNDS; round += 1) for (const sample of samples) this.learn(sample, steps);
  }

  /** How likely each article is the one asked for, by its name; together 1. */
  likelihoods(question: string): Map<string, number> {
    const likely = this.softmax(this.vectorOf(question, false));
    return new Map(this.articles.map(({ slug }, at) => [slug, likely[at] ?? 0]));
  }

  private samples(): Sample[] {
    return this.articles.flatMap(({ title, asks, summary, steps, notes = [] }, article) => [
      ...[title, title, ...asks].map((text) => ({ text: this.vectorOf(text, true), article, worth: 1 })),
      ...[summary, ...steps, ...notes].map((text) => ({
        ...{ text: this.vectorOf(text, true), article, worth: SENTENCE },
      })),
    ]);
  }

  private learn({ text, article, worth }: Sample, steps: Float32Array): void {
    const { weights } = this;
    const likely = this.softmax(text);
    for (let at = 0; at < likely.length; at += 1) {
      const error = ((likely[at] ?? 0) - (at === article ? 1 : 0)) * worth;
      if (Math.abs(error) < LEAST_ERROR) continue;
      for (const [part, weight] of text) {
        const place = part * likely.length + at;
        const slope = error * weight;
        const step = (steps[place] ?? 0) + slope * slope;
        steps[place] = step;
        weights[place] = (weights[place] ?? 0) - slope / Math.sqrt(step);
      }
    }
  }

  private softmax(text: Vector): Float64Array {
    const { length } = this.articles;
    const scores = new Float64Array(length);
    for (const [part, weight] of text)
      for (let at = 0; at < length; at += 1)
        scores[at] = (scores[at] ?? 0) + weight * (this.weights[part * length + at] ?? 0);
    const most = Math.max(...scores);
    let whole = 0;
    for (let at = 0; at < length; at += 1) whole += scores[at] = Math.exp((scores[at] ?? 0) - most);
    return scores.map((score) => score / whole);
  }

  /** Parts that stand in no sample say nothing: only learning gives new ones a number. */
  private vectorOf(text: string, isLearning: boolean): Vector {
    const vector: [number, number][] = [];
    let square = 0;
    for (const [name, weight] of this.partsOf(text)) {
      const known = this.parts.get(name);
      if (known === undefined && !isLearning) continue;
      const part = known ?? this.parts.size;
      this.parts.set(name, part);
      vector.push([part, weight]);
      square += weight * weight;
    }
    const length = Math.sqrt(square) || 1;
    return vector.map(([part, weight]) => [part, weight / length]);
  }

  private partsOf(text: string): Map<string, number> {
    const parts = new Map<string, number>();
    const add = (name: string, weight: number) => parts.set(name, (parts.get(name) ?? 0) + weight);
    const words = wordsOf(text);
    for (const { stem, isEmpty } of words) add(`word ${stem}`, isEmpty ? EMPTY : 1);
    for (const sense of this.thesaurus.sensesOf(text)) add(`sense ${sense}`, SENSE);
    const telling = words.filter(({ isEmpty }) => !isEmpty);
    for (const row of [words, telling])
      for (const [at, { stem }] of row.slice(1).entries())
        add(`${row === words ? 'pair' : 'telling pair'} ${row[at]?.stem} ${stem}`, PAIR);
    for (const { plain } of telling) {
      const word = `^${plain}$`;
      for (let at = 0; at + 4 <= word.length; at += 1) add(`letters ${word.slice(at, at + 4)}`, LETTERS);
    }
    return parts;
  }
}

/** In an order without an order, which is the same each time: what comes last is not learned best. */
function shuffled<T>(list: T[]): T[] {
  let seed = 1;
  for (let at = list.length - 1; at > 0; at -= 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (at + 1);
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}
