import type { LanguageWords } from '../language.words';

/** The navigation stays English in this language. */
export const words: LanguageWords = {
  product: {
    tagline: '手術見積もり管理',
    description: '見積もりと見込み患者の包括的な管理で、外科診療の業務を効率化します',
  },
};
