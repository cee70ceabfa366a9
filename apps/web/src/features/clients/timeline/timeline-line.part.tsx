import type { ReactNode } from 'react';
import type { TimelineAct, TimelineEntry, TimelineFacts, TimelineSubject } from '@quillcare/contracts';
import type { Formats } from '../../../shared/formats/use-formats';
import { getFieldLabel } from '../../../shared/history/readable-change';
import { PageLink } from '../../../shared/navigation/page-link.view';
import type { TimelineKind as Look } from '../../../shared/timeline/timeline-item.view';
import type { TimelineEntry as Line } from '../../../shared/timeline/timeline.view';
import { lookUp, word } from '../../../shared/words/words';
import { clientTimelineWords as words } from './client-timeline.en';

const ACT_DISPLAYS: Record<TimelineAct, Look> = {
  NOTE_WRITTEN: 'note',
  LEAD_CREATED: 'lead',
  LEAD_CHANGED: 'changed',
  LEAD_MOVED: 'lead',
  LEAD_CONTACTED: 'called',
  LEAD_DELETED: 'deleted',
  LEAD_RESTORED: 'created',
  QUOTE_CREATED: 'created',
  QUOTE_SENT: 'sent',
  QUOTE_OPENED: 'viewed',
  QUOTE_ACCEPTED: 'done',
  QUOTE_DECLINED: 'failed',
  QUOTE_EXPIRED: 'due',
  QUOTE_WITHDRAWN: 'deleted',
  QUOTE_REPLACED: 'changed',
  ACCEPTANCE_WITHDRAWN: 'failed',
  DISCOUNT_REQUESTED: 'due',
  DISCOUNT_APPROVED: 'done',
  DISCOUNT_DECLINED: 'failed',
  QUESTION_ASKED: 'asked',
  QUESTION_ANSWERED: 'done',
  CALL_PLANNED: 'due',
  CALL_ATTEMPTED: 'called',
  CALL_MADE: 'called',
  CALL_CLOSED: 'called',
  EMAIL_SENT: 'emailed',
  CASE_OPENED: 'case',
  CASE_CONTINUED: 'case',
  CASE_SCHEDULED: 'case',
  CASE_BOOKED: 'changed',
  CASE_CONFIRMED: 'done',
  CASE_RESCHEDULED: 'due',
  CASE_STARTED: 'case',
  CASE_COMPLETED: 'done',
  CASE_FOLLOWED_UP: 'case',
  CASE_CANCELLED: 'failed',
  CASE_GATE_RECORDED: 'filed',
  CASE_GATE_REMOVED: 'deleted',
  CASE_EXCEPTION_RECORDED: 'filed',
  CASE_DEPOSIT_RECORDED: 'done',
  CLIENT_CREATED: 'created',
  CLIENT_IMPORTED: 'filed',
  CLIENT_CHANGED: 'changed',
  CLIENT_DELETED: 'deleted',
  CLIENT_RESTORED: 'created',
  CLIENT_MERGED: 'changed',
  CLIENT_VIEWED: 'viewed',
};

export function toTimelineLine(entry: TimelineEntry, formats: Formats): Line {
  const { key, at, who, act, facts } = entry;
  return {
    id: key,
    at,
    who: who ?? undefined,
    kind: ACT_DISPLAYS[act],
    tone: facts.mailState === 'FAILED' ? 'error' : undefined,
    what: titleOf(entry, formats),
    detail: detailOf(entry, formats),
  };
}

function titleOf({ act, facts, subject }: TimelineEntry, formats: Formats): ReactNode {
  const mail = facts.mail && lookUp(words, `mail.${facts.mail}`);
  const text =
    mail ??
    word(words, `acts.${act}`, {
      status: lookUp(words, `lead.${facts.status}`) ?? '',
      share: formats.percent(facts.basisPoints ?? 0),
      date: formats.date(facts.dueDate),
    });
  if (!subject) return text;
  return (
    <>
      {text}{' '}
      <PageLink to={pageOf(subject)} underline="always" className="tabular">
        {subject.label}
      </PageLink>
    </>
  );
}

function pageOf({ type, id }: TimelineSubject): string {
  if (type === 'QUOTE') return `/quotes/view/${id}`;
  return type === 'LEAD' ? `/leads/${id}` : `/surgery-cases?case=${id}`;
}

/** Further facts on one line, with any message below. */
function detailOf({ act, facts, text }: TimelineEntry, formats: Formats): ReactNode {
  const { revision = 1, totalMinor, currency, count = 0, fields, mailState, closedReason, isImport } = facts;
  const { noteType, channel, outcome } = facts;
  const isQuote = act === 'QUOTE_SENT' || act === 'QUOTE_ACCEPTED';
  const parts = [
    revision > 1 && word(words, 'version', { revision }),
    isQuote && totalMinor !== undefined && formats.money(totalMinor, currency),
    act === 'QUOTE_OPENED' && count > 1 && word(words, 'opened', { count }),
    mailState && word(words, `mailState.${mailState}`),
    isImport && word(words, 'byImport'),
    fields && fields.map(getFieldLabel).join(', '),
    closedReason && lookUp(words, `closed.${closedReason}`),
    noteType && lookUp(words, `noteTypes.${noteType}`),
    channel && lookUp(words, `channels.${channel}`),
    outcome && lookUp(words, `outcomes.${outcome}`),
    surgeryDate(act, facts, formats),
    text,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** The surgery date, for entries about scheduling. */
function surgeryDate(act: TimelineAct, { startsAt, previousStartsAt }: TimelineFacts, formats: Formats) {
  if (act === 'CASE_RESCHEDULED' && previousStartsAt) {
    const from = formats.dateTime(previousStartsAt);
    return startsAt
      ? word(words, 'surgeryMoved', { from, to: formats.dateTime(startsAt) })
      : word(words, 'surgeryReleased', { from });
  }
  const isAboutDate = act === 'CASE_SCHEDULED' || act === 'CASE_CONFIRMED';
  return isAboutDate && startsAt && word(words, 'surgeryOn', { date: formats.dateTime(startsAt) });
}
