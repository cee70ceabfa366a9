import type { LanguageWords } from '../language.words';

/** The navigation stays English in this language. */
export const words: LanguageWords = {
  product: {
    tagline: 'Gestão de orçamentos cirúrgicos',
    description: 'Simplifique a sua clínica cirúrgica com uma gestão completa de orçamentos e contatos',
  },
};
