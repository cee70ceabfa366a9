import { ArticleSearch } from '../domain/article-search';
import { ARTICLES } from './articles';
import { DESK_ASKS } from './desk-asks';
import { DESK_WORDS } from './desk-words';

/** The articles, with the desk's phrasings added to their own. */
const asked = ARTICLES.map((article) => ({
  ...article,
  asks: [...article.asks, ...(DESK_ASKS.get(article.slug) ?? [])],
}));

/** What no article answers: missing features (“-” and the absence's name) and medical advice. */
const others = [...DESK_ASKS]
  .filter(([slug]) => !ARTICLES.some((article) => article.slug === slug))
  .map(([slug, asks]) => ({ slug, asks }));

/** The help: every article, with the search index over them. */
export const HELP = new ArticleSearch(asked, DESK_WORDS, others);
