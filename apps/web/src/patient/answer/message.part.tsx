import { queryProblems, rejectionProblems } from '@quillcare/rules';
import { TextArea } from '../fields/field.view';
import { formatClientName } from '../read/to-paper';
import { fieldProps, type AnswerPart } from './answer-part';
import { CONFIRM, QUERY, REJECT } from './answer.en';

/** The text of a question. Not stored on the device, because it may contain health information. */
export const questionPart: AnswerPart<{ queryMessage: string }> = {
  id: 'question',
  start: () => ({ queryMessage: '' }),
  problems: queryProblems,
  share: ({ queryMessage }, quote) => ({
    patientInfo: { patientName: formatClientName(quote) },
    queryMessage: queryMessage.trim(),
  }),
  summary: ({ queryMessage }) => [[CONFIRM.question, queryMessage]],
  View: (props) => <TextArea {...fieldProps(props, 'queryMessage')} label={QUERY.label} />,
};

/** Why the patient declines. Not stored on the device either. */
export const rejectionReasonPart: AnswerPart<{ rejectionReason: string }> = {
  id: 'reason',
  start: () => ({ rejectionReason: '' }),
  problems: rejectionProblems,
  share: ({ rejectionReason }, quote) => ({
    patientInfo: { patientName: formatClientName(quote) },
    rejectionReason: rejectionReason.trim(),
  }),
  summary: ({ rejectionReason }) => [[CONFIRM.reason, rejectionReason]],
  View: (props) => <TextArea {...fieldProps(props, 'rejectionReason')} label={REJECT.label} />,
};
