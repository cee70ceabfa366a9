import type { PublicQuote, QuoteSection } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { AnswerSection } from '../answer/answer-section.view';
import { ChooseAnswer } from '../answer/choose-answer.view';
import { CheckSection } from '../checks/check.section';
import { ConversationSection } from '../conversation/conversation.section';
import type { AnswerState } from '../answer/use-answer';
import { RevisionSection, VariationSection } from '../change/variation-section.view';
import { DepositNoticePart } from '../deposit/deposit.part';
import { ChoicesSection } from '../choices/choices-section.view';
import type { Practice } from '../frame/patient.screen';
import type { PatientError } from '../patient.api';
import type { Step } from '../steps/use-steps';
import { PrintedTerms } from '../terms/printed-terms.section';
import { LinesSection } from './lines-section.view';
import { OverviewSection, SummarySection } from './summary-section.view';

export interface SectionProps {
  readonly token: string;
  readonly practice: Practice;
  /** The quote with the patient's choices applied: its line items and totals are what a signature commits to. */
  readonly quote: PublicQuote;
  readonly answer: AnswerState;
  readonly go: (step: Step) => void;
  readonly reload: () => void;
  /** Handles a failed call. Returns true if it showed another screen for the problem. */
  readonly onProblem: (problem: PatientError) => boolean;
}

export interface Section {
  readonly step: Step;
  /** Name under which views are recorded, rendered as `data-section`. Null if views are not recorded. */
  readonly id: QuoteSection | null;
  /** Whether the quote has this section. If omitted, every quote does. */
  readonly applies?: (quote: PublicQuote) => boolean;
  readonly View: (props: SectionProps) => ReactNode;
}

/**
 * The sections of the open quote, by step and from top to bottom. Features plug in here. Changes come before unchanged content. A
 * view renders one `<section className="p-card">`, or nothing.
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
  // Last, so that the terms are printed after everything else.
  { step: 'answer', id: 'TERMS', applies: ({ terms }) => terms !== null, View: PrintedTerms },
];
