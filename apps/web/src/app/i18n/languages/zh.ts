import type { LanguageWords } from '../language.words';

/** The navigation stays English in this language. */
export const words: LanguageWords = {
  product: {
    tagline: '手术报价管理',
    description: '通过全面的报价和潜在客户管理，简化您的外科诊所工作',
  },
};
