import { listHelpArticles, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { entryOf } from '../domain/article-search';
import { HELP } from '../content/help';

@Implements(listHelpArticles)
export class ListHelpArticlesQuery implements Handler<typeof listHelpArticles> {
  async handle({ query: { search, page } }: InputOf<typeof listHelpArticles>) {
    const found = search ? HELP.find(search, page).map(({ article }) => article) : HELP.about(page);
    return { items: found.map(entryOf) };
  }
}
