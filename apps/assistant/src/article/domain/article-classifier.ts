import type { Thesaurus } from './thesaurus';
import { wordsOf } from './words';

/** How much each part of a text counts beside a word: what a word means, two words in a row, two with one between them. */
const SENSE = 0.5;
const PAIR = 0.7;
const APART = 0.3;
/** A sentence of an article is worth less than a way to ask for it. */
const SENTENCE = 0.4;
/** How little a rare part counts more than a common one: 0 not at all, 1 as much as its rarity. */
const RARITY = 0.4;
/** What every part is taken to have been seen with every topic: never is too strong a word. */
const SEEN = 0.01;
/** How sure it is of the likeliest topic: so much that it is right about as often as it says. */
const SURENESS = 1.3;

/** Something that questions are about: an article, or what Q has an answer of its own for. */
export interface Topic {
  slug: string;
  asks: readonly string[];
  title?: string;
  summary?: string;
  steps?: readonly string[];
  notes?: readonly string[];
}

/** A part of texts, and what it says for the topics that it was seen with: for the rest it says nothing. */
interface Part {
  /** In how many texts it stands, and what it counts for that. */
  count: number;
  rarity: number;
  topics: number[];
  says: number[];
}

/** The parts of a text, and how much of it each is. */
type Text = readonly (readonly [part: Part, weight: number])[];

/**
 * Tells by the many ways to ask for each topic which one a question in other words is about: naive Bayes, each topic against all
 * others, over words, their senses and pairs of words. It learns in a fraction of a second, the same each time.
 */
export class ArticleClassifier {
  private readonly parts = new Map<string, Part>();
  /** What speaks for each topic before any part was seen with it. */
  private readonly unseen: readonly number[];

  constructor(
    private readonly topics: readonly Topic[],
    private readonly thesaurus: Thesaurus,
  ) {
    const samples = topics.flatMap((topic, number) =>
      samplesOf(topic).map(({ text, worth }) => ({ number, worth, text: this.learned(text) })),
    );
    for (const part of this.parts.values())
      part.rarity = (Math.log(1 + samples.length / part.count) / Math.log(1 + samples.length)) ** RARITY;
    for (const { number, worth, text } of samples)
      for (const [part, weight] of weighed(text)) see(part, number, weight * worth);
    this.unseen = this.learn();
  }

  /** How likely each topic is the one asked for, by its name; together 1. */
  likelihoods(question: string): Map<string, number> {
    const known = [...this.partsOf(question)].flatMap(([name, weight]): Text => {
      const part = this.parts.get(name);
      return part ? [[part, weight]] : [];
    });
    const text = weighed(known);
    const length = sum(text.map(([, weight]) => weight));
    const scores = this.unseen.map((score) => score * length);
    for (const [{ topics, says }, weight] of text)
      for (const [at, number] of topics.entries())
        scores[number] = (scores[number] ?? 0) + weight * (says[at] ?? 0);
    const most = Math.max(...scores);
    const likely = scores.map((score) => Math.exp((score - most) * SURENESS));
    const whole = sum(likely);
    return new Map(this.topics.map(({ slug }, number) => [slug, (likely[number] ?? 0) / whole]));
  }

  /** Turns how much each part was seen with a topic into what it says for it. */
  private learn(): number[] {
    const base = SEEN * this.parts.size;
    const seen = this.topics.map(() => base);
    for (const { topics, says } of this.parts.values()) {
      const all = sum(says) + SEEN * this.topics.length;
      for (const [at, number] of topics.entries()) {
        const count = says[at] ?? 0;
        seen[number] = (seen[number] ?? base) + count;
        says[at] = Math.log((count + SEEN) / SEEN) - Math.log((all - count - SEEN) / (all - SEEN));
      }
    }
    const whole = sum(seen);
    return seen.map((count) => Math.log((whole - count) / count));
  }

  /** The parts of a text to learn from; new ones become known. */
  private learned(text: string): Text {
    return [...this.partsOf(text)].map(([name, weight]) => {
      const part = this.parts.get(name) ?? { count: 0, rarity: 1, topics: [], says: [] };
      if (part.count === 0) this.parts.set(name, part);
      part.count += 1;
      return [part, weight];
    });
  }

  private partsOf(text: string): Map<string, number> {
    const parts = new Map<string, number>();
    const add = (name: string, weight: number) => parts.set(name, (parts.get(name) ?? 0) + weight);
    const words = ['^', ...wordsOf(text).map(({ stem }) => stem), '$'];
    for (const [at, word] of words.entries()) {
      if (at > 0 && at < words.length - 1) add(word, 1);
      if (at > 0) add(`${words[at - 1]} ${word}`, PAIR);
      if (at > 1) add(`${words[at - 2]} … ${word}`, APART);
    }
    for (const sense of this.thesaurus.sensesOf(text)) add(`sense ${sense}`, SENSE);
    return parts;
  }
}

/** Notes how much a part was seen with a topic; topics come one after the other. */
function see({ topics, says }: Part, number: number, weight: number): void {
  if (topics.at(-1) !== number) {
    topics.push(number);
    says.push(0);
  }
  says.push((says.pop() ?? 0) + weight);
}

/** A text’s parts by their rarity, together of length one. */
function weighed(text: Text): Text {
  const weights = text.map(([{ rarity }, weight]) => weight * rarity);
  const length = Math.sqrt(sum(weights.map((weight) => weight * weight))) || 1;
  return text.map(([part], at) => [part, (weights[at] ?? 0) / length]);
}

function samplesOf({ title, asks, summary, steps = [], notes = [] }: Topic) {
  const own = [summary, ...steps, ...notes].flatMap((text) => text ?? []);
  return [
    ...[title, title, ...asks].flatMap((text) => (text === undefined ? [] : { text, worth: 1 })),
    ...own.map((text) => ({ text, worth: SENTENCE })),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
