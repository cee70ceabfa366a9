import { queryProblems, rejectionProblems } from '@quillcare/rules';
import { TextArea } from '../fields/field.view';
import { nameOf } from '../read/paper-of';
import type { AnswerPart } from './answer-part';
import { CONFIRM, QUERY, REJECT } from './answer.en';

/** The text of a question. Not stored on the device, because it may contain health information. */
export const question: AnswerPart<{ queryMessage: string }> = {
  id: 'question',
  start: () => ({ queryMessage: '' }),
  problems: queryProblems,
  share: ({ queryMessage }, quote) => ({
    patientInfo: { patientName: nameOf(quote) },
    queryMessage: queryMessage.trim(),
  }),
  summary: ({ queryMessage }) => [[CONFIRM.question, queryMessage]],
  View: ({ values, change, errorOf }) => (
    <TextArea
      id="queryMessage"
      label={QUERY.label}
      value={values.queryMessage}
      error={errorOf('queryMessage')}
      onChange={(event) => change({ queryMessage: event.target.value })}
    />
  ),
};

/** Why the patient declines. Not stored on the device either. */
export const reason: AnswerPart<{ rejectionReason: string }> = {
  id: 'reason',
  start: () => ({ rejectionReason: '' }),
  problems: rejectionProblems,
  share: ({ rejectionReason }, quote) => ({
    patientInfo: { patientName: nameOf(quote) },
    rejectionReason: rejectionReason.trim(),
  }),
  summary: ({ rejectionReason }) => [[CONFIRM.reason, rejectionReason]],
  View: ({ values, change, errorOf }) => (
    <TextArea
      id="rejectionReason"
      label={REJECT.label}
      value={values.rejectionReason}
      error={errorOf('rejectionReason')}
      onChange={(event) => change({ rejectionReason: event.target.value })}
    />
  ),
};
