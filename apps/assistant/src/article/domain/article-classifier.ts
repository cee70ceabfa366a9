import type { Thesaurus } from './thesaurus';
import { wordsOf } from './words';

/** Weight of each kind of feature relative to a single word: a sense, a bigram, and two words with one between them. */
const SENSE = 0.5;
const BIGRAM_WEIGHT = 0.7;
const SKIP_BIGRAM_WEIGHT = 0.3;
/** A sentence of an article is weaker evidence than a phrasing of the question. */
const SENTENCE = 0.4;
/** Exponent that dampens inverse document frequency: 0 ignores rarity, 1 applies it in full. */
const IDF_EXPONENT = 0.4;
/** Additive smoothing: every feature is taken to have occurred this much with every topic, because zero would rule a topic out. */
const SMOOTHING = 0.01;
/** Calibrates the confidence so that a reported 0.8 is right about 80 % of the time. */
const CALIBRATION = 1.3;

/** What a question can be about: an article, or something Q has its own answer for. */
export interface Topic {
  slug: string;
  asks: readonly string[];
  title?: string;
  summary?: string;
  steps?: readonly string[];
  notes?: readonly string[];
}

/** A feature of a text with its scores. Sparse: it only holds the topics it occurred with. */
interface Feature {
  /** Number of texts it occurs in, and the weight derived from that. */
  count: number;
  rarity: number;
  topics: number[];
  likelihoods: number[];
}

/** The features of a text with their weights. */
type Text = readonly (readonly [part: Feature, weight: number])[];

/**
 * Classifies which topic a question is about, trained on the many ways each topic is asked for. A one-against-all naive Bayes
 * over words, their senses and word pairs. Training takes a fraction of a second and is deterministic.
 */
export class ArticleClassifier {
  private readonly parts = new Map<string, Feature>();
  /** Each topic's score for a feature that did not occur with it. */
  private readonly unseen: readonly number[];

  constructor(
    private readonly topics: readonly Topic[],
    private readonly thesaurus: Thesaurus,
  ) {
    const samples = topics.flatMap((topic, number) =>
      trainingTexts(topic).map(({ text, worth }) => ({
        number,
        worth,
        text: this.extractTrainingFeatures(text),
      })),
    );
    for (const part of this.parts.values())
      part.rarity =
        (Math.log(1 + samples.length / part.count) / Math.log(1 + samples.length)) ** IDF_EXPONENT;
    for (const { number, worth, text } of samples)
      for (const [part, weight] of normalisedWeights(text)) countFeature(part, number, weight * worth);
    this.unseen = this.computeLogOdds();
  }

  /** Returns each topic's probability by slug; they add up to 1. */
  likelihoods(question: string): Map<string, number> {
    const known = [...this.featuresOf(question)].flatMap(([name, weight]): Text => {
      const part = this.parts.get(name);
      return part ? [[part, weight]] : [];
    });
    const text = normalisedWeights(known);
    const length = sum(text.map(([, weight]) => weight));
    const scores = this.unseen.map((score) => score * length);
    for (const [{ topics, likelihoods: says }, weight] of text)
      for (const [at, number] of topics.entries())
        scores[number] = (scores[number] ?? 0) + weight * (says[at] ?? 0);
    const most = Math.max(...scores);
    const likely = scores.map((score) => Math.exp((score - most) * CALIBRATION));
    const total = sum(likely);
    return new Map(this.topics.map(({ slug }, number) => [slug, (likely[number] ?? 0) / total]));
  }

  /** Turns the counts of each feature into its log-odds per topic. */
  private computeLogOdds(): number[] {
    const base = SMOOTHING * this.parts.size;
    const seen = this.topics.map(() => base);
    for (const { topics, likelihoods: says } of this.parts.values()) {
      const all = sum(says) + SMOOTHING * this.topics.length;
      for (const [at, number] of topics.entries()) {
        const count = says[at] ?? 0;
        seen[number] = (seen[number] ?? base) + count;
        says[at] =
          Math.log((count + SMOOTHING) / SMOOTHING) - Math.log((all - count - SMOOTHING) / (all - SMOOTHING));
      }
    }
    const total = sum(seen);
    return seen.map((count) => Math.log((total - count) / count));
  }

  /** Extracts the features of a training text, registering new ones. */
  private extractTrainingFeatures(text: string): Text {
    return [...this.featuresOf(text)].map(([name, weight]) => {
      const part = this.parts.get(name) ?? { count: 0, rarity: 1, topics: [], likelihoods: [] };
      if (part.count === 0) this.parts.set(name, part);
      part.count += 1;
      return [part, weight];
    });
  }

  private featuresOf(text: string): Map<string, number> {
    const parts = new Map<string, number>();
    const add = (name: string, weight: number) => parts.set(name, (parts.get(name) ?? 0) + weight);
    const words = ['^', ...wordsOf(text).map(({ stem }) => stem), '$'];
    for (const [at, word] of words.entries()) {
      if (at > 0 && at < words.length - 1) add(word, 1);
      if (at > 0) add(`${words[at - 1]} ${word}`, BIGRAM_WEIGHT);
      if (at > 1) add(`${words[at - 2]} … ${word}`, SKIP_BIGRAM_WEIGHT);
    }
    for (const sense of this.thesaurus.sensesOf(text)) add(`sense ${sense}`, SENSE);
    return parts;
  }
}

/** Counts a feature for a topic. Relies on topics being trained in order. */
function countFeature({ topics, likelihoods: says }: Feature, number: number, weight: number): void {
  if (topics.at(-1) !== number) {
    topics.push(number);
    says.push(0);
  }
  says.push((says.pop() ?? 0) + weight);
}

/** Weights a text's features by rarity, normalised to unit length. */
function normalisedWeights(text: Text): Text {
  const weights = text.map(([{ rarity }, weight]) => weight * rarity);
  const length = Math.sqrt(sum(weights.map((weight) => weight * weight))) || 1;
  return text.map(([part], at) => [part, (weights[at] ?? 0) / length]);
}

function trainingTexts({ title, asks, summary, steps = [], notes = [] }: Topic) {
  const own = [summary, ...steps, ...notes].flatMap((text) => text ?? []);
  return [
    ...[title, title, ...asks].flatMap((text) => (text === undefined ? [] : { text, worth: 1 })),
    ...own.map((text) => ({ text, worth: SENTENCE })),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
