import type { PublicQuote, QuoteSection } from '@quillcare/contracts';
import type { ReactNode } from 'react';
import { AnswerSection } from '../answer/answer-section.view';
import { ConversationSection } from '../conversation/conversation.section';
import type { AnswerState } from '../answer/use-answer';
import { VariationSection } from '../change/variation-section.view';
import { ChoicesSection } from '../choices/choices-section.view';
import type { Practice } from '../frame/patient.screen';
import type { PatientProblem } from '../patient.api';
import { PrintedTerms } from '../terms/printed-terms.section';
import { LinesSection } from './lines-section.view';
import { SummarySection } from './summary-section.view';

/** What every section of the open quote gets. */
export interface SectionProps {
  readonly token: string;
  readonly practice: Practice;
  /** With what the patient chose: its lines and totals are those that a signature would bind. */
  readonly quote: PublicQuote;
  readonly answer: AnswerState;
  /** Reads the quote again. */
  readonly reload: () => void;
  /** For a failed call: shows the screen that the problem needs, and says whether there was one. */
  readonly onProblem: (problem: PatientProblem) => boolean;
}

export interface Section {
  /** As views are recorded: it stands on the page as `data-section`. */
  readonly id: QuoteSection;
  /** Whether this quote has the section; left out, every quote does. */
  readonly applies?: (quote: PublicQuote) => boolean;
  readonly View: (props: SectionProps) => ReactNode;
}

/**
 * The open quote from top to bottom. This is where a feature plugs in: choices stand before the lines, which follow
 * them; terms and conversation between the lines and the answer. A view draws one `<section className="p-card">`, or nothing.
 */
export const SECTIONS: readonly Section[] = [
  { id: 'SUMMARY', View: SummarySection },
  { id: 'CHOICES', applies: ({ choices }) => choices !== null, View: ChoicesSection },
  { id: 'LINES', applies: ({ variation }) => variation === null, View: LinesSection },
  { id: 'LINES', applies: ({ variation }) => variation !== null, View: VariationSection },
  {
    id: 'CONVERSATION',
    applies: ({ messageCount }) => messageCount > 0,
    View: ConversationSection,
  },
  { id: 'SIGN', View: AnswerSection },
  { id: 'TERMS', applies: ({ terms }) => terms !== null, View: PrintedTerms },
];
