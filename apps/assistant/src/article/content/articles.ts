import type { Article } from '../domain/article';
import { ABSENCE_ARTICLES } from './absences';
import { CASE_ARTICLES } from './case.articles';
import { CASE_PAPER_ARTICLES } from './case-papers.articles';
import { CALLBACK_ARTICLES } from './callback.articles';
import { CLIENT_ARTICLES } from './client.articles';
import { NOTIFICATION_ARTICLES } from './notification.articles';
import { MAIL_ARTICLES } from './mail.articles';
import { PATIENT_ARTICLES } from './patient.articles';
import { PLAN_ARTICLES } from './plan.articles';
import { PRACTICE_ARTICLES } from './practice.articles';
import { PRICE_ARTICLES } from './price.articles';
import { QUOTE_ARTICLES } from './quote.articles';
import { READINESS_ARTICLES } from './readiness.articles';
import { RECORD_ARTICLES } from './record.articles';
import { WORK_ARTICLES } from './work.articles';

/** Every article of the help, in the order of the help page. */
export const ARTICLES: readonly Article[] = [
  ...PRACTICE_ARTICLES,
  ...PLAN_ARTICLES,
  ...CALLBACK_ARTICLES,
  ...CLIENT_ARTICLES,
  ...RECORD_ARTICLES,
  ...READINESS_ARTICLES,
  ...WORK_ARTICLES,
  ...CASE_ARTICLES,
  ...NOTIFICATION_ARTICLES,
  ...QUOTE_ARTICLES,
  ...PATIENT_ARTICLES,
  ...PRICE_ARTICLES,
  ...CASE_PAPER_ARTICLES,
  ...MAIL_ARTICLES,
  ...ABSENCE_ARTICLES,
];
