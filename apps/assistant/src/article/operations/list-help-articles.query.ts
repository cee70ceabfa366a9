import { listHelpArticles } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { entryOf } from '../domain/article-search';
import { HELP } from '../content/help';

export const ListHelpArticlesQuery = implement(listHelpArticles, [], () => ({
  async handle({ query: { search, page } }) {
    const found = search ? HELP.find(search, page).map(({ article }) => article) : HELP.articlesAbout(page);
    return { items: found.map(entryOf) };
  },
}));
