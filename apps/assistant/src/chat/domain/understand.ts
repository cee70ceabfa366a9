import { absenceIn, type Absence } from '../../article/domain/absence';
import type { Article } from '../../article/domain/article';
import type { ArticleSearch, Reading } from '../../article/domain/article-search';
import { SAID, unknownAnswer } from './local-answer';
import { withoutDetails } from './personal-data';
import { kindOf } from './question-kind';

export interface Asked {
  message: string;
  /** The user's earlier questions, latest last. */
  before: readonly string[];
  /** The route of the page the user is on. */
  page?: string;
}

export interface Help {
  search: ArticleSearch;
  absences: readonly Absence[];
}

export interface Understood {
  /** Q's own reply if no article is the answer; null otherwise. */
  said: string | null;
  /** The articles the answer is based on, or the closest ones, best first. */
  articles: readonly Article[];
  hasDetails: boolean;
  /** The question in words of the help, the only part of it that may be sent to the model. */
  words: string;
}

/** Maximum number of articles an answer is based on. */
const SOURCES = 3;
/** Minimum probability of a topic before a question with a clinical word counts as one about the product. */
const CERTAIN = 0.9;

export function understand(asked: Asked, help: Help): Understood {
  const isHelp = (word: string) => help.search.isHelpWord(word);
  const { rest, hasDetails } = withoutDetails(asked.message, isHelp);
  const { said, articles } = answerOf({ ...asked, message: rest }, help);
  return { said, articles: articles.slice(0, SOURCES), hasDetails, words: help.search.helpWords(rest) };
}

type Answer = Pick<Understood, 'said' | 'articles'>;

function answerOf(asked: Asked, help: Help): Answer {
  const kind = kindOf(asked.message);
  if (kind === 'PAGE') return ofPage(asked, help) ?? { said: SAID.PAGE, articles: [] };
  if (kind !== 'HELP' && kind !== 'CLINICAL') return { said: SAID[kind], articles: [] };
  const reading = help.search.read(asked.message, asked.page);
  const isMedical = reading.other === 'MEDICAL' || (kind === 'CLINICAL' && reading.likelihood < CERTAIN);
  if (isMedical) return { said: SAID.MEDICAL, articles: [] };
  const absence =
    absenceIn(asked.message, help.absences) ?? help.absences.find(({ name }) => `-${name}` === reading.other);
  if (absence)
    return { said: absence.answer, articles: absence.see.flatMap((slug) => help.search.get(slug) ?? []) };
  return ofArticles(asked, reading, help);
}

/**
 * The articles that answer a question. If it says too little on its own, it is read together with the previous question, or
 * answered from the page.
 */
function ofArticles(asked: Asked, { ranked, isMet }: Reading, { search, absences }: Help): Answer {
  const { message, page } = asked;
  const near = ranked.map(({ article }) => article);
  if (isMet && near.length > 0) return { said: null, articles: near };
  const last = asked.before.at(-1);
  if (last !== undefined) {
    const { rest } = withoutDetails(last, (word) => search.isHelpWord(word));
    const together = search.read(`${rest} ${message}`, page);
    if (together.isMet) return { said: null, articles: together.ranked.map(({ article }) => article) };
  }
  const saysNothing = near.length === 0 && search.helpWords(message).split(' ').length > 1;
  const here = saysNothing ? ofPage(asked, { search, absences }) : null;
  return here ?? { said: unknownAnswer(near.length > 0), articles: near };
}

function ofPage({ page }: Asked, { search }: Help): Answer | null {
  const articles = page === undefined ? [] : search.explaining(page);
  return articles.length > 0 ? { said: null, articles } : null;
}
