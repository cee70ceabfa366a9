import type { HelpArticle, OperationPermission } from '@quillcare/contracts';

/** An article of the help, as it is written; it shows how to do one thing. */
export interface Article extends Pick<HelpArticle, 'slug' | 'section' | 'title' | 'summary' | 'steps'> {
  notes?: string[];
  /** Where one does it. */
  page?: { label: string; path: string };
  /** Addresses of the pages that it explains, as routes: /clients/:id. */
  at: string[];
  /** How people ask for it in other words. A search for words alone would not find them. */
  asks: string[];
  /** What one may have to do it; everybody without. */
  needs?: OperationPermission;
}
