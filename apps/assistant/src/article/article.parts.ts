import { defineParts } from '@quillcare/service-kit';
import { GetHelpArticleQuery } from './operations/get-help-article.query';
import { ListHelpArticlesQuery } from './operations/list-help-articles.query';

export const articleParts = defineParts({
  handlers: [ListHelpArticlesQuery, GetHelpArticleQuery],
});
