import { ARTICLES } from '../content/articles';
import { DESK_ASKS } from '../content/desk-asks';
import { DESK_WORDS } from '../content/desk-words';
import { ArticleClassifier } from './article-classifier';
import { Thesaurus } from './thesaurus';

const FOLDS = 5;
/** Minimum accuracy. The classifier currently reaches 0.67; guessing would reach about 0.01. */
const LEAST = 0.65;

/** Holds back every fifth phrasing: returns the articles without them, and the phrasings held back. */
function heldBack() {
  let at = 0;
  const held: [question: string, slug: string][] = [];
  const articles = ARTICLES.map((article) => {
    const asks = [...article.asks, ...(DESK_ASKS.get(article.slug) ?? [])];
    const isHeld = asks.map(() => (at += 1) % FOLDS === 0);
    held.push(...asks.filter((_, n) => isHeld[n]).map((ask): [string, string] => [ask, article.slug]));
    return { ...article, asks: asks.filter((_, n) => !isHeld[n]) };
  });
  return { articles, held };
}

it('recognises the article meant by a question it has not learned, from other phrasings', () => {
  const { articles, held } = heldBack();
  const classifier = new ArticleClassifier(articles, new Thesaurus(DESK_WORDS));
  const right = held.filter(([question, slug]) => {
    const likely = [...classifier.likelihoods(question)].sort(([, a], [, b]) => b - a);
    return likely[0]?.[0] === slug;
  });
  expect(held.length).toBeGreaterThan(1700);
  expect(right.length / held.length).toBeGreaterThan(LEAST);
});

it('learns deterministically, and its likelihoods add up to one', () => {
  const few = ARTICLES.slice(0, 5);
  const [one, other] = [0, 1].map(() => new ArticleClassifier(few, new Thesaurus('')).likelihoods('my day'));
  expect(one).toEqual(other);
  expect([...one!.values()].reduce((sum, share) => sum + share)).toBeCloseTo(1);
});
