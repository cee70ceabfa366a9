import type { PublicQuote, QuoteSection } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { AnswerSection } from '../answer/answer-section.view';
import { ChooseAnswer } from '../answer/choose-answer.view';
import { CheckSection } from '../checks/check.section';
import { ConversationSection } from '../conversation/conversation.section';
import type { AnswerState } from '../answer/use-answer';
import { RevisionSection, VariationSection } from '../change/variation-section.view';
import { DepositNoticePart } from '../deposit/deposit-notice.part';
import { ChoicesSection } from '../choices/choices-section.view';
import type { Practice } from '../frame/patient.screen';
import type { PatientProblem } from '../patient.api';
import type { Step } from '../steps/use-steps';
import { PrintedTerms } from '../terms/printed-terms.section';
import { LinesSection } from './lines-section.view';
import { OverviewSection, SummarySection } from './summary-section.view';

/** What every section of the open quote gets. */
export interface SectionProps {
  readonly token: string;
  readonly practice: Practice;
  /** With what the patient chose: its lines and totals are those that a signature would bind. */
  readonly quote: PublicQuote;
  readonly answer: AnswerState;
  /** Goes on to a step. */
  readonly go: (step: Step) => void;
  /** Reads the quote again. */
  readonly reload: () => void;
  /** For a failed call: shows the screen that the problem needs, and says whether there was one. */
  readonly onProblem: (problem: PatientProblem) => boolean;
}

export interface Section {
  readonly step: Step;
  /** As views are recorded: it stands on the page as `data-section`. Null where that is not of interest. */
  readonly id: QuoteSection | null;
  /** Whether this quote has the section; left out, every quote does. */
  readonly applies?: (quote: PublicQuote) => boolean;
  readonly View: (props: SectionProps) => ReactNode;
}

/**
 * The open quote, step by step and from top to bottom. This is where a feature plugs in. What changed comes before everything that
 * did not. A view draws one `<section className="p-card">`, or nothing.
 */
export const SECTIONS: readonly Section[] = [
  { step: 'read', id: 'SUMMARY', View: SummarySection },
  { step: 'read', id: null, applies: ({ revised }) => revised !== null, View: RevisionSection },
  { step: 'read', id: 'LINES', applies: ({ variation }) => variation !== null, View: VariationSection },
  {
    step: 'read',
    id: null,
    applies: ({ variation, revised }) => variation !== null || revised !== null,
    View: OverviewSection,
  },
  { step: 'read', id: 'LINES', applies: ({ variation }) => variation === null, View: LinesSection },
  {
    step: 'read',
    id: 'CONVERSATION',
    applies: ({ messageCount }) => messageCount > 0,
    View: ConversationSection,
  },
  { step: 'choose', id: 'CHOICES', applies: ({ choices }) => choices !== null, View: ChoicesSection },
  {
    step: 'choose',
    id: null,
    applies: ({ checkQuestions }) => checkQuestions.length > 0,
    View: CheckSection,
  },
  { step: 'choose', id: null, View: DepositNoticePart },
  { step: 'choose', id: 'SIGN', View: ChooseAnswer },
  { step: 'answer', id: null, View: AnswerSection },
  // On paper they stand behind everything else.
  { step: 'answer', id: 'TERMS', applies: ({ terms }) => terms !== null, View: PrintedTerms },
];
