import type { HelpArticle, OperationPermission } from '@quillcare/contracts';

/** An article of the help as written. It shows how to do one task. */
export interface Article extends Pick<HelpArticle, 'slug' | 'section' | 'title' | 'summary' | 'steps'> {
  notes?: string[];
  page?: { label: string; path: string };
  /** Routes of the pages it explains, such as /clients/:id. */
  at: string[];
  /** Other ways people ask for it, which a search for its words alone would miss. */
  asks: string[];
  /** Permission the task requires; everyone may do it if absent. */
  needs?: OperationPermission;
}
