import { findAbsence, type MissingFeature } from '../../article/domain/missing-feature';
import type { Article } from '../../article/domain/article';
import type { ArticleSearch, QuestionMatch } from '../../article/domain/article-search';
import { CANNED_REPLIES, buildUnknownAnswer } from './local-answer';
import { stripPersonalData } from './personal-data';
import { classifyQuestion } from './question-kind';

export interface QuestionContext {
  message: string;
  /** The user's earlier questions, latest last. */
  before: readonly string[];
  /** The route of the page the user is on. */
  page?: string;
}

export interface Help {
  search: ArticleSearch;
  absences: readonly MissingFeature[];
}

export interface Interpretation {
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

export function interpretQuestion(question: QuestionContext, help: Help): Interpretation {
  const isHelp = (word: string) => help.search.isHelpWord(word);
  const { rest, hasDetails } = stripPersonalData(question.message, isHelp);
  const { said, articles } = answerOf({ ...question, message: rest }, help);
  return { said, articles: articles.slice(0, SOURCES), hasDetails, words: help.search.helpWords(rest) };
}

type Answer = Pick<Interpretation, 'said' | 'articles'>;

function answerOf(question: QuestionContext, help: Help): Answer {
  const kind = classifyQuestion(question.message);
  if (kind === 'PAGE') return answerFromPage(question, help) ?? { said: CANNED_REPLIES.PAGE, articles: [] };
  if (kind !== 'HELP' && kind !== 'CLINICAL') return { said: CANNED_REPLIES[kind], articles: [] };
  const reading = help.search.analyse(question.message, question.page);
  const isMedical = reading.other === 'MEDICAL' || (kind === 'CLINICAL' && reading.likelihood < CERTAIN);
  if (isMedical) return { said: CANNED_REPLIES.MEDICAL, articles: [] };
  const absence =
    findAbsence(question.message, help.absences) ??
    help.absences.find(({ name }) => `-${name}` === reading.other);
  if (absence)
    return { said: absence.answer, articles: absence.see.flatMap((slug) => help.search.get(slug) ?? []) };
  return answerFromArticles(question, reading, help);
}

/**
 * The articles that answer a question. If it says too little on its own, it is read together with the previous question, or
 * answered from the page.
 */
function answerFromArticles(
  question: QuestionContext,
  { ranked, isMet }: QuestionMatch,
  { search, absences }: Help,
): Answer {
  const { message, page } = question;
  const near = ranked.map(({ article }) => article);
  if (isMet && near.length > 0) return { said: null, articles: near };
  const last = question.before.at(-1);
  if (last !== undefined) {
    const { rest } = stripPersonalData(last, (word) => search.isHelpWord(word));
    const together = search.analyse(`${rest} ${message}`, page);
    if (together.isMet) return { said: null, articles: together.ranked.map(({ article }) => article) };
  }
  const saysNothing = near.length === 0 && search.helpWords(message).split(' ').length > 1;
  const pageAnswer = saysNothing ? answerFromPage(question, { search, absences }) : null;
  return pageAnswer ?? { said: buildUnknownAnswer(near.length > 0), articles: near };
}

function answerFromPage({ page }: QuestionContext, { search }: Help): Answer | null {
  const articles = page === undefined ? [] : search.articlesExplaining(page);
  return articles.length > 0 ? { said: null, articles } : null;
}
