import { allows, AppError, getHelpArticle } from '@quillcare/contracts';
import { currentContext, implement } from '@quillcare/service-kit';
import { HELP } from '../content/help';
import { entryOf } from '../domain/article-search';

export const GetHelpArticleQuery = implement(getHelpArticle, [], () => ({
  async handle({ params }) {
    const article = HELP.get(params.slug);
    if (!article) throw new AppError('NOT_FOUND');
    const { principal } = currentContext();
    const isAllowed = principal.kind === 'user' && allows(article.needs ?? 'signed-in', principal);
    return {
      ...entryOf(article),
      steps: article.steps,
      notes: article.notes ?? [],
      page: isAllowed ? (article.page ?? null) : null,
      isAllowed,
      related: HELP.relatedTo(article).map(entryOf),
    };
  },
}));
