import { ArticleSearch } from '../domain/article-search';
import { ARTICLES } from './articles';
import { DESK_ASKS } from './desk-asks';
import { DESK_WORDS } from './desk-words';

/** The articles, each with the desk's ways to ask for it beside its own. */
const asked = ARTICLES.map((article) => ({
  ...article,
  asks: [...article.asks, ...(DESK_ASKS.get(article.slug) ?? [])],
}));

/** What is asked for that no article answers: what Quillcare does not do, by “-” and its name, and medical advice. */
const others = [...DESK_ASKS]
  .filter(([slug]) => !ARTICLES.some((article) => article.slug === slug))
  .map(([slug, asks]) => ({ slug, asks }));

/** The help: every article, and the search over them. */
export const HELP = new ArticleSearch(asked, DESK_WORDS, others);
