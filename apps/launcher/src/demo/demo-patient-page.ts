import { getPatientTerms, publishPatientTerms, updatePatientSettings } from '@quillcare/contracts';
import type { Call } from './call-as';

const CHECK_QUESTIONS = [
  {
    question: 'Can the anaesthetist’s fee still change?',
    answers: ['Yes, where it says “estimate”', 'No, every fee is fixed'],
    correct: 0,
  },
  {
    question: 'Is there somebody who can take you home and stay with you for the first night?',
    answers: ['Yes', 'Not yet', 'I would like to talk about it'],
    correct: null,
  },
];

/** What the demo practice added to the default text of the page. */
const MOVED = [
  '# If you move your operation',
  'You can reschedule your operation once, free of charge, up to ten days beforehand. After that, or if you reschedule again, we charge an administration fee of $150 unless you are unwell.',
].join('\n\n');

/** Sets the demo practice's own terms and check questions before its first quote is sent. */
export async function addDemoPatientPage(call: Call): Promise<void> {
  const { version, text } = await call(getPatientTerms, {});
  const body = { version, title: 'Our terms and conditions', text: `${text}\n\n${MOVED}` };
  await call(publishPatientTerms, { body });
  await call(updatePatientSettings, { body: { version: 0, checkQuestions: CHECK_QUESTIONS, state: 'NSW' } });
}
