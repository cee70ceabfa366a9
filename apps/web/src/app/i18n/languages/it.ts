import type { LanguageWords } from '../language.words';

/** The navigation stays English in this language. */
export const words: LanguageWords = {
  product: {
    tagline: 'Gestione dei preventivi chirurgici',
    description: 'Semplifica il tuo studio chirurgico con una gestione completa di preventivi e contatti',
  },
};
