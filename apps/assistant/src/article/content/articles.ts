import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../domain/article';
import { parseArticle } from '../domain/article-file';
import { ABSENCE_ARTICLES } from './absences';

/** Article folders, in the order of the help page. */
const FOLDERS = [
  // The working day, the team, the practice and the user's own account.
  'practice',
  // Plans, invoices and exporting the whole practice.
  'plan',
  // Promised callbacks: who makes them, when, and the outcome.
  'callbacks',
  'clients',
  // What is kept with a client: notes, consents, the household, and merging duplicate records.
  'records',
  // Preparing a case for the day of surgery, and the calendar.
  'readiness',
  // How enquiries come in, and what every list and report offers.
  'work',
  // From accepted quote to follow-up after surgery.
  'cases',
  // What users are notified of, where and when.
  'notifications',
  // Creating, sending and revising quotes.
  'quotes',
  // What patients see, how they verify their identity, and the evidence for what they signed.
  'patients',
  // Where prices come from, and the directory behind them.
  'prices',
  // Documents staff keep with a surgery case, and those they give to the hospital.
  'case-papers',
  // The practice's emails: how they are sent, their wording, and delivery failures.
  'mail',
];

function articlesIn(folder: string): Article[] {
  const path = join(__dirname, folder);
  return readdirSync(path)
    .map((file) => parseArticle(file.replace(/\.md$/, ''), readFileSync(join(path, file), 'utf8')))
    .sort((a, b) => a.order - b.order || (a.article.slug < b.article.slug ? -1 : 1))
    .map(({ article }) => article);
}

/** Every article of the help, in the order of the help page. Read when the service starts; a malformed article stops the start. */
export const ARTICLES: readonly Article[] = [...FOLDERS.flatMap(articlesIn), ...ABSENCE_ARTICLES];
