import { ArticleSearch } from '../domain/article-search';
import { ARTICLES } from './articles';

/** The help: every article, and the search over them. */
export const HELP = new ArticleSearch(ARTICLES);
