import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../domain/article';
import { parseArticle } from '../domain/article-file';
import { ABSENCE_ARTICLES } from './absences';

/** The folders of the articles, in the order of the help page. */
const FOLDERS = [
  // The day's work, the team, the practice and one's own account.
  'practice',
  // Plans, invoices and exporting the whole practice.
  'plan',
  // Promised calls: who makes them, when, and what came of them.
  'callbacks',
  // People: those who asked, and those who are clients.
  'clients',
  // What belongs to a client: notes, consents, the household, and two records of one person.
  'records',
  // Getting a case ready for the day of surgery, and the calendar.
  'readiness',
  // How enquiries come in, and what every list and report can do.
  'work',
  // From the accepted quote to the follow-up after surgery.
  'cases',
  // What people are told, where and when.
  'notifications',
  // Making, sending and changing quotes.
  'quotes',
  // What patients see, how they prove who they are, and what proves what they signed.
  'patients',
  // Where prices come from, and the directory behind them.
  'prices',
  // What staff keep with a surgery case, and what they give to the hospital.
  'case-papers',
  // The practice's emails: how they go out, what they say, and which did not arrive.
  'mail',
];

function articlesIn(folder: string): Article[] {
  const path = join(__dirname, folder);
  return readdirSync(path)
    .map((file) => parseArticle(file.replace(/\.md$/, ''), readFileSync(join(path, file), 'utf8')))
    .sort((a, b) => a.order - b.order || (a.article.slug < b.article.slug ? -1 : 1))
    .map(({ article }) => article);
}

/** Every article of the help, in the order of the help page; read when the service starts, which refuses one that is not right. */
export const ARTICLES: readonly Article[] = [...FOLDERS.flatMap(articlesIn), ...ABSENCE_ARTICLES];
