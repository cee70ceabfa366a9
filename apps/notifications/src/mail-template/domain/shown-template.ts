import { AppError, mailTemplateKey, type MailTemplateKey, type MailWords } from '@quillcare/contracts';
import { TEMPLATE_DEFINITIONS } from './template-definitions';

interface StoredTemplate {
  version: number;
  updatedAt: Date;
  isChanged: boolean;
  words: MailWords;
}

/** The template of an address; throws NOT_FOUND if there is none. */
export function templateKeyOf(name: string): MailTemplateKey {
  const key = mailTemplateKey.safeParse(name);
  if (!key.success) throw new AppError('NOT_FOUND');
  return key.data;
}

/** A template as the page shows it: the practice's words, or the product's. */
export function shownTemplate(key: MailTemplateKey, stored: StoredTemplate | null) {
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
