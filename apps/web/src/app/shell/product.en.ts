import { defineWords } from '../../shared/words/words';
import type { TranslationOf } from '../../shared/words/words.types';

const en = {
  tagline: 'Surgical Quote Management',
  description: 'Streamline your surgical practice with comprehensive quote and lead management',
} as const;

export type ProductTranslation = TranslationOf<typeof en>;

/** One chunk for all languages, because each has only two sentences. */
const languages = () => import('./product.languages');

export const productWords = defineWords('product', en, {
  'fr-FR': async () => ({ words: (await languages()).french }),
  'de-DE': async () => ({ words: (await languages()).german }),
  'es-ES': async () => ({ words: (await languages()).spanish }),
  'it-IT': async () => ({ words: (await languages()).italian }),
  'pt-BR': async () => ({ words: (await languages()).portuguese }),
  'ja-JP': async () => ({ words: (await languages()).japanese }),
  'zh-CN': async () => ({ words: (await languages()).chinese }),
});
