import { NONE, type listQuotes, type InputOf } from '@quillcare/contracts';

type QuoteQuery = InputOf<typeof listQuotes>['query'];

/** Packs the list's report filters into the values of two conditions. Each is omitted if none of its filters is set. */
export function reportedFilters(query: Partial<QuoteQuery>): { reported?: string; askedBetween?: string } {
  const { firstSentFrom, firstSentTo, outcome, marked, mainSurgeryId, source, declineReason } = query;
  const reported = { firstSentFrom, firstSentTo, outcome, marked, mainSurgeryId, source, declineReason };
  const { askedFrom, askedTo, isAnswered } = query;
  const questions = { askedFrom, askedTo, isAnswered };
  return {
    ...(isGiven(reported) && { reported: JSON.stringify(reported) }),
    ...(isGiven(questions) && { askedBetween: JSON.stringify(questions) }),
  };
}

function isGiven(filters: object): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** A condition that applies only if `name` is set. Both are constants to the planner, so it can simplify them. */
const whenGiven = (value: string, name: string, condition: (text: string) => string): string => {
  const text = `(${value}::jsonb->>'${name}')`;
  return `(${text} is null or ${condition(text)})`;
};
const orNone = (column: string, type: string) => (text: string) =>
  `case ${text} when '${NONE}' then ${column} is null else ${column} = nullif(${text}, '${NONE}')::${type} end`;

/** Quotes matching the reports' filters. Selects from the reports' facts, so that list and figure agree. */
export function reportedCondition(value: string): string {
  const conditions = [
    whenGiven(value, 'firstSentFrom', (text) => `f.sent_on >= ${text}::date`),
    whenGiven(value, 'firstSentTo', (text) => `f.sent_on <= ${text}::date`),
    whenGiven(value, 'outcome', (text) => `f.outcome = ${text}`),
    whenGiven(
      value,
      'marked',
      (text) => `case ${text} when 'VIEWED' then f.is_viewed when 'DONE' then f.is_done else exists (
        select 1 from quoting.report_question a
         where a.organisation_id = f.organisation_id and a.quote_number = f.quote_number) end`,
    ),
    whenGiven(value, 'mainSurgeryId', orNone('f.surgery_id', 'uuid')),
    whenGiven(value, 'source', orNone('f.source', 'text')),
    whenGiven(value, 'declineReason', (text) => `f.decline_reason = ${text}`),
  ];
  return `id in (select f.quote_id from quoting.report_quote f where f.organisation_id = $1 and ${conditions.join(' and ')})`;
}

/** Quotes whose patient asked a question on certain days. */
export function questionCondition(value: string): string {
  const conditions = [
    whenGiven(value, 'askedFrom', (text) => `a.asked_on >= ${text}::date`),
    whenGiven(value, 'askedTo', (text) => `a.asked_on <= ${text}::date`),
    whenGiven(value, 'isAnswered', (text) => `(a.answered_at is not null) = ${text}::boolean`),
  ];
  return `id in (select f.quote_id from quoting.report_question a
      join quoting.report_quote f on f.organisation_id = a.organisation_id and f.quote_number = a.quote_number
     where a.organisation_id = $1 and ${conditions.join(' and ')})`;
}
