import { ArticleSearch } from '../domain/article-search';
import { Thesaurus } from '../domain/thesaurus';
import { ARTICLES } from './articles';
import { DESK_ASKS } from './desk-asks';
import { DESK_WORDS } from './desk-words';

/** The articles, each with the desk's ways to ask for it beside its own. */
const asked = ARTICLES.map((article) => ({
  ...article,
  asks: [...article.asks, ...(DESK_ASKS.get(article.slug) ?? [])],
}));

/** The help: every article, and the search over them. */
export const HELP = new ArticleSearch(asked, new Thesaurus(DESK_WORDS));
