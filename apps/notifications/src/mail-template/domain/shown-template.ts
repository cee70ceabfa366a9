import { AppError, mailTemplateKey, type MailTemplateKey, type MailWords } from '@quillcare/contracts';
import { TEMPLATE_DEFINITIONS } from './template-definitions';

interface StoredTemplate {
  version: number;
  updatedAt: Date;
  isChanged: boolean;
  words: MailWords;
}

/** Parses the template key of a URL; throws NOT_FOUND if it is unknown. */
export function templateKeyOf(name: string): MailTemplateKey {
  const key = mailTemplateKey.safeParse(name);
  if (!key.success) throw new AppError('NOT_FOUND');
  return key.data;
}

/** Returns a template for display, with the practice's wording or the product's. */
export function toTemplateView(key: MailTemplateKey, stored: StoredTemplate | null) {
  const { words, variables, needed } = TEMPLATE_DEFINITIONS[key];
  return {
    key,
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
    isChanged: stored?.isChanged ?? false,
    words: stored?.isChanged ? stored.words : words,
    variables: [...variables],
    needed: [...needed],
  };
}
